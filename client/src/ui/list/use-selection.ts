import { useState } from 'react';

export interface Selection {
  /** Those of the rows on the screen that are chosen, in their order. */
  ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** All of the rows on the screen, or none. */
  setAll(isChosen: boolean): void;
}

/** Rows chosen to do something with at once. What leaves the screen is no longer chosen. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: shown.filter((id) => chosen.has(id)),
    has: (id) => chosen.has(id),
    toggle(id) {
      const next = new Set(shown.filter((known) => chosen.has(known)));
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    setAll: (isChosen) => setChosen(new Set(isChosen ? shown : [])),
  };
}
