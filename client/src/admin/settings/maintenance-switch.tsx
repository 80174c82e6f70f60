import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useUpdateSystemSettingsMutation } from './settings.gen.ts';
import classes from './settings.module.css';

const FAILED = 'Erro ao salvar configurações';

/** Switches maintenance on and off; it takes effect at once and is not part of the form. */
export function MaintenanceSwitch({ isOn }: { isOn: boolean }) {
  const [update, { loading }] = useUpdateSystemSettingsMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  const set = async (maintenanceMode: boolean): Promise<string | undefined> => {
    if (loading) return undefined;
    try {
      await update({ variables: { input: { maintenanceMode } } });
      showToast(maintenanceMode ? 'O site está em manutenção.' : 'O site está aberto a todos.');
      setIsAsking(false);
      return undefined;
    } catch (error) {
      return errorMessage(error, FAILED);
    }
  };
  const open = async () => {
    const refused = await set(false);
    if (refused) showToast(refused, 'error');
    button.current?.focus();
  };
  const close = async () => {
    setProblem(undefined);
    setProblem(await set(true));
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
          onClick={() => {
            setProblem(undefined);
            if (isOn) open();
            else setIsAsking(true);
          }}
        >
          {isOn ? 'Reabrir o site' : 'Ativar modo de manutenção'}
        </Button>
      </div>
      {isAsking && (
        <ConfirmModal
          title="Ativar modo de manutenção?"
          action="Ativar manutenção"
          isBusy={loading}
          problem={problem}
          onConfirm={close}
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
        </ConfirmModal>
      )}
    </>
  );
}
