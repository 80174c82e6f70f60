import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/stored-json.ts';

/** Filters and order of a list under a name, kept in this browser. */
export interface SavedView {
  name: string;
  /** Parameters of the list's address. */
  query: string;
}

/** The longest name. */
export const VIEW_NAME_LENGTH = 40;

const keyOf = (list: string): string => `list-views:${list}`;

const isView = (entry: Partial<SavedView> | null): entry is SavedView =>
  typeof entry?.name === 'string' && typeof entry.query === 'string';

function readViews(list: string): SavedView[] {
  const stored = readStored(keyOf(list));
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

export interface SavedViews {
  views: readonly SavedView[];
  /** Saves a view in place of one of the same name; returns false where the browser's storage is blocked. */
  save(view: SavedView): boolean;
  rename(from: string, to: string): void;
  remove(name: string): void;
}

/** Returns the saved views of a list, in the order of their names. */
export function useSavedViews(list: string): SavedViews {
  const [views, setViews] = useState(() => readViews(list));
  const change = (next: readonly SavedView[]): boolean => {
    const sorted = [...next].sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
    setViews(sorted);
    return writeStored(keyOf(list), sorted.length > 0 ? sorted : null);
  };
  // A removal can be undone after others have changed the views.
  const without = (...names: string[]) => readViews(list).filter(({ name }) => !names.includes(name));
  return {
    views,
    save: (view) => change([...without(view.name), view]),
    rename(from, to) {
      const view = views.find(({ name }) => name === from);
      if (view) change([...without(from, to), { ...view, name: to }]);
    },
    remove: (name) => change(without(name)),
  };
}
