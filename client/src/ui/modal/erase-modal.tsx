import type { ReactNode } from 'react';
import { failureOf } from '../../api/errors.ts';
import { showToast } from '../feedback/toast-store.ts';
import { ActionModal } from './action-modal.tsx';
import classes from './erase-modal.module.css';

interface EraseModalProps {
  /** What is erased. */
  name: 'avaliação' | 'mensagem';
  erase(): Promise<unknown>;
  onClose(): void;
  /** Erased now, or before by somebody else. */
  onDone(): void;
  /** What goes and what stays. */
  children: ReactNode;
}

/** Erasing is for requests of persons (LGPD): it says what goes and what stays. */
export function EraseModal({ name, erase, onClose, onDone, children }: EraseModalProps) {
  const onRefused = (error: unknown, message: string) => {
    if (failureOf(error).code !== 'NOT_FOUND') return false;
    showToast(message, 'error');
    onDone();
    return true;
  };
  const run = async () => {
    await erase();
    showToast(`${name.charAt(0).toUpperCase()}${name.slice(1)} apagada.`);
    onDone();
  };
  return (
    <ActionModal
      title={`Apagar ${name}?`}
      action={`Apagar ${name}`}
      failedText={`Não foi possível apagar a ${name}. Tente novamente.`}
      run={run}
      onRefused={onRefused}
      onClose={onClose}
    >
      <div className={classes.stays}>{children}</div>
    </ActionModal>
  );
}
