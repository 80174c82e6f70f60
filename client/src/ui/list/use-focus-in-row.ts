import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Returns the control of the list that has the focus; for a row's menu, which is elsewhere in the page, its button. */
function controlOf(target: Element): Element | null {
  const menu = target.closest('[role="menu"]');
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : target;
}

/**
 * When a focused control of a row or of its panel is gone after a rendering, since the row is decided, focuses the
 * outcome, else the panel's heading or the list. `isBusy` while the outcome is on its way.
 */
export function useFocusInRow(list: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const focused = useRef<{ control: Element; place: Element }>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const control = target instanceof Element ? controlOf(target) : null;
      const place = control && list.current?.contains(control) ? control.closest('tr, aside') : null;
      focused.current = control && place ? { control, place } : undefined;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [list]);
  useLayoutEffect(() => {
    if (isBusy || !focused.current || focused.current.control.isConnected) return;
    const { place } = focused.current;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const outcome = place.querySelector<HTMLElement>('[data-outcome]') ?? place.querySelector('h2');
    // Closing a panel focuses its row.
    if (place.isConnected) (outcome ?? list.current)?.focus({ preventScroll: true });
    else if (place.matches('tr')) list.current?.focus({ preventScroll: true });
  });
}
