import { paths } from '../../paths.ts';
import { ITEM } from '../../ui/list/use-list-params.ts';
import type { PaletteEntry } from './palette-entry.ts';

const KEY = 'admin_recent';
const MAX_STORED = 8;

/** A company or an account by its number and name, or the key of a screen or action alone. */
export interface Recent {
  key: string;
  text?: string;
  detail?: string;
}
interface Stored {
  /** Another administrator of this browser does not see them. */
  userId: string;
  recent: Recent[];
}

const isRecent = (entry: Partial<Recent> | null): entry is Recent =>
  typeof entry?.key === 'string' &&
  (entry.text === undefined || typeof entry.text === 'string') &&
  (entry.detail === undefined || typeof entry.detail === 'string');

/** Returns what this administrator used last in this browser, the latest first. */
export function readRecent(userId: string): Recent[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Stored> | null;
    return stored?.userId === userId && Array.isArray(stored.recent) ? stored.recent.filter(isRecent) : [];
  } catch {
    // Storage is blocked, or the value is not ours.
    return [];
  }
}

const isRow = (key: string): boolean => /^(company|person):/.test(key);

/** Stores an entry as the latest; never an e-mail address: of an account its number and name. */
export function rememberEntry(userId: string, { key, text, detail }: PaletteEntry): void {
  const isPerson = key.startsWith('person:');
  const recent: Recent = {
    key,
    ...(isRow(key) && { text }),
    ...(isRow(key) && !isPerson && detail !== undefined && { detail }),
  };
  if (`${recent.text} ${recent.detail}`.includes('@')) return;
  const others = readRecent(userId).filter((other) => other.key !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, recent: [recent, ...others].slice(0, MAX_STORED) }));
  } catch {
    // Storage is blocked or full: nothing is remembered.
  }
}

/** Returns the entry of a company: its details in the list. */
export const companyEntry = (id: string, text: string, detail?: string, tag?: string): PaletteEntry => ({
  key: `company:${id}`,
  text,
  ...(detail !== undefined && { detail }),
  ...(tag !== undefined && { tag }),
  icon: 'shop',
  to: paths.admin({ tab: 'companies', q: `#${id}`, [ITEM]: id }),
});

/** Returns the entry of an account: its details in the list. */
export const personEntry = (id: string, text: string, detail?: string, tag?: string): PaletteEntry => ({
  key: `person:${id}`,
  text,
  ...(detail !== undefined && { detail }),
  ...(tag !== undefined && { tag }),
  icon: 'people',
  may: 'manageUsers',
  to: paths.admin({ tab: 'users', q: `#${id}`, [ITEM]: id }),
});

/** Returns the entries used last: screens and actions among `known`, companies and accounts by what was stored. */
export const recentEntries = (recent: readonly Recent[], entries: readonly PaletteEntry[]): PaletteEntry[] =>
  recent.flatMap(({ key, text, detail }) => {
    const [kind, id] = key.split(':');
    if (id && text && kind === 'company') return [companyEntry(id, text, detail)];
    if (id && text && kind === 'person') return [personEntry(id, text)];
    return entries.filter((entry) => entry.key === key);
  });
