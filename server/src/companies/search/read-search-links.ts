import type { Category } from '../../categories/category.ts';
import { citiesByIds } from '../../cities/cities.ts';
import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { resolveFilters } from './resolve-filters.ts';
import type { SearchLinks, SearchLinksArgs } from './search.types.ts';

const CITIES = 12;

const CATEGORIES: Statement = {
  name: 'search_links_categories',
  text: `SELECT id, name
         FROM (SELECT id, name FROM categories WHERE is_visible ORDER BY id LIMIT 500) visible
         CROSS JOIN LATERAL (
           SELECT 1 FROM search_documents d
           WHERE d.category_id = visible.id AND ($1::int IS NULL OR d.city_id = $1) LIMIT 1
         ) has_some
         ORDER BY id`,
};
/** Returns the statement of the first of `cities` with companies now, of the category $1 if there is one. */
const citiesWithCompanies = (name: string, cities: string): Statement => ({
  name,
  text: `SELECT city.id FROM (${cities}) city
         CROSS JOIN LATERAL (
           SELECT 1 FROM search_documents d
           WHERE d.city_id = city.id AND ($1::int IS NULL OR d.category_id = $1) LIMIT 1
         ) has_some
         LIMIT ${CITIES}`,
});
/** Ordered by counts that may be minutes old. */
const LARGEST = citiesWithCompanies(
  'search_links_largest',
  `SELECT city.id
   FROM (
     SELECT substr(lexeme, 3)::int AS id, documents FROM search_lexemes
     WHERE lexeme >= '~m' AND lexeme < '~n' AND documents > 0
   ) counted
   JOIN cities city ON city.id = counted.id AND city.is_visible
   ORDER BY documents DESC, city.population DESC, city.id`,
);
const NEAREST = citiesWithCompanies(
  'search_links_nearest',
  `SELECT city.id FROM cities here JOIN cities city ON city.id <> here.id AND city.is_visible
   WHERE here.id = $2
   ORDER BY (city.latitude - here.latitude) ^ 2
     + ((city.longitude - here.longitude) * cos(radians(here.latitude))) ^ 2`,
);

/** Returns links from a search for a category or a city; none where either is unknown. */
export async function searchLinks(ctx: Context, args: SearchLinksArgs): Promise<SearchLinks> {
  const { searches } = ctx.db;
  for (const tag of ['companies', 'categories', 'cities']) ctx.answer.tags.add(tag);
  const filters = await resolveFilters(searches, args);
  if (!filters) return { categories: [], cities: [] };
  const cityId = filters.cityIds?.[0] ?? null;
  const [categories, rows] = await Promise.all([
    searches.query<Category>(CATEGORIES, [cityId]),
    cityId === null
      ? searches.query<{ id: number }>(LARGEST, [filters.categoryId])
      : searches.query<{ id: number }>(NEAREST, [filters.categoryId, cityId]),
  ]);
  const ids = rows.map(({ id }) => id);
  return { categories, cities: await citiesByIds(searches, ids) };
}
