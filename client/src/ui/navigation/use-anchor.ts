import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../hydration/use-hydrated.ts';

/**
 * Scrolls to the address's anchor, and gives it the focus where it takes one, once the component that holds it is
 * there. A page that came from the server had it at once: there the browser went by itself.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const isLate = useRef(useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to the same anchor again leads there again
  useEffect(() => {
    if (isLate.current && hash !== '') {
      const place = document.getElementById(hash.slice(1));
      place?.scrollIntoView();
      place?.focus({ preventScroll: true });
    }
    isLate.current = true;
  }, [hash, key]);
}
