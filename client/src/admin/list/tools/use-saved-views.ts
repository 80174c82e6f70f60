import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { readStored, writeStored } from '../../../lib/stored-json.ts';

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
  const session = useSession()?.user.id;
  const keyOf = (account: string | undefined): string => `list-views:${account ?? ''}:${list}`;
  const read = (account: string | undefined): SavedView[] => viewsOf(readStored(keyOf(account)));
  const [kept, setKept] = useState(() => ({ account: session, views: read(session) }));
  // The page of an ended session stays until somebody signs in again.
  if (session !== undefined && session !== kept.account) setKept({ account: session, views: read(session) });
  const { account } = kept;
  const change = (next: (views: readonly SavedView[]) => readonly SavedView[]): boolean => {
    // As they are now, and not when the function was made: an undo in a toast comes later.
    const views = [...next(read(account))].sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
    setKept({ account, views });
    return writeStored(keyOf(account), views.length > 0 ? views : null);
  };
  const without = (views: readonly SavedView[], ...names: string[]) =>
    views.filter(({ name }) => !names.includes(name));
  return {
    views: kept.views,
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
