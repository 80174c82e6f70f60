import type { ReactNode } from 'react';
import { AttemptModal } from './attempt-modal.tsx';
import classes from './site-modal.module.css';

interface EraseModalProps {
  /** What is erased. */
  name: 'avaliação' | 'informação' | 'mensagem';
  erase(): Promise<unknown>;
  onClose(): void;
  /** Called once it is erased, also by another user. */
  onDone(): void;
  /** What is erased and what stays. */
  children: ReactNode;
}

/** Asks before erasing on a person's request (LGPD): says what is erased and what stays. */
export const EraseModal = ({ name, erase, onClose, onDone, children }: EraseModalProps) => (
  <AttemptModal
    title={`Apagar ${name}?`}
    action={`Apagar ${name}`}
    run={erase}
    doneText={`${name.charAt(0).toUpperCase()}${name.slice(1)} apagada.`}
    failedText={`Não foi possível apagar a ${name}. Tente novamente.`}
    codesOfDone={['NOT_FOUND']}
    onDone={onDone}
    onClose={onClose}
  >
    <div className={classes.stays}>{children}</div>
  </AttemptModal>
);
