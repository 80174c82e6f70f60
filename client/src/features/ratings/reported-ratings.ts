import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

const KEY = 'reported_ratings';
/** The oldest are dropped; the server knows them all. */
const MAX_STORED = 200;

/** For browsers that block local storage: kept as long as the page. */
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

/** Remembers that a rating was reported here, so that reporting is not offered again. */
export function storeReported(id: string): void {
  unstored = [...reportedIds().filter((other) => other !== id), id].slice(-MAX_STORED);
  try {
    localStorage.setItem(KEY, JSON.stringify(unstored));
  } catch {
    // Kept in `unstored` alone.
  }
  reports(reports() + 1);
}

/** Whether this browser has reported the rating. Used in what is rendered after hydration only. */
export function useIsReported(id: string): boolean {
  useReactiveVar(reports);
  return reportedIds().includes(id);
}
