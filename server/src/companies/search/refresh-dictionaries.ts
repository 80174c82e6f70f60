import type { Reader, Statement } from '../../database/statement.ts';

/** Batches far below the statement timeout; words are counted in larger ones, which have most of them in common. */
const STEPS: Statement[] = [
  { name: 'search_rewrite', text: 'SELECT search_rewrite(500) AS done' },
  { name: 'search_count_changes', text: 'SELECT search_count_changes(10000) AS done' },
  { name: 'points_settle', text: 'SELECT points_settle(50) AS done' },
  { name: 'cells_count', text: 'SELECT cells_count(5000) AS done' },
];

/** Invalidates cached responses that depend on the counts, on every instance. */
const NOTIFY: Statement = { name: 'search_counted', text: `SELECT pg_notify('changes', 'companies')` };

/**
 * Updates documents of renamed cities, the word counts of the dictionaries, the middles of neighbourhoods and the cells of
 * the map. Safe on several instances at once. Only estimates, corrections, suggestions and points of companies without
 * their own depend on it.
 */
export async function refreshDictionaries(reader: Reader): Promise<void> {
  let hasChanged = false;
  for (const step of STEPS) {
    for (let done = 1; done > 0; ) {
      const [row] = await reader.query<{ done: number }>(step);
      done = row?.done ?? 0;
      hasChanged ||= done > 0;
    }
  }
  if (hasChanged) await reader.query(NOTIFY);
}
