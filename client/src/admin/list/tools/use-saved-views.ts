import { useKept } from './use-kept.ts';

/** Filters and order of a list under a name. */
export interface SavedView {
  name: string;
  /** Parameters of the list's address. */
  query: string;
}

/** The longest name. */
export const VIEW_NAME_LENGTH = 40;

const isView = (entry: Partial<SavedView> | null): entry is SavedView =>
  typeof entry?.name === 'string' && typeof entry.query === 'string';

export interface SavedViews {
  views: readonly SavedView[];
  /** Saves a view in place of one of the same name; returns false where the browser's storage is blocked. */
  save(view: SavedView): boolean;
  rename(from: string, to: string): void;
  remove(name: string): void;
}

/** Returns the views of a list that the signed-in account saved in this browser, in the order of their names. */
export function useSavedViews(list: string): SavedViews {
  const [kept, keep] = useKept('views', list);
  const views: SavedView[] = Array.isArray(kept) ? kept.filter(isView) : [];
  const change = (next: readonly SavedView[]): boolean => {
    const sorted = [...next].sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
    return keep(sorted.length > 0 ? sorted : null);
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
