import type { Reader, Statement } from './statement.ts';

const PATTERN: Statement = {
  name: 'folded_pattern',
  text: `SELECT '%' || CASE WHEN length(folded) < 3 THEN ' ' ELSE '' END || folded || '%' AS pattern
         FROM search_fold($1) AS folded`,
};

/**
 * For `LIKE` over a text folded by `search_fold` with a space before each word: a part of it, without regard to
 * case and accents; one or two letters are the beginning of a word. Made first, so that the list is planned for it.
 */
export async function likePattern(reader: Reader, typed: string): Promise<string> {
  const [row] = await reader.query<{ pattern: string }>(PATTERN, [typed]);
  if (!row) throw new Error('A text has no pattern.');
  return row.pattern;
}
