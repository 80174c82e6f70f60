import { errorMessage, type FailedText } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { UndoToast } from './undo-toast.tsx';

/** Shows a toast with a button that undoes what was done, and its result. */
export function showUndoable(text: string, undo: () => Promise<unknown>, failed: FailedText): void {
  const undoAndTell = () =>
    undo().then(
      () => showToast('Desfeito.'),
      (error: unknown) => showToast(errorMessage(error, failed), 'error'),
    );
  showToast(text, 'success', (close) => <UndoToast text={text} undo={undoAndTell} close={close} />);
}
