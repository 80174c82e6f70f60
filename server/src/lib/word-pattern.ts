import type { Reader, Statement } from './sql.ts';

const PATTERN: Statement = {
  name: 'word_pattern',
  text: `SELECT '%' || CASE WHEN length(folded) < 3 THEN ' ' ELSE '' END || folded || '%' AS pattern
         FROM search_fold($1) AS folded`,
};

/**
 * For LIKE over a folded text that has a space before each word: part of it, without regard to case and accents; one
 * or two letters are the beginning of a word. Asked for beforehand, so that a list is planned for it.
 */
export async function wordPattern(reader: Reader, typed: string): Promise<string> {
  const [row] = await reader.query<{ pattern: string }>(PATTERN, [typed]);
  if (!row) throw new Error('Folding gave no row.');
  return row.pattern;
}
