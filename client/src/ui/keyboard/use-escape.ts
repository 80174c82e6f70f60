import { useEffect, useEffectEvent } from 'react';

/** What closes by Escape itself. */
const CLOSES = '[role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"]';

/** Calls `onEscape` for the key, wherever the focus is, unless something that is open takes it. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const run = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (event.target instanceof Element && event.target.closest(CLOSES)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
