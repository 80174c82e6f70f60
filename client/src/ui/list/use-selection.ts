import { useState } from 'react';

export interface Selection {
  /** Ids of the selected rows. */
  ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects all rows on the screen, or none of them. */
  setAll(isChosen: boolean): void;
}

/** Returns the selected rows of a list, in their order; a row that leaves the screen is no longer selected. */
export function useSelection(visibleIds: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: visibleIds.filter((id) => chosen.has(id)),
    has: (id) => chosen.has(id),
    toggle(id) {
      const next = new Set(visibleIds.filter((selectable) => chosen.has(selectable)));
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    setAll: (isChosen) => setChosen(new Set(isChosen ? visibleIds : [])),
  };
}
