import { useEffect } from 'react';

/** Marks the pressed link or button with `aria-busy` while what it opens is loading. */
export function useBusyControl(isLoading: boolean): void {
  useEffect(() => {
    // The focus is where the press was; Safari focuses no links, whose pages then show the bar alone.
    const pressed = document.activeElement?.closest('a, button');
    if (!isLoading || !pressed) return;
    pressed.setAttribute('aria-busy', 'true');
    return () => pressed.removeAttribute('aria-busy');
  }, [isLoading]);
}
