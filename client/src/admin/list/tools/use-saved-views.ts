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

const viewsOf = (kept: unknown): SavedView[] => (Array.isArray(kept) ? kept.filter(isView) : []);

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
  const change = (next: (views: readonly SavedView[]) => readonly SavedView[]): boolean =>
    keep((before) => {
      const sorted = [...next(viewsOf(before))].sort((one, other) =>
        one.name.localeCompare(other.name, 'pt-BR'),
      );
      return sorted.length > 0 ? sorted : null;
    });
  const without = (views: readonly SavedView[], ...names: string[]) =>
    views.filter(({ name }) => !names.includes(name));
  return {
    views: viewsOf(kept),
    save: (view) => change((views) => [...without(views, view.name), view]),
    rename: (from, to) => {
      change((views) => {
        const view = views.find(({ name }) => name === from);
        return view ? [...without(views, from, to), { ...view, name: to }] : views;
      });
    },
    remove: (name) => {
      change((views) => without(views, name));
    },
  };
}
