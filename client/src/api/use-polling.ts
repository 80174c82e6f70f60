import { useCallback, useEffect, useRef } from 'react';

interface PollingOptions {
  /** Milliseconds from an answer to the next request; undefined stops. */
  everyMs: number | undefined;
  /** Asks right away: what is shown is from before. */
  asksFirst?: boolean;
  /** When the tab is looked at again, asks only if the last request is that old. */
  restMs?: number;
}

/**
 * Calls `ask` again and again while the tab is visible, one call at a time, and when the tab is looked at again.
 * Returns a function that asks now, or after the request under way. `ask` must not throw.
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
    let isWantedAgain = false;
    let isOver = false;

    const run = async (): Promise<void> => {
      clearTimeout(timer);
      isAsking = true;
      askedAt = Date.now();
      try {
        await latest.current();
      } finally {
        isAsking = false;
        if (isWantedAgain && !isOver) {
          isWantedAgain = false;
          void run();
        } else wait();
      }
    };
    const wait = () => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(run, everyMs);
    };
    // The window's focus and the tab's return come together; one request serves both.
    const look = () => {
      if (document.hidden) clearTimeout(timer);
      else if (isAsking) return;
      else if (Date.now() - askedAt >= restMs) void run();
      else wait();
    };

    askNow.current = () => {
      if (isAsking) isWantedAgain = true;
      else void run();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    if (first.current) void run();
    else wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [everyMs, restMs]);

  return useCallback(() => askNow.current?.(), []);
}
