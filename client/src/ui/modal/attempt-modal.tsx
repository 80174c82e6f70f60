import { type FailedText, failureOf } from '../../api/errors.ts';
import { showToast } from '../feedback/toast-store.ts';
import { useAttempt } from '../form/use-attempt.ts';
import { ConfirmModal, type ConfirmModalProps } from './confirm-modal.tsx';

export interface AttemptModalProps extends Omit<ConfirmModalProps, 'isBusy' | 'problem' | 'onConfirm'> {
  /** The confirmed action; throws when it failed. */
  run(): Promise<unknown>;
  /** False cancels the action: a field is not valid. */
  isReady?(): boolean;
  /** Toast of success; missing where `run` shows one. */
  doneText?: string;
  failedText: FailedText;
  /** Error codes that mean that it was done before by another user. Their message is shown as a toast. */
  codesOfDone?: readonly string[];
  /** Called once it is done; `isBefore` is true when another user did it. */
  onDone?(isBefore: boolean): void;
  /** Called with an error that the modal shows. */
  onFailed?(error: unknown): void;
}

/** Confirms an action and runs it. It stays open with the error's message when that fails. */
export function AttemptModal({
  run,
  isReady = () => true,
  doneText,
  failedText,
  codesOfDone = [],
  onDone,
  onFailed,
  ...modal
}: AttemptModalProps) {
  const { isBusy, problem, attempt } = useAttempt(failedText, (error, message) => {
    const isDone = codesOfDone.includes(failureOf(error).code);
    if (isDone) {
      showToast(message, 'error');
      onDone?.(true);
    } else onFailed?.(error);
    return isDone;
  });
  const confirm = () =>
    attempt(async () => {
      if (!isReady()) return;
      await run();
      if (doneText) showToast(doneText);
      onDone?.(false);
    });
  return <ConfirmModal {...modal} isBusy={isBusy} problem={problem} onConfirm={confirm} />;
}
