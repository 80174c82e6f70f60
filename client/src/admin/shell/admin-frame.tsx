import { useSite } from '../../domain/site/use-site.ts';
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
          <AdminNavigation />
        </div>
      )}
    </>
  );
}
