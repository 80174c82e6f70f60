import { Button } from '@mantine/core';
import { useState } from 'react';
import formClasses from '../../ui/form/form.module.css';
import { StatusTag } from '../../ui/status-tag.tsx';
import { MaintenanceChange } from './maintenance-modal.tsx';
import classes from './settings.module.css';

/** Switches maintenance on and off; it takes effect at once and is not part of the form. */
export function MaintenanceSwitch({ isOn }: { isOn: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p className={classes.title}>
        <StatusTag tone={isOn ? 'waiting' : 'good'}>{isOn ? 'Em manutenção' : 'Aberto a todos'}</StatusTag>
        {isOn
          ? 'Só administradores usam o site agora. As outras pessoas veem um aviso.'
          : 'Em manutenção, só administradores usam o site.'}
      </p>
      <div className={formClasses.actions}>
        <Button variant={isOn ? 'filled' : 'default'} onClick={() => setIsAsking(true)}>
          {isOn ? 'Reabrir o site' : 'Ativar modo de manutenção'}
        </Button>
      </div>
      {isAsking && <MaintenanceChange onClose={() => setIsAsking(false)} />}
    </>
  );
}
