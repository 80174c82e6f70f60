import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShortcuts } from '../../ui/keyboard/use-shortcuts.ts';
import classes from './undo-toast.module.css';
import { currentUndoables, onUndoables, removeUndoable, type Undoable } from './undoables.ts';

const SHOWN_MS = 12_000;

interface UndoRowProps {
  undoable: Undoable;
  /** Keeps what has no end of its own. */
  isHeld: boolean;
  isNewest: boolean;
  undo(undoable: Undoable): void;
}

function UndoRow({ undoable, isHeld, isNewest, undo }: UndoRowProps) {
  const { id, text, until } = undoable;
  useEffect(() => {
    if (until === undefined && isHeld) return;
    const left = until === undefined ? SHOWN_MS : until - Date.now();
    const timer = setTimeout(() => removeUndoable(id), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [id, until, isHeld]);
  return (
    <span className={classes.row}>
      <span>{text}</span>
      <button
        type="button"
        aria-label={`Desfazer: ${text}`}
        aria-keyshortcuts={isNewest ? 'U' : undefined}
        onClick={() => undo(undoable)}
      >
        Desfazer
      </button>
    </span>
  );
}

/**
 * Lists what was done, the newest first, each with a button that undoes it; "U" undoes the newest. What can be undone until
 * a certain time goes then, the rest after twelve seconds without focus and pointer. The focus goes back to where it was
 * before a button had it, else to the page.
 */
export function UndoToast({ close }: { close(): void }) {
  const undoables = useSyncExternalStore(onUndoables, currentUndoables, currentUndoables);
  const [isFocused, setFocused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
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
      className={classes.rows}
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
      {undoables.map((undoable) => (
        <UndoRow
          key={undoable.id}
          undoable={undoable}
          isHeld={isFocused || isPointedAt}
          isNewest={undoable === newest}
          undo={undo}
        />
      ))}
    </span>
  );
}
