import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMadeInBrowser } from '../hydration/use-in-browser.ts';

/**
 * Scrolls to the anchor of the URL and focuses it, once the component that holds it is rendered. In a page rendered
 * by the server the browser has done so itself.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const isLate = useRef(useMadeInBrowser());
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating to the same anchor again scrolls again
  useEffect(() => {
    if (isLate.current && hash !== '') {
      const element = document.getElementById(hash.slice(1));
      element?.scrollIntoView();
      element?.focus({ preventScroll: true });
    }
    isLate.current = true;
  }, [hash, key]);
}
