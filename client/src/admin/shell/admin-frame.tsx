import { useSite } from '../../domain/site/use-site.ts';
import { Themed } from '../../ui/themed.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { MaintenanceBar } from './maintenance-bar.tsx';

/** Shows what administrators see around every page, and around those of the administration. */
export default function AdminFrame({ isInside }: { isInside: boolean }) {
  const { maintenanceMode } = useSite();
  return (
    <>
      {maintenanceMode && <MaintenanceBar />}
      {isInside && (
        <div data-side>
          <Themed>
            <AdminNavigation />
          </Themed>
        </div>
      )}
    </>
  );
}
