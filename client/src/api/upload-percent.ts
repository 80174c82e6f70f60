import { useSyncExternalStore } from 'react';

let percent: number | undefined;
const listeners = new Set<() => void>();

function onPercent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells how much of a file has gone: 0 to 100, undefined when nothing is on its way. */
export function tellUploadPercent(now: number | undefined): void {
  if (now === percent) return;
  percent = now;
  for (const listener of listeners) listener();
}

/** How much of the file under way has left this machine, 0 to 100; undefined while none is on its way. */
export const useUploadPercent = (): number | undefined =>
  useSyncExternalStore(
    onPercent,
    () => percent,
    () => undefined,
  );
