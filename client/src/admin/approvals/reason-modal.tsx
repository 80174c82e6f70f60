import { type ReactNode, useRef, useState } from 'react';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';

interface ReasonModalProps {
  title: string;
  action: string;
  /** Description of the field. */
  description: string;
  /** What will happen. */
  children: ReactNode;
  /** `reason` is null when empty. Returns the message to show, or undefined once it is done. */
  onConfirm(reason: string | null): Promise<string | undefined>;
  onClose(): void;
}

/** Confirms a refusal with an optional reason, which is kept when it fails. */
export function ReasonModal({ title, action, description, children, onConfirm, onClose }: ReasonModalProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const reason = useRef<HTMLTextAreaElement>(null);
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    setProblem(await onConfirm(reason.current?.value.trim() || null));
    setBusy(false);
  };
  return (
    <ConfirmModal
      title={title}
      action={action}
      isBusy={isBusy}
      problem={problem}
      hasTyped={() => (reason.current?.value.trim() ?? '') !== ''}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
      <TextArea
        ref={reason}
        label="Motivo (opcional)"
        description={description}
        name="reason"
        data-autofocus
        rows={3}
        maxLength={1_000}
      />
    </ConfirmModal>
  );
}
