import { useSyncExternalStore } from 'react';

/** Subscribes to a store that never changes, for `useSyncExternalStore`. */
export const nothingChanges = () => () => {};

/** Returns false on the server and during hydration, so that both render the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
