import type { Reader, Statement } from '../../database/statement.ts';
import type { SearchSuggestion } from './search.types.ts';
import { searchCompanies } from './search-companies.ts';
import { cleanText } from './text/clean-text.ts';

/** Categories and cities whose name begins with or resembles the text $1, and the companies $2. */
const SUGGEST: Statement = {
  name: 'search_suggest',
  text: `
    WITH typed AS MATERIALIZED (SELECT search_fold($1) AS normalized),
    categories_near AS (
      SELECT c.id, c.name FROM typed, categories c
      WHERE c.is_visible AND (starts_with(search_fold(c.name), normalized)
        OR similarity(search_fold(c.name), normalized) >= 0.5)
      ORDER BY starts_with(search_fold(c.name), normalized) DESC, c.id LIMIT 2
    ), cities_near AS (
      (SELECT 1 AS likeness, c.id, c.name, c.state, c.population FROM typed, cities c
       WHERE c.is_visible AND search_fold(c.name) COLLATE "C" >= normalized
         AND search_fold(c.name) COLLATE "C" < normalized || U&'\\+10FFFF'
       ORDER BY c.population DESC LIMIT 2)
      UNION
      (SELECT similarity(search_fold(c.name), normalized), c.id, c.name, c.state, c.population
       FROM typed, cities c
       WHERE c.is_visible AND length(normalized) >= 4 AND search_fold(c.name) % normalized
         AND NOT starts_with(search_fold(c.name), normalized)
         AND similarity(search_fold(c.name), normalized) >= 0.5
       ORDER BY 1 DESC, c.population DESC LIMIT 2)
      ORDER BY likeness DESC, population DESC LIMIT 2
    )
    SELECT kind, text, detail, "companyId", "categoryId", "cityId" FROM (
      SELECT 'category' AS kind, 1 AS part, row_number() OVER () AS number, name AS text, NULL AS detail,
        NULL::int AS "companyId", id AS "categoryId", NULL::int AS "cityId" FROM categories_near
      UNION ALL
      SELECT 'city', 2, row_number() OVER (ORDER BY likeness DESC, population DESC), name, state::text,
        NULL, NULL, id FROM cities_near
      UNION ALL
      SELECT 'company', 3, position, company.name, city.name || ' – ' || city.state,
        company.id, NULL, NULL
      FROM unnest($2::int[]) WITH ORDINALITY AS found (id, position)
      JOIN companies company ON company.id = found.id
      JOIN cities city ON city.id = company.city_id
    ) suggestions, typed
    WHERE normalized <> ''
    ORDER BY part, number LIMIT $3`,
};

/** Returns at most `limit` categories, cities and companies for an incomplete, perhaps misspelt text. */
export async function suggest(reader: Reader, q: string, limit: number): Promise<SearchSuggestion[]> {
  const text = cleanText(q);
  if (text.trim() === '') return [];
  const { ids } = await searchCompanies(reader, {
    q: text,
    order: 'relevance',
    page: 1,
    perPage: limit,
    literal: false,
    inNames: true,
  });
  return reader.query<SearchSuggestion>(SUGGEST, [text, ids, limit]);
}
