import { useSyncExternalStore } from 'react';

let percent: number | undefined;
const listeners = new Set<() => void>();

function onPercent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the upload's progress: 0 to 100, undefined when no upload is running. */
export function setUploadPercent(now: number | undefined): void {
  if (now === percent) return;
  percent = now;
  for (const listener of listeners) listener();
}

/** The upload's progress: 0 to 100, undefined when no upload is running. */
export const useUploadPercent = (): number | undefined =>
  useSyncExternalStore(
    onPercent,
    () => percent,
    () => undefined,
  );
