import { useSyncExternalStore } from 'react';

export interface Progress {
  done: number;
  of: number;
}

// Outlives the screen: decisions go on when it is left.
let present: Progress | undefined;
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Says how far the decisions are that this page sends one by one; while they run the browser asks before it closes. */
export function setProgress(next: Progress | undefined): void {
  if (next && !present) window.addEventListener('beforeunload', warn);
  if (!next) window.removeEventListener('beforeunload', warn);
  present = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns how far the decisions are; undefined while none are sent. */
export const useProgress = (): Progress | undefined =>
  useSyncExternalStore(
    subscribe,
    () => present,
    () => undefined,
  );
