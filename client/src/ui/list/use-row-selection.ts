import { useState } from 'react';
import type { Selection } from './use-selection.ts';

export interface RowsSelection<Row> extends Selection {
  /** The selected rows, as they were last seen. */
  rows: readonly Row[];
  /** Selects rows that may be on other pages. */
  add(rows: readonly Row[]): void;
  /** Deselects rows. */
  remove(ids: readonly string[]): void;
  /** Replaces selected rows by what they are now. */
  update(rows: readonly Row[]): void;
  clear(): void;
}

interface Identified {
  id: string;
}

/**
 * Returns the selected rows of a list. They stay selected on other pages; another `filter` selects none. `visibleRows` are
 * the selectable rows on the screen.
 */
export function useRowSelection<Row extends Identified>(
  visibleRows: readonly Row[],
  filter: string,
): RowsSelection<Row> {
  const [chosen, setChosen] = useState<{ filter: string; rows: ReadonlyMap<string, Row> }>({
    filter,
    rows: new Map(),
  });
  if (chosen.filter !== filter) setChosen({ filter, rows: new Map() });
  const latest = new Map(visibleRows.map((row) => [row.id, row]));
  const rows = [...chosen.rows.values()].map((row) => latest.get(row.id) ?? row);
  /** An answer may come after more was selected: takes what is selected then. */
  const change = (next: (chosenRows: readonly Row[]) => readonly Row[]) =>
    setChosen((before) => {
      const current = [...before.rows.values()].map((row) => latest.get(row.id) ?? row);
      return { ...before, rows: new Map(next(current).map((row) => [row.id, row])) };
    });
  return {
    ids: rows.map(({ id }) => id),
    rows,
    has: (id) => chosen.rows.has(id),
    toggle(id) {
      const row = latest.get(id);
      change((chosenRows) => {
        const others = chosenRows.filter((other) => other.id !== id);
        return others.length === chosenRows.length && row ? [...chosenRows, row] : others;
      });
    },
    setAll: (isChosen) =>
      change((chosenRows) => [
        ...chosenRows.filter(({ id }) => !latest.has(id)),
        ...(isChosen ? visibleRows : []),
      ]),
    add: (more) => change((chosenRows) => [...chosenRows, ...more]),
    remove: (ids) => change((chosenRows) => chosenRows.filter(({ id }) => !ids.includes(id))),
    update: (now) => {
      const byId = new Map(now.map((row) => [row.id, row]));
      change((chosenRows) => chosenRows.map((row) => byId.get(row.id) ?? row));
    },
    clear: () => change(() => []),
  };
}
