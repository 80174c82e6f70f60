import { useState } from 'react';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';

interface RemoveKeyModalProps {
  /** Removes the key; returns an error message, or undefined. */
  remove(): string | undefined;
  onClose(): void;
  onRemoved(): void;
}

/** Confirms the removal of the Maps key, which is stored in this browser only. */
export function RemoveKeyModal({ remove, onClose, onRemoved }: RemoveKeyModalProps) {
  const [problem, setProblem] = useState<string>();
  const confirm = () => {
    const failure = remove();
    setProblem(failure);
    if (!failure) onRemoved();
  };
  return (
    <ConfirmModal
      title="Remover chave?"
      action="Remover chave"
      isBusy={false}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>A chave será apagada deste navegador. Para usá-la de novo, você precisa colá-la outra vez.</p>
    </ConfirmModal>
  );
}
