import { useCallback, useEffect, useRef } from 'react';

interface PollingOptions {
  /** Milliseconds from an answer to the next request; undefined stops. */
  everyMs: number | undefined;
  /** Calls `ask` immediately: the shown data are old. */
  asksFirst?: boolean;
  /** When the tab is shown or focused again, `ask` is called only if its last call is at least this old. */
  restMs?: number;
}

/**
 * Calls `ask` repeatedly while the tab is visible, one call at a time, and when the tab is shown or focused again.
 * Returns a function that calls it now, or after the running call. `ask` must not throw.
 */
export function usePolling(
  ask: () => Promise<void>,
  { everyMs, asksFirst = false, restMs = 0 }: PollingOptions,
): () => void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const first = useRef(asksFirst);
  const askNow = useRef<() => void>(undefined);

  useEffect(() => {
    if (everyMs === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let askedAt = Date.now();
    let isAsking = false;
    let isAskedAgain = false;
    let isOver = false;

    const run = async (): Promise<void> => {
      clearTimeout(timer);
      isAsking = true;
      askedAt = Date.now();
      try {
        await latest.current();
      } finally {
        isAsking = false;
        if (isAskedAgain && !isOver) {
          isAskedAgain = false;
          void run();
        } else wait();
      }
    };
    const wait = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(run, everyMs);
    };
    // Both events fire when the tab is shown again; one request serves both.
    const onReturn = () => {
      if (document.hidden) clearTimeout(timer);
      else if (isAsking) return;
      else if (Date.now() - askedAt >= restMs) void run();
      else wait();
    };

    askNow.current = () => {
      if (isAsking) isAskedAgain = true;
      else void run();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    if (first.current) void run();
    else wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [everyMs, restMs]);

  return useCallback(() => askNow.current?.(), []);
}
