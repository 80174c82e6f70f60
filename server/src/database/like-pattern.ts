import type { Reader, Statement } from './statement.ts';

const PATTERN: Statement = {
  name: 'normalized_pattern',
  text: `SELECT '%' || CASE WHEN length(normalized) < 3 THEN ' ' ELSE '' END || normalized || '%' AS pattern
         FROM search_fold($1) AS normalized`,
};

/**
 * Returns the pattern for `LIKE` over a text normalized by `search_fold`, with a space before each word: any part of it,
 * ignoring case and accents; one or two letters match the beginning of a word. A statement of its own, so that the list
 * is planned for the pattern.
 */
export async function likePattern(reader: Reader, typed: string): Promise<string> {
  const [row] = await reader.query<{ pattern: string }>(PATTERN, [typed]);
  if (!row) throw new Error('A text has no pattern.');
  return row.pattern;
}
