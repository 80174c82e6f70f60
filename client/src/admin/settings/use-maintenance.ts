import { showToast } from '../../ui/feedback/toast-store.ts';
import { useUpdateSystemSettingsMutation } from './settings.gen.ts';

/** Returns a function that switches maintenance and says so in a toast; it throws when that failed. */
export function useMaintenance() {
  const [update] = useUpdateSystemSettingsMutation();
  return async (maintenanceMode: boolean) => {
    await update({ variables: { input: { maintenanceMode } } });
    showToast(maintenanceMode ? 'O site está em manutenção.' : 'O site está aberto a todos.');
  };
}
