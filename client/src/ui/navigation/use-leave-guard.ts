import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { holdPops } from './popstate-handlers.ts';

/** A navigation that was stopped because input would be lost. */
interface HeldNavigation {
  go(): unknown;
  /** The focused element at that time. */
  from: HTMLElement | undefined;
}

interface LeaveGuard {
  /** True while a navigation is stopped. */
  isHeld: boolean;
  /** Drops the stopped navigation and restores the focus. */
  stay(): void;
  /** Continues the stopped navigation. */
  leave(): void;
  /** Calls `go` at once when nothing would be lost, else on `leave`. Once its promise ends, the guard holds again. */
  ask(go: () => unknown): void;
}

/** Returns a link of this site that opens in this tab, or a button that leads away; undefined for all other presses. */
function leavingElementOf(event: MouseEvent): HTMLElement | undefined {
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

/** Returns the router's number of an entry of the browser's history; undefined for entries that are not its own. */
const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/**
 * Stops navigation by a link of the site, by a button marked `data-leaves` or by Back and Forward while input would be
 * lost; the browser asks when the page is closed or reloaded. A function as `isDirty` is called only then. The caller
 * shows the question: see `LeaveNotice`.
 */
export function useLeaveGuard(isDirty: boolean | (() => boolean)): LeaveGuard {
  const [heldNavigation, setHeldNavigation] = useState<HeldNavigation>();
  const isReleased = useRef(false);
  const { key } = useLocation();
  const at = useRef<number>(undefined);
  const isOn = isDirty !== false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another entry of the history
  useEffect(() => {
    at.current = indexOf(history.state);
    isReleased.current = false;
  }, [key]);

  const isLost = () => !isReleased.current && (typeof isDirty === 'function' ? isDirty() : isDirty);
  const wouldLose = useEffectEvent(isLost);
  useUnloadWarning(isOn && isLost);

  useEffect(() => {
    if (!isOn) return;
    let isComingBack = false;
    const hold = (event: MouseEvent) => {
      const pressed = leavingElementOf(event);
      if (!pressed || !wouldLose()) return;
      // Before the router and an outer guard handle it.
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeldNavigation({ go: () => pressed.click(), from: pressed });
    };
    const onPop = (event: PopStateEvent): boolean => {
      if (isComingBack) {
        isComingBack = false;
        return true;
      }
      const to = indexOf(event.state);
      if (to === undefined || at.current === undefined || to === at.current || !wouldLose()) return false;
      // The browser has moved already: goes back to the address of the shown page.
      const steps = to - at.current;
      isComingBack = true;
      history.go(-steps);
      setHeldNavigation({ go: () => history.go(steps), from: focused() });
      return true;
    };
    const letPop = holdPops(onPop);
    document.addEventListener('click', hold, true);
    return () => {
      letPop();
      document.removeEventListener('click', hold, true);
      setHeldNavigation(undefined);
    };
  }, [isOn]);

  return {
    isHeld: heldNavigation !== undefined,
    stay() {
      setHeldNavigation(undefined);
      heldNavigation?.from?.focus();
    },
    leave() {
      if (!heldNavigation) return;
      isReleased.current = true;
      setHeldNavigation(undefined);
      const going = heldNavigation.go();
      if (going instanceof Promise)
        void going.finally(() => {
          isReleased.current = false;
        });
    },
    ask(go) {
      if (isLost()) setHeldNavigation({ go, from: focused() });
      else go();
    },
  };
}

/** Lets the browser ask before the page is closed or reloaded while input would be lost; false where none can be. */
export function useUnloadWarning(isLost: false | (() => boolean)): void {
  const isOn = isLost !== false;
  const wouldLose = useEffectEvent(() => isLost !== false && isLost());
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
