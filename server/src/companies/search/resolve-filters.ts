import { isCategoryNamed } from '../../categories/category.ts';
import { respeltCity } from '../../cities/find-city.ts';
import { citiesNamed } from '../../cities/match-cities.ts';
import { oneRow, type Reader, type Statement } from '../../database/statement.ts';
import { idOrZero } from '../../shared/ids.ts';
import type { OpenFilter } from '../opening/open-schedules.ts';
import { cleanText } from './text/clean-text.ts';

export interface Filters {
  /** One of them names nothing, so no company passes. */
  isUnknown: boolean;
  /** All companies, as last counted. */
  companies: number;
  /** Null for any. */
  categoryId: number | null;
  /** Null for any. */
  kindId: number | null;
  /** Null for anywhere; else the most populous first. */
  cityIds: number[] | null;
  /** Companies of these cities are left out: they are listed before. */
  exceptCityIds?: number[];
  /** Share of all companies in the category, of the kind, and in the cities; 1 where there is no filter. */
  categoryShare: number;
  kindShare: number;
  cityShare: number;
  /** Null for open and closed ones; its share of companies is `open.share`. */
  open: OpenFilter | null;
  /** Companies have all of these attributes; the share of each. */
  attributeIds: number[];
  attributeShares: number[];
}

/** Attributes of one search. */
const MOST_ATTRIBUTES = 10;

/** Includes hidden categories and cities: their companies can be found. */
const RESOLVE: Statement = {
  name: 'search_resolve_filters',
  text: `
    WITH typed AS MATERIALIZED (
      SELECT search_fold($1) AS category, search_fold($2) AS city, search_fold($3) AS kind
    ), kind AS MATERIALIZED (
      SELECT id FROM kinds WHERE slug = (SELECT replace(kind, ' ', '-') FROM typed) OR id::text = $3
      UNION ALL SELECT id FROM kinds WHERE search_fold(name) = (SELECT kind FROM typed)
      LIMIT 1
    ), category AS MATERIALIZED (
      SELECT id FROM categories, typed
      WHERE ${isCategoryNamed('typed.category')}
      ORDER BY id LIMIT 1
    ), named AS MATERIALIZED (
      SELECT c.id, c.population ${citiesNamed('(SELECT city FROM typed)')}
    )
    SELECT coalesce((SELECT documents FROM search_lexemes WHERE lexeme = '~'), 0) AS companies,
      (SELECT id FROM category) AS "categoryId", (SELECT id FROM kind) AS "kindId",
      ARRAY(SELECT id FROM named ORDER BY population DESC, id) AS "cityIds",
      coalesce((SELECT documents FROM search_lexemes, category WHERE lexeme = '~c' || id), 0) AS "inCategory",
      coalesce((SELECT documents FROM search_lexemes, kind WHERE lexeme = '~k' || id), 0) AS "inKind",
      coalesce((SELECT sum(documents)::int FROM search_lexemes, named WHERE lexeme = '~m' || id), 0) AS "inCities",
      ARRAY(SELECT coalesce((SELECT documents FROM search_lexemes WHERE lexeme = '~a' || id), 0)
        FROM unnest($4::int[]) WITH ORDINALITY AS attribute (id, position) ORDER BY position) AS "inAttributes"`,
};

interface Resolved {
  companies: number;
  categoryId: number | null;
  kindId: number | null;
  cityIds: number[];
  inKind: number;
  inCategory: number;
  inCities: number;
  inAttributes: number[];
}

/** Returns the ids of the filters. */
export async function resolveFilters(
  reader: Reader,
  input: {
    category?: string | null | undefined;
    kind?: string | null | undefined;
    city?: string | null | undefined;
    open?: OpenFilter | null | undefined;
    attributeIds?: readonly string[] | null | undefined;
  },
): Promise<Filters> {
  const category = cleanText(input.category).trim() || null;
  const kind = cleanText(input.kind).trim() || null;
  const city = cleanText(input.city).trim() || null;
  const attributeIds = [...new Set(input.attributeIds?.map(idOrZero))].slice(0, MOST_ATTRIBUTES);
  const resolve = (named: string | null) =>
    oneRow<Resolved>(reader, RESOLVE, [category, named, kind, attributeIds]);
  let resolved = await resolve(city);
  if (city && resolved.cityIds.length === 0) {
    const other = await respeltCity(reader, city);
    if (other) resolved = await resolve(`${other.name} ${other.state}`);
  }
  const shareOf = (documents: number) => Math.min(1, documents / Math.max(1, resolved.companies));
  return {
    isUnknown:
      (category !== null && resolved.categoryId === null) ||
      (kind !== null && resolved.kindId === null) ||
      (city !== null && resolved.cityIds.length === 0),
    companies: resolved.companies,
    categoryId: category ? resolved.categoryId : null,
    kindId: kind ? resolved.kindId : null,
    cityIds: city ? resolved.cityIds : null,
    categoryShare: category ? shareOf(resolved.inCategory) : 1,
    kindShare: kind ? shareOf(resolved.inKind) : 1,
    cityShare: city ? shareOf(resolved.inCities) : 1,
    open: input.open ?? null,
    attributeIds,
    attributeShares: resolved.inAttributes.map(shareOf),
  };
}
