import { useState } from 'react';
import type { Selection } from './use-selection.ts';

export interface RowsSelection<Row> extends Selection {
  /** The selected rows, as they were last seen. */
  rows: readonly Row[];
  /** Selects rows that may be on other pages. */
  add(rows: readonly Row[]): void;
  /** Selects rows no longer; others stay. */
  remove(ids: readonly string[]): void;
  /** Replaces selected rows by what they are now. */
  update(rows: readonly Row[]): void;
  clear(): void;
}

interface Identified {
  id: string;
}

/**
 * Returns the selected rows of a list. They stay selected on other pages; another `filter` selects none. `shown` are
 * the selectable rows on the screen.
 */
export function useRowSelection<Row extends Identified>(
  shown: readonly Row[],
  filter: string,
): RowsSelection<Row> {
  const [chosen, setChosen] = useState<{ filter: string; rows: ReadonlyMap<string, Row> }>({
    filter,
    rows: new Map(),
  });
  const kept = chosen.filter === filter ? chosen.rows : new Map<string, Row>();
  const latest = new Map(shown.map((row) => [row.id, row]));
  const rows = [...kept.values()].map((row) => latest.get(row.id) ?? row);
  const change = (next: readonly Row[]) =>
    setChosen({ filter, rows: new Map(next.map((row) => [row.id, row])) });
  return {
    ids: rows.map(({ id }) => id),
    rows,
    has: (id) => kept.has(id),
    toggle(id) {
      const row = latest.get(id);
      if (kept.has(id)) change(rows.filter((other) => other.id !== id));
      else if (row) change([...rows, row]);
    },
    setAll: (isChosen) => change([...rows.filter(({ id }) => !latest.has(id)), ...(isChosen ? shown : [])]),
    add: (more) => change([...rows, ...more]),
    remove: (ids) => change(rows.filter(({ id }) => !ids.includes(id))),
    update: (now) => {
      const byId = new Map(now.map((row) => [row.id, row]));
      change(rows.map((row) => byId.get(row.id) ?? row));
    },
    clear: () => change([]),
  };
}
