import { useRef, useSyncExternalStore } from 'react';
import { nothingChanges } from './use-hydrated.ts';

/**
 * Returns what `read` finds in the browser (a string, or null), and null on the server and during hydration. Renders
 * once more only where it finds something, which with most visitors it does not.
 */
export const useInBrowser = (readValue: () => string | null): string | null =>
  useSyncExternalStore(nothingChanges, readValue, () => null);

/** Returns what `useInBrowser` finds when the component is first rendered in the browser. */
export function useOnceInBrowser(readValue: () => string | null): string | null {
  const stored = useRef<{ text: string | null }>(undefined);
  return useInBrowser(() => {
    stored.current ??= { text: readValue() };
    return stored.current.text;
  });
}

/** Returns whether the component was first rendered in the browser, not hydrated from the server's page; never changes. */
export function useMadeInBrowser(): boolean {
  const isMadeHere = useRef<boolean>(undefined);
  const firstOf = (here: boolean) => () => {
    isMadeHere.current ??= here;
    return isMadeHere.current;
  };
  return useSyncExternalStore(nothingChanges, firstOf(true), firstOf(false));
}
