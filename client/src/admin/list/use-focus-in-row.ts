import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Focuses the outcome of the row, else the list, when the row's focused button is gone since others decided: `decided`. */
export function useFocusInRow(list: RefObject<HTMLElement | null>, decided: unknown): void {
  const row = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const isInside = target instanceof Element && list.current?.contains(target);
      row.current = isInside ? target.closest('tr') : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one's own decisions move the focus themselves.
  useLayoutEffect(() => {
    if (!row.current || document.activeElement !== document.body) return;
    const outcome = row.current.querySelector<HTMLElement>('[data-outcome]');
    (outcome ?? list.current)?.focus({ preventScroll: true });
  }, [decided, list]);
}
