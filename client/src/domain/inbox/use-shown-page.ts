import { useEffect, useRef, useState } from 'react';
import { usePolling } from '../../api/use-polling.ts';

/** Interval of polling while the inbox is open. */
const EVERY_MS = 10_000;

/** Whether the shown page is the requested one; else the previous one stays while it loads or has failed. */
export type ShownState = 'shown' | 'loading' | 'failed';

interface Answer<T> {
  data: T | undefined;
  previousData: T | undefined;
  failure: unknown;
  refetch(): Promise<void>;
}

/**
 * Polls while open and refetches at once when only cached data is there. While other rows load, the previous ones stay;
 * `shownFor` is what they were requested with. `pageKey` is unique for each `request`.
 */
export function useShownPage<T, Asked>(
  { data, previousData, failure, refetch }: Answer<T>,
  request: Asked,
  pageKey: string,
) {
  const askNow = usePolling(refetch, { everyMs: EVERY_MS });
  const [answered, setAnswered] = useState(request);
  if (data !== undefined && answered !== request) setAnswered(request);
  const isKnown = useRef(false);
  isKnown.current = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is opened
  useEffect(() => {
    if (isKnown.current) askNow();
  }, [pageKey, askNow]);
  const missing: ShownState = failure === undefined ? 'loading' : 'failed';
  const state: ShownState = data === undefined ? missing : 'shown';
  const shownFor = data === undefined ? answered : request;
  return { data: data ?? previousData, shownFor, state, askNow };
}
