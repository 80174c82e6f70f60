import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useUpdateSystemSettingsMutation } from './settings.gen.ts';
import classes from './settings.module.css';
import { SYSTEM } from './settings-fields.ts';

/** Switches maintenance on and off; it takes effect at once and is not part of the form. */
export function MaintenanceSwitch({ isOn }: { isOn: boolean }) {
  const [update, { loading }] = useUpdateSystemSettingsMutation();
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const set = async (maintenanceMode: boolean) => {
    await update({ variables: { input: { maintenanceMode } } });
    showToast(maintenanceMode ? 'O site está em manutenção.' : 'O site está aberto a todos.');
  };
  const open = async () => {
    try {
      await set(false);
    } catch (error) {
      showToast(errorMessage(error, SYSTEM.failed), 'error');
    }
    button.current?.focus();
  };

  return (
    <>
      <p className={classes.title}>
        <StatusTag tone={isOn ? 'waiting' : 'good'}>{isOn ? 'Em manutenção' : 'Aberto a todos'}</StatusTag>
        {isOn
          ? 'Só administradores usam o site agora. As outras pessoas veem um aviso.'
          : 'Em manutenção, só administradores usam o site.'}
      </p>
      <div className={formClasses.actions}>
        <Button
          ref={button}
          variant={isOn ? 'filled' : 'default'}
          loading={loading && !isAsking}
          onClick={isOn ? open : () => setIsAsking(true)}
        >
          {isOn ? 'Reabrir o site' : 'Ativar modo de manutenção'}
        </Button>
      </div>
      {isAsking && (
        <AttemptModal
          title="Ativar modo de manutenção?"
          action="Ativar manutenção"
          failedText={SYSTEM.failed}
          run={() => set(true)}
          onDone={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
        >
          <p>
            O site fecha agora para todos que não são administradores: visitantes e donos de empresas veem só
            um aviso de manutenção, e o que estiverem fazendo não é salvo.
          </p>
          <p className={formClasses.aside}>
            Você continua dentro, e administradores ainda conseguem entrar. O site reabre aqui, a qualquer
            hora.
          </p>
        </AttemptModal>
      )}
    </>
  );
}
