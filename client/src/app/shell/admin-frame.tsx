import type { ReactNode } from 'react';
import { BulkDock } from '../../admin/actions/bulk/bulk-dock.tsx';
import { PaletteButton } from '../../admin/palette/palette-button.tsx';
import { MaintenanceChange } from '../../admin/settings/maintenance-modal.tsx';
import { AdminNavigation } from '../../admin/shell/admin-navigation.tsx';
import { ENTRIES } from '../../admin/shell/entries.ts';
import { MaintenanceBar } from '../../admin/shell/maintenance-bar.tsx';
import { ShownAccount, useAdministrator } from '../../domain/account/use-may.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { Themed } from '../../ui/themed.tsx';

/** Shows the button that leads anywhere. */
const find = (className?: string, children?: ReactNode) => (
  <PaletteButton
    screens={ENTRIES}
    maintenance={(onClose) => <MaintenanceChange onClose={onClose} />}
    className={className}
  >
    {children}
  </PaletteButton>
);

/** Shows what administrators see around every page, and around those of the administration. */
export default function AdminFrame({ isInside }: { isInside: boolean }) {
  const { maintenanceMode } = useSite();
  const administrator = useAdministrator();
  return (
    <ShownAccount value={administrator}>
      {maintenanceMode && <MaintenanceBar />}
      {isInside && (
        <div data-side>
          <Themed>
            <AdminNavigation find={find} />
          </Themed>
        </div>
      )}
      <Themed>
        <BulkDock />
      </Themed>
    </ShownAccount>
  );
}
