import { useEffect, useRef, useState } from 'react';
import type { UserRowFragment } from './users.gen.ts';

/** What is open over the list of accounts. */
export type UserWindow =
  | { kind: 'create' }
  | { kind: 'deactivate'; users: readonly UserRowFragment[] }
  | { kind: 'edit' | 'actions' | 'password' | 'plan' | 'remove'; user: UserRowFragment };

/** One window after the other, as one leads to the next; the button that opened the first gets the focus back. */
export function useUserWindow(place: { current: HTMLElement | null }) {
  const [shown, setShown] = useState<UserWindow>();
  const opener = useRef<Element | null>(null);
  const isOpen = shown !== undefined;
  useEffect(() => {
    if (isOpen || opener.current === null) return;
    const button = opener.current;
    opener.current = null;
    if (document.activeElement !== document.body) return;
    if (button instanceof HTMLElement && button.isConnected) button.focus({ preventScroll: true });
    else place.current?.focus({ preventScroll: true });
  }, [isOpen, place]);
  return {
    shown,
    show(next: UserWindow) {
      if (!isOpen) opener.current = document.activeElement;
      setShown(next);
    },
    close: () => setShown(undefined),
  };
}
