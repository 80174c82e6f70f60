import { useEffect, useState } from 'react';

/**
 * Focuses, on unmount, the element that had the focus at the first render, unless another has it. Mantine's
 * `useFocusReturn` needs `opened` to change, which it never does for a modal that is rendered only while it is open.
 */
export function useFocusBack(isWanted: boolean): void {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useEffect(() => {
    if (!isWanted || !(opener instanceof HTMLElement)) return;
    return () => {
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isWanted, opener]);
}
