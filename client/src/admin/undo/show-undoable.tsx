import { errorMessage, type FailedText } from '../../api/errors.ts';
import { signedInId } from '../../domain/account/on-other-person.ts';
import { currentToasts, showToast } from '../../ui/feedback/toast-store.ts';
import { canRetryUndo } from './is-decided-before.ts';
import { UndoToast } from './undo-toast.tsx';
import { addUndoable, clearUndoables, removeUndoable } from './undoables.ts';

/** Shown when the server gives no reason. */
export const NOT_UNDONE = 'Não foi possível desfazer. Tente novamente.';

/** The toast that lists everything that can be undone. */
let toastId: number | undefined;

/**
 * Shows a toast with a button that undoes what was done, then its result. After a failure the button is shown again. It
 * stays until `until`, without that for some seconds. Returns a function that takes it out of the toast.
 */
export function showUndoable(
  text: string,
  undo: () => Promise<unknown>,
  failed: FailedText,
  until?: number,
): () => void {
  const person = signedInId();
  const undoAndReport = () =>
    undo().then(
      () => showToast('Desfeito.'),
      (error: unknown) => {
        showToast(errorMessage(error, failed), 'error');
        if (signedInId() === person && canRetryUndo(error, until))
          remove = showUndoable(text, undo, failed, until);
      },
    );
  const isOpen = currentToasts().some((toast) => toast.id === toastId);
  if (!isOpen) clearUndoables();
  const id = addUndoable({ text, until, undo: undoAndReport });
  if (!isOpen) toastId = showToast(text, 'success', (close) => <UndoToast close={close} />);
  let remove = () => removeUndoable(id);
  return () => remove();
}

/**
 * Returns `showUndoable` for the answer of a request that is about to be sent: it shows nothing once somebody else has signed
 * in, whom the undo is not for.
 */
export function showUndoableLater(): typeof showUndoable {
  const person = signedInId();
  return (...parts) => (signedInId() === person ? showUndoable(...parts) : () => {});
}
