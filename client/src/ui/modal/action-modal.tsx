import { ConfirmModal, type ConfirmModalProps } from './confirm-modal.tsx';
import { useAttempt } from './use-attempt.ts';

interface ActionModalProps extends Omit<ConfirmModalProps, 'isBusy' | 'problem' | 'onConfirm'> {
  /** Shown where the server has no sentence for people. */
  failedText: string;
  /** What confirming does; throws the server's errors. */
  run(): Promise<void>;
  /** Returns true for an error that it has handled. */
  onRefused?(error: unknown, message: string): boolean;
}

/** A question whose answer runs one action; its error stands below the question. */
export function ActionModal({ failedText, run, onRefused, ...modal }: ActionModalProps) {
  const { isBusy, problem, attempt } = useAttempt(failedText, onRefused);
  return <ConfirmModal {...modal} isBusy={isBusy} problem={problem} onConfirm={() => attempt(run)} />;
}
