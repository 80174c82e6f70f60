import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { StatusTag } from '../../ui/status-tag.tsx';
import { MaintenanceModal } from './maintenance-modal.tsx';
import classes from './settings.module.css';
import { SYSTEM } from './settings-fields.ts';
import { useMaintenance } from './use-maintenance.ts';

/** Switches maintenance on and off; it takes effect at once and is not part of the form. */
export function MaintenanceSwitch({ isOn }: { isOn: boolean }) {
  const { setMaintenance, isBusy } = useMaintenance();
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const open = async () => {
    try {
      await setMaintenance(false);
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
          loading={isBusy && !isAsking}
          onClick={isOn ? open : () => setIsAsking(true)}
        >
          {isOn ? 'Reabrir o site' : 'Ativar modo de manutenção'}
        </Button>
      </div>
      {isAsking && <MaintenanceModal onClose={() => setIsAsking(false)} />}
    </>
  );
}
