import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => {};

/** False on the server and for the first look in the browser, so that both draw the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
