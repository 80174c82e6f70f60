import { useCallback, useEffect, useRef } from 'react';

/**
 * Asks again every `everyMs` after the last answer, not while the tab is hidden, and at once when the window is
 * looked at again. Never two at a time: what is asked for meanwhile by the function given back, is asked for
 * when the first has been answered. `ask` sees to its own failures.
 */
export function usePolling(ask: () => Promise<void>, everyMs: number): () => void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const askNow = useRef<() => void>(undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isWantedAgain = false;
    let isOver = false;

    const run = async (): Promise<void> => {
      clearTimeout(timer);
      isAsking = true;
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
    // The window's focus and the tab's return come together; one question answers both.
    const look = () => {
      if (document.hidden) clearTimeout(timer);
      else if (!isAsking) void run();
    };

    askNow.current = () => {
      if (isAsking) isWantedAgain = true;
      else void run();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [everyMs]);

  return useCallback(() => askNow.current?.(), []);
}
