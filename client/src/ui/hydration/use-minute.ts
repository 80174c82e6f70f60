import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** Calls back at the beginning of each minute. */
function eachMinute(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        callback();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** Returns the current minute in milliseconds since 1970; on the server and during hydration that of the data. */
export const useMinute = (asOf: string): number =>
  useSyncExternalStore(
    eachMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => Date.parse(asOf),
  );
