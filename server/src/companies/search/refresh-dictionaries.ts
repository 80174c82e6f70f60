import type { Reader, Statement } from '../../database/statement.ts';

/** Small steps: each stays far below the time limit of a statement, and holds nothing up. */
const STEPS: Statement[] = [
  { name: 'search_rewrite', text: 'SELECT search_rewrite(500) AS done' },
  { name: 'search_count_changes', text: 'SELECT search_count_changes(2000) AS done' },
];

/** Kept answers that rest on the counts (cities with companies, "cerca de") are made anew, on every copy. */
const TELL: Statement = { name: 'search_counted', text: `SELECT pg_notify('changes', 'companies')` };

/**
 * Finishes what writers left for later: documents in a renamed city, and the words of what was written,
 * counted into the dictionaries. Any number of callers may do so at once. Only expectations and corrections
 * rest on the counts; what can be found does not wait for them.
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
  if (hasChanged) await reader.query(TELL);
}
