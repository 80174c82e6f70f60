import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A field that is being used keeps the focus: choosing a category must not take it away. */
const isInField = (): boolean => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * A page one is led to starts at its top and takes the focus, as a page loaded anew would. Going back, the
 * browser knows the place; an address replaced while typing is no new page; anchors are `useAnchor`'s.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, search, hash, state } = useLocation();
  const isOverlay = (state as { isOverlay?: boolean } | null)?.isOverlay === true;
  const navigation = useNavigationType();
  const before = useRef({ pathname, search });
  // Before the page is painted: a shorter one would show its footer for a moment.
  useLayoutEffect(() => {
    const isNewPath = before.current.pathname !== pathname;
    const isNew = isNewPath || before.current.search !== search;
    before.current = { pathname, search };
    // What opens over a page leaves it where it was.
    if (!isNew || isOverlay || navigation === NavigationType.Pop) return;
    // A page that leads on to another one has replaced itself; a filter that is typed has not.
    if (navigation === NavigationType.Replace && !isNewPath) return;
    // An anchor that is there took the focus itself: see `useAnchor`. Until then one waits at the top, since what is
    // loaded would push away the end of a page that is still short.
    if (hash !== '' && document.getElementById(hash.slice(1))) return;
    if (isNewPath || !isInField()) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, search, hash, isOverlay, navigation, main]);
}
