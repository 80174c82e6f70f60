import type { Category } from '../../categories/category.ts';
import { citiesByIds } from '../../cities/city.ts';
import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { kindsByIds } from '../../kinds/read-kinds.ts';
import { resolveFilters } from './resolve-filters.ts';
import type { SearchLinks, SearchLinksArgs } from './search.types.ts';

const CITIES = 12;
/** Cities that are looked into for companies of a kind. */
const CITIES_OF_KIND = 100;
const KINDS = 12;
/** Companies of a city that count for its kinds, in each category the best. */
const COMPANIES = 200;

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

/** Returns the statement of kinds but $2, of its category, else of $1, else of all; `counted` has their companies. */
const kindsOf = (name: string, counted: string): Statement => ({
  name,
  text: `WITH wanted AS MATERIALIZED (
           SELECT coalesce((SELECT category_id FROM kinds WHERE id = $2::int), $1::int) AS category_id
         )
         SELECT k.id FROM wanted CROSS JOIN ${counted} counted JOIN kinds k ON k.id = counted.id
         WHERE k.id IS DISTINCT FROM $2 AND (wanted.category_id IS NULL OR k.category_id = wanted.category_id)
           AND documents > 0
         ORDER BY documents DESC, k.id LIMIT ${KINDS}`,
});
/** Ordered by counts that may be minutes old. */
const KINDS_ANYWHERE = kindsOf(
  'search_links_kinds',
  `(SELECT substr(lexeme, 3)::int AS id, documents FROM search_lexemes WHERE lexeme >= '~k' AND lexeme < '~l')`,
);
/** Of the city $3. */
const KINDS_IN_CITY = kindsOf(
  'search_links_kinds_in_city',
  `LATERAL (
     SELECT kind_id AS id, count(*) AS documents
     FROM categories category
     CROSS JOIN LATERAL (
       SELECT company_id FROM search_documents d WHERE d.city_id = $3 AND d.category_id = category.id
       ORDER BY score DESC, company_id DESC LIMIT ${COMPANIES}
     ) best
     JOIN companies c ON c.id = best.company_id
     CROSS JOIN unnest(c.kind_ids) AS kind_id
     WHERE wanted.category_id IS NULL OR category.id = wanted.category_id
     GROUP BY kind_id
   )`,
);

/** Returns the statement of the first of `cities` with companies now, which `some` finds. */
const citiesWithCompanies = (name: string, cities: string, some: string): Statement => ({
  name,
  text: `SELECT city.id FROM (${cities}) city CROSS JOIN LATERAL (${some}) has_some LIMIT ${CITIES}`,
});
/** Of the category $1 if there is one. */
const OF_CATEGORY = `
  SELECT 1 FROM search_documents d
  WHERE d.city_id = city.id AND ($1::int IS NULL OR d.category_id = $1) LIMIT 1`;
/** Of the kind $1. */
const OF_KIND = `
  SELECT 1 FROM search_matching(format('%L & %L', '~k' || $1::int, '~m' || city.id)::tsquery, NULL, 1)`;
const COUNTED = `
  (SELECT substr(lexeme, 3)::int AS id, documents FROM search_lexemes
   WHERE lexeme >= '~m' AND lexeme < '~n' AND documents > 0) counted`;
/** Ordered by counts that may be minutes old. */
const LARGEST_CITIES = `
  SELECT city.id FROM ${COUNTED} JOIN cities city ON city.id = counted.id AND city.is_visible
  ORDER BY documents DESC, city.population DESC, city.id`;
/** Nearest to the city $2 first. */
const nearest = (cities: string) => `
  SELECT city.id FROM cities here JOIN ${cities} ON city.id <> here.id AND city.is_visible
  WHERE here.id = $2
  ORDER BY (city.latitude - here.latitude) ^ 2
    + ((city.longitude - here.longitude) * cos(radians(here.latitude))) ^ 2`;
const LARGEST = citiesWithCompanies('search_links_largest', LARGEST_CITIES, OF_CATEGORY);
const NEAREST = citiesWithCompanies('search_links_nearest', nearest('cities city'), OF_CATEGORY);
const LARGEST_OF_KIND = citiesWithCompanies(
  'search_links_largest_of_kind',
  `${LARGEST_CITIES} LIMIT ${CITIES_OF_KIND}`,
  OF_KIND,
);
const NEAREST_OF_KIND = citiesWithCompanies(
  'search_links_nearest_of_kind',
  `${nearest(`(${COUNTED} JOIN cities city USING (id))`)} LIMIT ${CITIES_OF_KIND}`,
  OF_KIND,
);

/** Returns links from a search for a category, a kind or a city; none where one of them is unknown. */
export async function searchLinks(ctx: Context, args: SearchLinksArgs): Promise<SearchLinks> {
  const { searches } = ctx.db;
  for (const tag of ['companies', 'categories', 'kinds', 'cities']) ctx.answer.tags.add(tag);
  const { isUnknown, categoryId, kindId, cityIds } = await resolveFilters(searches, args);
  if (isUnknown) return { categories: [], kinds: [], cities: [] };
  const cityId = cityIds?.[0] ?? null;
  const ids = async (statement: Statement, ...values: (number | null)[]) =>
    (await searches.query<{ id: number }>(statement, values)).map(({ id }) => id);
  const [categories, kinds, cities] = await Promise.all([
    searches.query<Category>(CATEGORIES, [cityId]),
    cityId === null
      ? ids(KINDS_ANYWHERE, categoryId, kindId)
      : ids(KINDS_IN_CITY, categoryId, kindId, cityId),
    cityId === null
      ? ids(kindId === null ? LARGEST : LARGEST_OF_KIND, kindId ?? categoryId)
      : ids(kindId === null ? NEAREST : NEAREST_OF_KIND, kindId ?? categoryId, cityId),
  ]);
  return { categories, kinds: await kindsByIds(ctx, kinds), cities: await citiesByIds(searches, cities) };
}
