import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './undo-toast.module.css';

const SHOWN_MS = 12_000;

interface UndoToastProps {
  text: string;
  undo(): void;
  close(): void;
}

/**
 * Says what was done, with a button that undoes it. Closes after twelve seconds without focus and pointer. The focus
 * goes back to where it was before the button had it.
 */
export function UndoToast({ text, undo, close }: UndoToastProps) {
  const [isFocused, setFocused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const before = useRef<Element>(null);
  const isHeld = isFocused || isPointedAt;
  const closeLate = useEffectEvent(close);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeLate(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <span
      className={classes.content}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      {text}
      <button
        type="button"
        aria-label={`Desfazer: ${text}`}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
        onClick={() => {
          if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
          close();
          undo();
        }}
      >
        Desfazer
      </button>
    </span>
  );
}
