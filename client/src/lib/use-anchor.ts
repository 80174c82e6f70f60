import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/**
 * Scrolls to the address's anchor once the component that holds it is there. A page that came from the server
 * had it at once: there the browser went by itself.
 */
export function useAnchor(): void {
  const { hash } = useLocation();
  const isLate = useRef(useHydrated());
  useEffect(() => {
    if (isLate.current && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
    isLate.current = true;
  }, [hash]);
}
