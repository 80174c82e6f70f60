import type { Reader, Statement } from '../database/statement.ts';

/** Whether an SQL expression of folded text is the number of a row of `categories`, or names it. */
export const isCategoryNamed = (folded: string): string => `
  CASE WHEN ${folded} ~ '^[0-9]+$' THEN id::text = ltrim(${folded}, '0') ELSE search_fold(name) = ${folded} END`;

const NAMED: Statement = {
  name: 'category_named',
  text: `
    WITH typed AS MATERIALIZED (SELECT search_fold($1) AS folded)
    SELECT id, is_visible AS "isVisible" FROM categories, typed
    WHERE ${isCategoryNamed('typed.folded')} ORDER BY id LIMIT 1`,
};

/** The category that a text names, accents and case folded as the search folds them, hidden ones too. */
export async function categoryNamed(
  reader: Reader,
  text: string,
): Promise<{ id: number; isVisible: boolean } | undefined> {
  const [category] = await reader.query<{ id: number; isVisible: boolean }>(NAMED, [text]);
  return category;
}
