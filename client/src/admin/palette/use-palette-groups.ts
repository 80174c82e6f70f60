import { useState } from 'react';
import { useSession } from '../../api/session.ts';
import { useAllows } from '../../domain/account/use-may.ts';
import { paths } from '../../paths.ts';
import { beginsWith, hasWords } from './match-words.ts';
import type { EntryGroup, PaletteEntry, PaletteScreen } from './palette-entry.ts';
import { readRecent, recentEntries, rememberEntry } from './recent-entries.ts';
import { type FoundEntries, useFoundEntries } from './use-found-entries.ts';
import { useKnownEntries } from './use-known-entries.ts';

/** Screens and actions that are shown for a text. */
const MOST_KNOWN = 8;

/** Returns the lists of companies and accounts with the text already searched for. */
const listEntries = (q: string): PaletteEntry[] => [
  {
    key: 'list:companies',
    text: `Procurar “${q}” em Empresas`,
    icon: 'search',
    to: paths.admin({ tab: 'companies', q }),
  },
  {
    key: 'list:users',
    may: 'manageUsers',
    text: `Procurar “${q}” em Usuários`,
    icon: 'search',
    to: paths.admin({ tab: 'users', q }),
  },
];

interface PaletteGroups extends Pick<FoundEntries, 'isSearching' | 'isFailed' | 'retry'> {
  groups: EntryGroup[];
  remember(entry: PaletteEntry): void;
}

/**
 * Returns what the palette offers for a text, by heading: without a text what was used last, then all screens and
 * actions; with one those that fit, recently used ones first, then companies and accounts.
 */
export function usePaletteGroups(
  typed: string,
  screens: readonly PaletteScreen[],
  changeMaintenance: () => void,
): PaletteGroups {
  const userId = useSession()?.user.id ?? '';
  const allows = useAllows();
  const known = useKnownEntries(screens, changeMaintenance);
  const [stored] = useState(() => readRecent(userId));
  const recent = recentEntries(stored, known).filter(({ may }) => allows(may));
  const { companies, persons, ...search } = useFoundEntries(typed);
  const text = typed.trim();
  const isRecent = ({ key }: PaletteEntry) => recent.some((entry) => entry.key === key);

  const shownFor = (): EntryGroup[] => {
    if (text === '') {
      return [
        { title: 'Usados recentemente', entries: recent },
        { title: 'Telas e ações', entries: known.filter((entry) => !isRecent(entry)) },
      ];
    }
    const fits = (entry: PaletteEntry) =>
      hasWords(`${entry.text} ${entry.detail ?? ''} ${entry.words ?? ''}`, text);
    const rank = (entry: PaletteEntry) => (isRecent(entry) ? 0 : 2) + (beginsWith(entry.text, text) ? 0 : 1);
    const rows = recent.filter((entry) => fits(entry) && !known.some(({ key }) => key === entry.key));
    const isNew = ({ key }: PaletteEntry) => !rows.some((row) => row.key === key);
    const fitting = known.filter(fits).sort((one, other) => rank(one) - rank(other));
    const ownGroup = { title: 'Telas e ações', entries: fitting.slice(0, MOST_KNOWN) };
    // Found by another word only, such as "criar", they come after what has the typed one.
    const isNamed = fitting.some((entry) => hasWords(entry.text, text));
    return [
      { title: 'Usados recentemente', entries: rows },
      ...(isNamed ? [ownGroup] : []),
      { title: 'Empresas', entries: companies.filter(isNew) },
      { title: 'Pessoas', entries: persons.filter(isNew) },
      ...(isNamed ? [] : [ownGroup]),
      { title: 'Listas', entries: listEntries(text).filter(({ may }) => allows(may)) },
    ];
  };
  return {
    groups: shownFor().filter(({ entries }) => entries.length > 0),
    remember: (entry) => {
      if (!entry.key.startsWith('list:')) rememberEntry(userId, entry);
    },
    ...search,
  };
}
