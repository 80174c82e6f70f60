import { useSyncExternalStore } from 'react';

/** For `useSyncExternalStore`: a store that never changes. */
export const nothingChanges = () => () => {};

/** Returns false on the server and during hydration, so that both render the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
