import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => {};

/** False on the server and during hydration, so that both render the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
