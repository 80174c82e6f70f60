import { useState } from 'react';

/** Which rows of a list are marked. Rows that are no longer on the page are not. */
export interface Selection {
  /** The marked ones, in the order of the page. */
  ids: readonly string[];
  /** All that can be marked. */
  total: number;
  has(id: string): boolean;
  toggle(id: string): void;
  /** All of the page, or none. */
  setAll(isMarked: boolean): void;
}

/** Marks rows of the page that is shown: what left it, by paging or by a decision, is forgotten. */
export function useSelection(rows: readonly { id: string }[]): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const ids = rows.map(({ id }) => id).filter((id) => marked.has(id));
  return {
    ids,
    total: rows.length,
    has: (id) => ids.includes(id),
    toggle: (id) => setMarked(new Set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])),
    setAll: (isMarked) => setMarked(new Set(isMarked ? rows.map(({ id }) => id) : [])),
  };
}
