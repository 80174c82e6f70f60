import type { ReactNode } from 'react';
import { failureOf } from '../../api/errors.ts';
import { showToast } from '../feedback/toast-store.ts';
import { ConfirmModal } from './confirm-modal.tsx';
import classes from './erase-modal.module.css';
import { useAttempt } from './use-attempt.ts';

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
  const { isBusy, problem, attempt } = useAttempt(
    `Não foi possível apagar a ${name}. Tente novamente.`,
    (error, message) => {
      if (failureOf(error).code !== 'NOT_FOUND') return false;
      showToast(message, 'error');
      onDone();
      return true;
    },
  );
  const confirm = () =>
    attempt(async () => {
      await erase();
      showToast(`${name.charAt(0).toUpperCase()}${name.slice(1)} apagada.`);
      onDone();
    });
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
