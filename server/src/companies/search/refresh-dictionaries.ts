import type { Reader, Statement } from '../../lib/sql.ts';

/** Small steps: each stays far below the time limit of a statement, and holds nothing up. */
const STEP = 2_000;

const COUNT: Statement = {
  name: 'search_count_changes',
  text: `SELECT search_count_changes(${STEP}) AS counted`,
};

/**
 * Counts what was written since the last time into the dictionaries of the search. Any number of callers may
 * do so at once: one works, the others return. Only expectations and corrections rest on these counts; what
 * can be found does not wait for them.
 */
export async function refreshDictionaries(reader: Reader): Promise<void> {
  for (let counted = 1; counted > 0; ) {
    const [row] = await reader.query<{ counted: number }>(COUNT);
    counted = row?.counted ?? 0;
  }
}
