import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for the rows of a list: they keep the height of the tallest page shown so far, so that the links to the
 * pages stay in place when another one is loaded.
 */
export function useTallestPage(rows: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for other rows
  useLayoutEffect(() => {
    if (element.current) element.current.style.minHeight = `${element.current.offsetHeight}px`;
  }, [rows]);
  useEffect(() => {
    // Rows wrap at other widths.
    const reset = () => element.current?.style.removeProperty('min-height');
    window.addEventListener('resize', reset);
    return () => window.removeEventListener('resize', reset);
  }, []);
  return element;
}
