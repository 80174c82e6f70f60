import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorMessage, type FailedText } from '../../api/errors.ts';
import { signedInId } from '../../domain/account/on-other-person.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentToasts, showToast } from '../../ui/feedback/toast-store.ts';
import { useShortcuts } from '../../ui/keyboard/use-shortcuts.ts';
import { canRetryUndo } from './is-decided-before.ts';
import classes from './show-undoable.module.css';
import {
  addUndoable,
  clearUndoables,
  currentUndoables,
  onUndoables,
  removeUndoable,
  type Undoable,
} from './undoables.ts';

const SHOWN_MS = 12_000;

/** Forgets something once its time is over; `isHeld` keeps what has no end of its own. */
function useEnd({ id, until }: Undoable, isHeld: boolean): void {
  useEffect(() => {
    if (until === undefined && isHeld) return;
    const remainingMs = until === undefined ? SHOWN_MS : until - Date.now();
    const timer = setTimeout(() => removeUndoable(id), Math.max(0, remainingMs));
    return () => clearTimeout(timer);
  }, [id, until, isHeld]);
}

interface UndoableProps {
  undoable: Undoable;
  isHeld: boolean;
}

/** Nothing is shown of what was done before the newest, but it ends as well. */
function UndoTimer({ undoable, isHeld }: UndoableProps) {
  useEnd(undoable, isHeld);
  return null;
}

function UndoRow({ undoable, isHeld, isNewest, undo }: UndoableProps & { isNewest: boolean; undo(): void }) {
  useEnd(undoable, isHeld);
  return (
    <span className={classes.row}>
      <span className={classes.text}>{undoable.text}</span>
      <button
        type="button"
        aria-label={`Desfazer: ${undoable.text}`}
        aria-keyshortcuts={isNewest ? 'U' : undefined}
        onClick={undo}
      >
        Desfazer
      </button>
    </span>
  );
}

/**
 * Shows what was done last in one line, with a button that undoes it, as "U" does, and on request what was done before it,
 * each with its own. What can be undone until
 * a certain time goes then, the rest after twelve seconds without focus and pointer. The focus goes back to where it was
 * before a button had it, else to the page.
 */
function UndoToast({ close }: { close(): void }) {
  const undoables = useSyncExternalStore(onUndoables, currentUndoables, currentUndoables);
  const [isFocused, setFocused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const toast = useRef<HTMLSpanElement>(null);
  const before = useRef<Element>(null);
  const focused = useRef<Element>(null);
  const closeNow = useEffectEvent(close);
  const isEmpty = undoables.length === 0;

  const giveFocusBack = () => {
    const to = before.current?.isConnected ? before.current : document.querySelector('main');
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  };
  const undo = (undoable: Undoable) => {
    if (toast.current?.contains(document.activeElement)) giveFocusBack();
    removeUndoable(undoable.id);
    void undoable.undo();
  };
  const [newest] = undoables;
  useShortcuts(
    'Geral',
    newest ? [{ key: 'u', label: 'Desfazer o que acabou de ser feito', run: () => undo(newest) }] : [],
  );
  const giveBackNow = useEffectEvent(giveFocusBack);
  // Its time is over while its button has the focus: no blur event tells it.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    setFocused(false);
    giveBackNow();
  });
  useEffect(() => {
    // Another may have been added since.
    if (isEmpty && currentUndoables().length === 0) closeNow();
  }, [isEmpty]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus of its buttons
    <span
      ref={toast}
      className={isOpen ? classes.list : classes.line}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={({ target, relatedTarget }) => {
        focused.current = target;
        if (!toast.current?.contains(relatedTarget)) before.current = relatedTarget;
        setFocused(true);
      }}
      onBlur={() => {
        focused.current = null;
        setFocused(false);
      }}
    >
      {undoables.map((undoable) => {
        const props = { undoable, isHeld: isFocused || isPointedAt };
        return isOpen || undoable === newest ? (
          <UndoRow key={undoable.id} {...props} isNewest={undoable === newest} undo={() => undo(undoable)} />
        ) : (
          <UndoTimer key={undoable.id} {...props} />
        );
      })}
      {undoables.length > 1 && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Só a última' : `Mais ${formatNumber(undoables.length - 1)} para desfazer`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Só a última' : `+${formatNumber(undoables.length - 1)}`}
        </button>
      )}
    </span>
  );
}

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
  return (...args) => (signedInId() === person ? showUndoable(...args) : () => {});
}
