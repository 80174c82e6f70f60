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
/** Ordered by counts that may be minutes old; only cities with companies now are returned. */
const LARGEST: Statement = {
  name: 'search_links_largest',
  text: `SELECT largest.id
         FROM (
           SELECT city.id
           FROM (
             SELECT substr(lexeme, 3)::int AS id, documents FROM search_lexemes
             WHERE lexeme >= '~m' AND lexeme < '~n' AND documents > 0
           ) counted
           JOIN cities city ON city.id = counted.id AND city.is_visible
           ORDER BY documents DESC, city.population DESC, city.id
         ) largest
         CROSS JOIN LATERAL (
           SELECT 1 FROM search_documents d
           WHERE d.city_id = largest.id AND ($1::int IS NULL OR d.category_id = $1) LIMIT 1
         ) has_some
         LIMIT ${CITIES}`,
};
const NEAREST: Statement = {
  name: 'search_links_nearest',
  text: `SELECT near.id
         FROM (
           SELECT city.id FROM cities here JOIN cities city ON city.id <> here.id AND city.is_visible
           WHERE here.id = $2
           ORDER BY (city.latitude - here.latitude) ^ 2
             + ((city.longitude - here.longitude) * cos(radians(here.latitude))) ^ 2
         ) near
         CROSS JOIN LATERAL (
           SELECT 1 FROM search_documents d
           WHERE d.city_id = near.id AND ($1::int IS NULL OR d.category_id = $1) LIMIT 1
         ) has_some
         LIMIT ${CITIES}`,
};

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
  const cities = await citiesByIds(
    searches,
    rows.map(({ id }) => id),
  );
  return { categories, cities };
}
