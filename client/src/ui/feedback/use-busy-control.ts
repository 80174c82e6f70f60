import { useEffect } from 'react';
import { controlInUse } from './last-press.ts';

/** What loads later was not opened by the press. */
const PRESS_MS = 1_000;

/** Marks the pressed link or button with `aria-busy` while what it opens is loading. */
export function useBusyControl(isLoading: boolean): void {
  useEffect(() => {
    const pressed = isLoading ? controlInUse(PRESS_MS)?.closest('a, button') : null;
    if (!pressed) return;
    pressed.setAttribute('aria-busy', 'true');
    return () => pressed.removeAttribute('aria-busy');
  }, [isLoading]);
}
