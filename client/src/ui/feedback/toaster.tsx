import { type CSSProperties, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon.tsx';
import { controlInUse } from './last-press.ts';
import { currentToasts, onToasts, removeToast, type Toast } from './toast-store.ts';
import classes from './toaster.module.css';

const NONE: readonly Toast[] = [];

/** Pixels at the top or bottom of the window that toasts may cover: three of two lines. */
const COVERED = 200;
/** Larger elements have the focus for the keyboard alone: nothing in particular is acted on. */
const LARGEST = 160;

/** A toast later than that answers no press. */
const ANSWER_MS = 3_000;

/** Returns whether toasts at the top would cover the control in use. */
function wouldCover(control: Element | null): boolean {
  if (!control || control === document.body) return false;
  const { top, bottom, height } = control.getBoundingClientRect();
  return height < LARGEST && bottom > 0 && top < COVERED;
}

/** Returns where toasts cover neither an open dialog, if one side is free of it, nor the control in use. */
function freePlace(control: Element | null): 'top' | 'bottom' {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)?.getBoundingClientRect();
  const isTopFree = !dialog || dialog.top >= COVERED;
  const isBottomFree = !dialog || dialog.bottom <= window.innerHeight - COVERED;
  if (isTopFree !== isBottomFree) return isTopFree ? 'top' : 'bottom';
  return wouldCover(control) ? 'bottom' : 'top';
}

/** Returns how many pixels a bar of buttons takes at the bottom of the window. */
function heightAtBottom(bar: Element): number {
  const { top, bottom } = bar.getBoundingClientRect();
  return bottom > window.innerHeight - COVERED ? window.innerHeight - top : 0;
}

interface Place {
  side: 'top' | 'bottom';
  /** Pixels of bars of buttons at the bottom of the window. */
  bars: number;
}

/** Returns where toasts are: at the bottom while what is in use is at the top, above bars. Follows the focus. */
function usePlace(areShown: boolean, toaster: { current: HTMLElement | null }): Place {
  const [side, setSide] = useState<'top' | 'bottom'>('top');
  const [bars, setBars] = useState(0);
  // Before the first paint: a toast that moves afterwards is a layout shift.
  useLayoutEffect(() => {
    if (!areShown) return;
    const follow = () => place(document.activeElement);
    const place = (control: Element | null) => {
      // A toast that moves while its button is used loses the focus.
      if (toaster.current?.contains(control)) return;
      const bottomBars = [...document.querySelectorAll('[data-bottom-bar]')];
      setSide(freePlace(control));
      setBars(Math.max(0, ...bottomBars.map(heightAtBottom)));
      for (const bar of bottomBars) sizes.observe(bar);
    };
    // What a bar offers is loaded later.
    const sizes = new ResizeObserver(follow);
    place(controlInUse(ANSWER_MS));
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      sizes.disconnect();
    };
  }, [areShown, toaster]);
  return { side, bars };
}

/** Shows the toasts; rendered once. They cover neither the control in use nor bars of buttons at the bottom. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => NONE);
  const toaster = useRef<HTMLDivElement>(null);
  const { side, bars } = usePlace(toasts.length > 0, toaster);
  return (
    <div
      ref={toaster}
      key={side}
      className={classes.container}
      data-place={side}
      style={{ '--bars': `${bars}px` } as CSSProperties}
      role="status"
      aria-live="polite"
    >
      {toasts.map(({ id, text, tone, render }) => (
        <p key={id} className={classes.toast} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
          <Icon name={tone === 'error' ? 'warning' : 'check'} />
          {render ? render(() => removeToast(id)) : text}
        </p>
      ))}
    </div>
  );
}
