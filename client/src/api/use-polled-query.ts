import { useEffect, useRef } from 'react';

/**
 * Asks again every `everyMs` while the page is looked at, and at once when it is looked at again after as long.
 * `isOld`: what is shown at first is from before, so that it is asked for right away.
 */
export function useRefreshed(refetch: () => Promise<void>, everyMs: number, isOld: boolean): void {
  const ask = useRef(refetch);
  const wasOld = useRef(isOld);
  useEffect(() => {
    ask.current = refetch;
  }, [refetch]);
  useEffect(() => {
    let isAsking = false;
    let askedAt = Date.now();
    const again = async () => {
      if (isAsking || document.hidden) return;
      isAsking = true;
      askedAt = Date.now();
      await ask.current();
      isAsking = false;
    };
    const onLook = () => Date.now() - askedAt >= everyMs && again();
    if (wasOld.current) again();
    const timer = setInterval(again, everyMs);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [everyMs]);
}
