import { useEffect, useState } from 'react';

/**
 * What has the focus when this is rendered first gets it back when this goes, unless something else has it by then.
 * Mantine's own waits for `opened` to change, and what is rendered only while it is open never changes it.
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
