import { useSyncExternalStore } from 'react';

const KEY = 'reported_ratings';
/** The oldest are forgotten; the server knows them all. */
const MOST_KEPT = 200;

/** For browsers that keep nothing: at least while the page lives. */
let unkept: readonly string[] = [];
let known: { text: string | null; ids: readonly string[] } | undefined;
const listeners = new Set<() => void>();

function idsOf(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    // Something else has written there; a second report is refused by the server anyway.
    return [];
  }
}

/** The ratings that this browser has reported, the same list until it changes. */
function reported(): readonly string[] {
  try {
    const text = localStorage.getItem(KEY);
    if (known?.text !== text) known = { text, ids: idsOf(text) };
    return known?.ids ?? [];
  } catch {
    return unkept;
  }
}

/** Remembers that a rating was reported here, so that it is not offered again. */
export function keepReported(id: string): void {
  const ids = [...reported().filter((other) => other !== id), id].slice(-MOST_KEPT);
  unkept = ids;
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Kept in `unkept` alone.
  }
  for (const listener of listeners) listener();
}

function onReported(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly string[] = [];

/** Whether this browser has reported the rating; false on the server. */
export const useIsReported = (id: string): boolean =>
  useSyncExternalStore(onReported, reported, () => NONE).includes(id);
