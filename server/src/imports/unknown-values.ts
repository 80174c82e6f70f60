import type { Reader, Statement } from '../database/statement.ts';
import type { ImportSuggestion, ImportUnknownValue } from './jobs/company-import.ts';
import type { ReplaceableField } from './rows/replaced-values.ts';

/** Most unknown values that are answered. */
const MOST = 50;

const VALUES: Statement = {
  name: 'import_unknown_values',
  text: `SELECT p.field, p.value, count(*)::int AS rows FROM import_problems p
    JOIN imports i ON i.id = p.import_id AND i.status = 'checked'
    WHERE p.import_id = $1 AND p.value IS NOT NULL
    GROUP BY p.field, p.value ORDER BY count(*) DESC, p.field, p.value LIMIT ${MOST}`,
};

/** Less similar names are more likely something else. */
const LEAST = 0.25;

/** The three most similar rows of a table for each of the values $1. */
const similar = (field: ReplaceableField, rows: string, order: string): Statement => ({
  name: `import_similar_${field}`,
  text: `
    SELECT typed.value, near.id, near.text FROM unnest($1::text[]) AS typed (value),
      LATERAL (SELECT search_fold(typed.value) AS whole, regexp_replace(search_fold(typed.value), ' (..)$', '') AS name) folded,
      LATERAL (${rows} ORDER BY ${order} LIMIT 3) near`,
});
const NAMED = `greatest(similarity(search_fold(o.name), folded.whole), similarity(search_fold(o.name), folded.name))`;
const STATEMENTS: Record<ReplaceableField, Statement> = {
  city: similar(
    'city',
    `SELECT o.id, o.name || ' - ' || o.state AS text, o.population FROM cities o
     WHERE search_fold(o.name) % folded.whole OR search_fold(o.name) % folded.name`,
    `round(${NAMED}::numeric, 1) + CASE WHEN lower(o.state) = right(folded.whole, 2) THEN 0.3 ELSE 0 END DESC,
      o.population DESC, o.id`,
  ),
  category: similar(
    'category',
    `SELECT o.id, o.name AS text FROM categories o WHERE ${NAMED} >= ${LEAST}`,
    `${NAMED} DESC, o.id`,
  ),
  kinds: similar(
    'kinds',
    `SELECT o.id, o.name AS text FROM kinds o WHERE ${NAMED} >= ${LEAST}`,
    `${NAMED} DESC, o.id`,
  ),
};

/** Returns the unknown values that the check of a file found, the most frequent first, each with similar known ones. */
export async function unknownValues(reader: Reader, importId: number): Promise<ImportUnknownValue[]> {
  const values = await reader.query<Omit<ImportUnknownValue, 'suggestions'>>(VALUES, [importId]);
  const found = new Map<string, ImportSuggestion[]>();
  const fields = [...new Set(values.map(({ field }) => field))];
  const search = async (field: ReplaceableField) => {
    const texts = values.filter((value) => value.field === field).map(({ value }) => value);
    const rows = await reader.query<ImportSuggestion & { value: string }>(STATEMENTS[field], [texts]);
    for (const { value, ...suggestion } of rows) {
      const key = `${field}|${value}`;
      found.set(key, [...(found.get(key) ?? []), suggestion]);
    }
  };
  await Promise.all(fields.map(search));
  return values.map((value) => ({ ...value, suggestions: found.get(`${value.field}|${value.value}`) ?? [] }));
}
