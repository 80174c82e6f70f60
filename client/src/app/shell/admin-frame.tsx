import type { ReactNode } from 'react';
import { BulkDock } from '../../admin/bulk/bulk-dock.tsx';
import { PaletteButton } from '../../admin/palette/palette-button.tsx';
import { type PaletteProps, usePalette } from '../../admin/palette/use-palette.tsx';
import { MaintenanceChange } from '../../admin/settings/maintenance-modal.tsx';
import { AdminNavigation } from '../../admin/shell/admin-navigation.tsx';
import { MaintenanceBar } from '../../admin/shell/maintenance-bar.tsx';
import { ALL_SCREENS } from '../../admin/shell/screens.ts';
import { ShownAccount, useAdministrator } from '../../domain/account/use-may.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { Themed } from '../../ui/themed.tsx';

const PALETTE: PaletteProps = {
  screens: ALL_SCREENS,
  maintenance: (onClose) => <MaintenanceChange onClose={onClose} />,
};

/** Shows the button that leads anywhere. */
const find = (className?: string, children?: ReactNode) => (
  <PaletteButton {...PALETTE} className={className}>
    {children}
  </PaletteButton>
);

/** Leads anywhere by the keyboard, outside the administration. */
const KeyboardPalette = () => usePalette(PALETTE).element;

/** Shows what administrators see around every page, and around those of the administration. */
export default function AdminFrame({ isInside }: { isInside: boolean }) {
  const { maintenanceMode } = useSite();
  const administrator = useAdministrator();
  return (
    <ShownAccount value={administrator}>
      {maintenanceMode && <MaintenanceBar />}
      {isInside ? (
        <div data-side>
          <Themed>
            <AdminNavigation find={find} />
          </Themed>
        </div>
      ) : (
        <Themed>
          <KeyboardPalette />
        </Themed>
      )}
      <Themed>
        <BulkDock />
      </Themed>
    </ShownAccount>
  );
}
