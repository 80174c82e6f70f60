import { type ReactNode, useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { showToast } from '../feedback/toast-store.ts';
import { ConfirmModal } from './confirm-modal.tsx';
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await erase();
      showToast(`${name.charAt(0).toUpperCase()}${name.slice(1)} apagada.`);
      onDone();
    } catch (error) {
      const message = errorMessage(error, `Não foi possível apagar a ${name}. Tente novamente.`);
      setBusy(false);
      if (failureOf(error).code !== 'NOT_FOUND') return setProblem(message);
      showToast(message, 'error');
      onDone();
    }
  };
  return (
    <ConfirmModal
      title={`Apagar ${name}?`}
      action={`Apagar ${name}`}
      isBusy={isBusy}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.stays}>{children}</div>
    </ConfirmModal>
  );
}
