import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';

/** Returns true while a field has the focus: choosing a category must not move it. */
const isInField = (): boolean => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * Scrolls a new page to its top and focuses it, once it is shown. Back restores the browser's scroll position; a replaced query is
 * ignored; `useAnchor` handles anchors.
 */
export function useArrival(main: RefObject<HTMLElement | null>, shown: Location): void {
  const { pathname, search, hash, state } = shown;
  const isOverlay = (state as { isOverlay?: boolean } | null)?.isOverlay === true;
  const navigation = useNavigationType();
  const before = useRef({ pathname, search });
  // Before the page is painted: a shorter one would show its footer for a moment.
  useLayoutEffect(() => {
    const isNewPath = before.current.pathname !== pathname;
    const isNew = isNewPath || before.current.search !== search;
    before.current = { pathname, search };
    // An overlay does not scroll the page below it.
    if (!isNew || isOverlay || navigation === NavigationType.Pop) return;
    // A redirect replaces the path; typing a filter replaces the query only.
    if (navigation === NavigationType.Replace && !isNewPath) return;
    // `useAnchor` has focused an existing anchor. Otherwise stays at the top until the content is loaded.
    if (hash !== '' && document.getElementById(hash.slice(1))) return;
    if (isNewPath || !isInField()) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, search, hash, isOverlay, navigation, main]);
}
