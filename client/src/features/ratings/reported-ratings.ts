import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

const KEY = 'reported_ratings';
/** The oldest are dropped; the server knows them all. */
const MAX_STORED = 200;

/** Fallback where local storage is blocked; lost on reload. */
let unstored: readonly string[] = [];
const reports = makeVar(0);

/** Returns the ratings that this browser has reported. */
function reportedIds(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    // Storage is blocked, or the value is not ours: the server rejects a second report anyway.
    return unstored;
  }
}

/** Stores that a rating was reported here, so that reporting is not offered again. */
export function storeReported(id: string): void {
  unstored = [...reportedIds().filter((other) => other !== id), id].slice(-MAX_STORED);
  try {
    localStorage.setItem(KEY, JSON.stringify(unstored));
  } catch {
    // Stored in `unstored` alone.
  }
  reports(reports() + 1);
}

/** Returns whether this browser has reported the rating. For content rendered after hydration. */
export function useIsReported(id: string): boolean {
  useReactiveVar(reports);
  return reportedIds().includes(id);
}
