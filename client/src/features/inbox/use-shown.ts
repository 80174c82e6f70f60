import { useEffect, useRef } from 'react';
import { usePolling } from './use-polling.ts';

/** So often is asked for new messages while they are looked at. */
const EVERY_MS = 10_000;

interface Answer<T> {
  data: T | undefined;
  previousData: T | undefined;
  refetch(): Promise<void>;
}

/**
 * Keeps what is shown up to date: asked for while it is open, and at once where only what was known from before is
 * there. While another page is on its way, the one before stays.
 */
export function useShown<T>({ data, previousData, refetch }: Answer<T>, pageKey: string) {
  const askNow = usePolling(refetch, EVERY_MS);
  const isKnown = useRef(false);
  isKnown.current = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is opened
  useEffect(() => {
    if (isKnown.current) askNow();
  }, [pageKey, askNow]);
  return { shown: data ?? previousData, askNow };
}
