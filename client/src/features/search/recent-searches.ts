/** A search made in this browser: its text on the screen and the path of its page. */
export interface RecentSearch {
  text: string;
  detail: string | null;
  path: string;
}

const KEY = 'recent_searches';
const MAX_STORED = 20;

/** Returns whether a text may be a phone, a document or an e-mail address, which are not stored. */
const isPersonal = (text: string): boolean => text.includes('@') || text.replace(/\D/g, '').length >= 6;

const isSearch = (entry: Partial<RecentSearch> | null): entry is RecentSearch =>
  typeof entry?.text === 'string' &&
  (entry.detail === null || typeof entry.detail === 'string') &&
  typeof entry.path === 'string' &&
  entry.path.startsWith('/search');

/** Returns the searches of this browser, the latest first. */
export function recentSearches(): RecentSearch[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isSearch) : [];
  } catch {
    // Storage is blocked, or the value is not ours: there are none.
    return [];
  }
}

function store(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MAX_STORED)));
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}

/** Stores a search that was made, in this browser only; not one with an e-mail address or six digits. */
export function rememberSearch({ text, detail, path }: RecentSearch): void {
  const search = { text: text.trim(), detail: detail || null, path };
  if (search.text === '' || isPersonal(`${search.text} ${search.detail ?? ''}`)) return;
  store([search, ...recentSearches().filter((other) => other.path !== path)]);
}

export const removeRecentSearch = (path: string): void =>
  store(recentSearches().filter((other) => other.path !== path));

export const clearRecentSearches = (): void => store([]);
