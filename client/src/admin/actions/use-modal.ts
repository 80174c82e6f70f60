import { useEffect, useRef, useState } from 'react';

export interface OpenModal<Shown> {
  state: Shown | undefined;
  show(next: Shown): void;
  close(): void;
}

/** Returns the open modal of a list, which may open another. Closing focuses the button that opened the first. */
export function useModal<Shown>(element: { current: HTMLElement | null }): OpenModal<Shown> {
  const [state, setState] = useState<Shown>();
  const opener = useRef<Element | null>(null);
  const isOpen = state !== undefined;
  useEffect(() => {
    if (isOpen || opener.current === null) return;
    const button = opener.current;
    opener.current = null;
    if (document.activeElement !== document.body) return;
    if (button instanceof HTMLElement && button.isConnected) button.focus({ preventScroll: true });
    else element.current?.focus({ preventScroll: true });
  }, [isOpen, element]);
  return {
    state,
    show(next) {
      if (!isOpen) opener.current = document.activeElement;
      setState(() => next);
    },
    close: () => setState(undefined),
  };
}
