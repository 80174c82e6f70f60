import { useState } from 'react';
import { useSite } from '../../domain/site/use-site.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { useUpdateSystemSettingsMutation } from './settings.gen.ts';
import { SYSTEM } from './settings-fields.ts';

/** Returns a function that switches maintenance and says so in a toast; it throws when that failed. */
function useMaintenance() {
  const [update] = useUpdateSystemSettingsMutation();
  return async (maintenanceMode: boolean) => {
    await update({ variables: { input: { maintenanceMode } } });
    showToast(maintenanceMode ? 'O site está em manutenção.' : 'O site está aberto a todos.');
  };
}

/** Asks before the site is closed to all but administrators. */
function MaintenanceModal({ onClose }: { onClose(): void }) {
  const setMaintenance = useMaintenance();
  return (
    <AttemptModal
      title="Ativar modo de manutenção?"
      action="Ativar manutenção"
      failedText={SYSTEM.failed}
      run={() => setMaintenance(true)}
      onDone={onClose}
      onClose={onClose}
    >
      <p>
        O site fecha agora para todos, menos para administradores. Visitantes e donos de empresas veem só um
        aviso de manutenção, e o que estiverem fazendo não é salvo.
      </p>
      <p className={formClasses.aside}>
        Você continua dentro, e administradores ainda conseguem entrar. O site reabre aqui, a qualquer hora.
      </p>
    </AttemptModal>
  );
}

/** Asks before the site is opened to everybody. */
function ReopenModal({ onClose }: { onClose(): void }) {
  const setMaintenance = useMaintenance();
  return (
    <AttemptModal
      title="Reabrir o site?"
      action="Reabrir o site"
      isDestructive={false}
      failedText={SYSTEM.failed}
      run={() => setMaintenance(false)}
      onDone={onClose}
      onClose={onClose}
    >
      <p>O site abre agora para todos, com o que foi mudado durante a manutenção.</p>
    </AttemptModal>
  );
}

/** Asks before maintenance is switched: on where it is off, else off. */
export function MaintenanceChange({ onClose }: { onClose(): void }) {
  const { maintenanceMode } = useSite();
  // The mode changes before the question is closed.
  const [isOn] = useState(maintenanceMode);
  return isOn ? <ReopenModal onClose={onClose} /> : <MaintenanceModal onClose={onClose} />;
}
