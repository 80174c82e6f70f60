import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { holdPops } from './popstate-handlers.ts';

/** Where one wanted to go while there was something to lose. */
interface Way {
  go(): void;
  /** What had the focus then. */
  from: HTMLElement | undefined;
}

interface LeaveGuard {
  /** Somebody wanted to leave while there was something to lose. */
  isHeld: boolean;
  /** Back to where one was. */
  stay(): void;
  /** On to where one was going. */
  leave(): void;
  /** Goes, at once when nothing would be lost, else when `leave` says so. */
  ask(go: () => void): void;
}

/** A link of this site that opens in this tab, or a button that leads away; undefined for all other presses. */
function wayOf(event: MouseEvent): HTMLElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('a, button[data-leaves]') : null;
  if (!(pressed instanceof HTMLAnchorElement)) return pressed ?? undefined;
  if (!pressed.href || pressed.target || pressed.hasAttribute('download')) return undefined;
  const leadsAway = pressed.pathname + pressed.search !== location.pathname + location.search;
  return pressed.origin === location.origin && leadsAway ? pressed : undefined;
}

const focused = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement : undefined;

/** The router numbers the entries of the browser's history; undefined for entries that are not its own. */
const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/**
 * Holds whoever leaves by a link of the site, by a button marked `data-leaves` or by the browser's Back and Forward
 * while something would be lost, and lets the browser ask when the page is closed or loaded anew. `isDirty` may be
 * a question that is asked only then. What the screen says meanwhile is its own: see `LeaveNotice`.
 */
export function useLeaveGuard(isDirty: boolean | (() => boolean)): LeaveGuard {
  const [held, setHeld] = useState<Way>();
  const isReleased = useRef(false);
  const { key } = useLocation();
  const at = useRef<number>(undefined);
  const isOn = isDirty !== false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, another place in the history
  useEffect(() => {
    at.current = indexOf(history.state);
    isReleased.current = false;
  }, [key]);

  const isLost = () => !isReleased.current && (typeof isDirty === 'function' ? isDirty() : isDirty);
  const wouldLose = useEffectEvent(isLost);

  useEffect(() => {
    if (!isOn) return;
    let isComingBack = false;
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    const hold = (event: MouseEvent) => {
      const pressed = wayOf(event);
      if (!pressed || !wouldLose()) return;
      // Before the router hears of it, and before another guard around this one asks as well.
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld({ go: () => pressed.click(), from: pressed });
    };
    const turn = (event: PopStateEvent): boolean => {
      if (isComingBack) {
        isComingBack = false;
        return true;
      }
      const to = indexOf(event.state);
      if (to === undefined || at.current === undefined || to === at.current || !wouldLose()) return false;
      // The browser is there already: back to the address of what is still shown.
      const steps = to - at.current;
      isComingBack = true;
      history.go(-steps);
      setHeld({ go: () => history.go(steps), from: focused() });
      return true;
    };
    const letPop = holdPops(turn);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      letPop();
      document.removeEventListener('click', hold, true);
      setHeld(undefined);
    };
  }, [isOn]);

  return {
    isHeld: held !== undefined,
    stay() {
      setHeld(undefined);
      held?.from?.focus();
    },
    leave() {
      if (!held) return;
      isReleased.current = true;
      setHeld(undefined);
      held.go();
    },
    ask(go) {
      if (isLost()) setHeld({ go, from: focused() });
      else go();
    },
  };
}
