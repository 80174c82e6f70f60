import { errorMessage, type FailedText } from '../../api/errors.ts';
import { currentToasts, showToast } from '../../ui/feedback/toast-store.ts';
import { UndoToast } from './undo-toast.tsx';
import { addUndoable, clearUndoables, removeUndoable } from './undoables.ts';
import { canRetryUndo } from './use-undo-decision.ts';

/** The toast that lists everything that can be undone. */
let toastId: number | undefined;

/**
 * Shows a toast with a button that undoes what was done, and its result; again where undoing failed. Until `until` if that is given, else for some
 * seconds. Returns a function that takes it out of the toast.
 */
export function showUndoable(
  text: string,
  undo: () => Promise<unknown>,
  failed: FailedText,
  until?: number,
): () => void {
  const undoAndReport = () =>
    undo().then(
      () => showToast('Desfeito.'),
      (error: unknown) => {
        showToast(errorMessage(error, failed), 'error');
        if (canRetryUndo(error, until)) remove = showUndoable(text, undo, failed, until);
      },
    );
  const isOpen = currentToasts().some((toast) => toast.id === toastId);
  if (!isOpen) clearUndoables();
  const id = addUndoable({ text, until, undo: undoAndReport });
  if (!isOpen) toastId = showToast(text, 'success', (close) => <UndoToast close={close} />);
  let remove = () => removeUndoable(id);
  return () => remove();
}
