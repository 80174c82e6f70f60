import { useEffect, useState } from 'react';

/** Those of the modal that was rendered last. */
let latest: readonly Element[] = [];

/**
 * Focuses, on unmount, the element that had the focus at the first render, unless another has it; where that is
 * gone, the focusable element around it. A modal that took the place of another focuses what that one would have.
 * Mantine's `useFocusReturn` needs `opened` to change, which it never does for a modal that is rendered only while it
 * is open.
 */
export function useFocusBack(isWanted: boolean): void {
  const [openers] = useState(() => {
    const active = typeof document === 'undefined' ? null : document.activeElement;
    const around = active?.parentElement?.closest('[tabindex]');
    return active ? [active, ...(around ? [around] : []), ...latest] : [];
  });
  useEffect(() => {
    latest = openers;
    return () => {
      if (latest === openers) latest = [];
      const isFree = document.activeElement === null || document.activeElement === document.body;
      const opener = openers.find((one) => one.isConnected && one !== document.body);
      if (isWanted && isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isWanted, openers]);
}
