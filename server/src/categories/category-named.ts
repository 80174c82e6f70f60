import type { Reader, Statement } from '../database/statement.ts';

/** Returns the SQL of whether a normalized text is the id or name of a row of `categories`. */
export const isCategoryNamed = (normalized: string): string => `
  CASE WHEN ${normalized} ~ '^[0-9]+$' THEN id::text = ltrim(${normalized}, '0') ELSE search_fold(name) = ${normalized} END`;

const NAMED: Statement = {
  name: 'category_named',
  text: `
    WITH typed AS MATERIALIZED (SELECT search_fold($1) AS normalized)
    SELECT id, is_visible AS "isVisible" FROM categories, typed
    WHERE ${isCategoryNamed('typed.normalized')} ORDER BY id LIMIT 1`,
};

/** Returns the category of a name or id, without regard to case and accents, hidden ones too. */
export async function categoryNamed(
  reader: Reader,
  text: string,
): Promise<{ id: number; isVisible: boolean } | undefined> {
  const [category] = await reader.query<{ id: number; isVisible: boolean }>(NAMED, [text]);
  return category;
}
