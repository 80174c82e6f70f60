import { useEffect, useRef } from 'react';

/** Marks the pressed link or button with `aria-busy` while the page behind it is loading. */
export function useBusyLink(isLoading: boolean): void {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('a, button') : null;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  useEffect(() => {
    const element = pressed.current;
    if (!isLoading || !element) return;
    element.setAttribute('aria-busy', 'true');
    return () => element.removeAttribute('aria-busy');
  }, [isLoading]);
}
