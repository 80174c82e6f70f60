import { useEffect, useRef, useState } from 'react';
import { usePolling } from '../../api/use-polling.ts';

/** Interval of polling while the inbox is open. */
const EVERY_MS = 10_000;

/** Whether what is shown is what was asked for, or still what was there before it. */
export type ShownState = 'shown' | 'turning' | 'failed';

interface Answer<T> {
  data: T | undefined;
  previousData: T | undefined;
  failure: unknown;
  refetch(): Promise<void>;
}

/**
 * Keeps what is shown up to date: asked for while it is open, and at once where only what was known from before is
 * there. While another page, or what is searched for, is on its way, what was there before stays: `shownFor` is what
 * that was asked with. `pageKey` is unique for each `asked`.
 */
export function useShownPage<T, Asked>(
  { data, previousData, failure, refetch }: Answer<T>,
  asked: Asked,
  pageKey: string,
) {
  const askNow = usePolling(refetch, { everyMs: EVERY_MS });
  const [answered, setAnswered] = useState(asked);
  if (data !== undefined && answered !== asked) setAnswered(asked);
  const isKnown = useRef(false);
  isKnown.current = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is opened
  useEffect(() => {
    if (isKnown.current) askNow();
  }, [pageKey, askNow]);
  const missing: ShownState = failure === undefined ? 'turning' : 'failed';
  const state: ShownState = data === undefined ? missing : 'shown';
  const shownFor = data === undefined ? answered : asked;
  return { shown: data ?? previousData, shownFor, state, askNow };
}
