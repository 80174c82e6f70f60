import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

/** The oldest are dropped; the server knows them all. */
const MAX_STORED = 200;

/** Returns a list of ratings that this browser stores under `key`. */
function storedRatings(key: string) {
  /** Fallback where local storage is blocked; lost on reload. */
  let unstored: readonly string[] = [];
  const changes = makeVar(0);
  const ids = (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.map(String) : [];
    } catch {
      // Storage is blocked, or the value is not ours: the server rejects a second report or mark anyway.
      return unstored;
    }
  };
  return {
    /** Stores that a rating is in the list, or with `isIn` false that it is not. */
    store(id: string, isIn = true): void {
      unstored = [...ids().filter((other) => other !== id), ...(isIn ? [id] : [])].slice(-MAX_STORED);
      try {
        localStorage.setItem(key, JSON.stringify(unstored));
      } catch {
        // Stored in `unstored` alone.
      }
      changes(changes() + 1);
    },
    /** Returns whether the list has a rating. For content rendered after hydration. */
    useHas(id: string): boolean {
      useReactiveVar(changes);
      return ids().includes(id);
    },
  };
}

/** What this browser has reported: reporting it is not offered again. */
export const reportedRatings = storedRatings('reported_ratings');
/** What this browser has marked as useful. */
export const usefulRatings = storedRatings('useful_ratings');
