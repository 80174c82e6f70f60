import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Place = RefObject<HTMLElement | null>;

/** The page's content, for what is shown over it and goes. */
export const MAIN: Place = {
  get current() {
    return document.querySelector('main');
  },
};

/** Focuses `home` when the focused control of `area` is gone after a rendering, as a button whose time is over. */
export function useFocusStays(area: Place, home: Place): void {
  const focused = useRef<Node>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const isInside = target instanceof Node && area.current?.contains(target);
      focused.current = isInside ? target : undefined;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [area]);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement === document.body) home.current?.focus({ preventScroll: true });
  });
}
