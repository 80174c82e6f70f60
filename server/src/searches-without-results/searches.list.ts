import type { AdminList } from '../graphql/admin-list.ts';
import { SearchesWithoutResultsArgs, type SearchWithoutResults } from './search-without-results.ts';

/** Left out are those that have become a word of a kind. */
export const SHOWN_SEARCHES = `searches_without_results s WHERE is_common AND NOT is_dismissed
  AND NOT EXISTS (SELECT FROM kind_words w WHERE w.key = s.key)`;

/** The texts that at least five addresses searched without results. */
export const SEARCHES: AdminList<SearchesWithoutResultsArgs, SearchWithoutResults> = {
  name: 'searches-without-results',
  may: 'seeLists',
  args: SearchesWithoutResultsArgs,
  from: `(SELECT text, times, last_seen_at FROM ${SHOWN_SEARCHES}) shown`,
  key: 'text',
  columns: 'text AS id, text, times, last_seen_at AS "lastSeenAt"',
  filter: (filter, { q }, { db }) =>
    filter.addSearch(db.reads, q, (pattern) => `' ' || text LIKE ${pattern}`),
  orders: {
    times: 'times DESC, text',
    timesAscending: 'times, text DESC',
    newest: 'last_seen_at DESC, text',
    oldest: 'last_seen_at, text DESC',
  },
  cells: {
    Busca: ({ text }) => text,
    Vezes: ({ times }) => times,
    'Última vez': ({ lastSeenAt }) => lastSeenAt,
  },
};
