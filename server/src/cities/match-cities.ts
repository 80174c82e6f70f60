import type { Reader, Statement } from '../database/statement.ts';
import { oneLine } from '../shared/text/clean-text.ts';

/**
 * Returns the SQL of the cities (aliased `c`), hidden ones too, that a normalized text names with or without the
 * state: "campinas", "campinas sp". `-`, `/` and `,` count as spaces.
 */
export const citiesNamed = (folded: string): string => `
  FROM cities c WHERE (
    search_fold(c.name) COLLATE "C" = ${folded}
    OR (search_fold(c.name) COLLATE "C" = rtrim(left(${folded}, -3)) AND lower(c.state) = right(${folded}, 2)
      AND ${folded} LIKE '% __'))`;

const MATCHING: Statement = {
  name: 'cities_matching',
  text: `
    WITH typed AS MATERIALIZED (SELECT search_fold($1) AS folded)
    SELECT c.id ${citiesNamed('(SELECT folded FROM typed)')} AND c.is_visible ORDER BY c.population DESC, c.id`,
};

/** By beginning, then by letters in common; the more populous first among alike ones. */
const NEAREST: Statement = {
  name: 'cities_nearest',
  text: `
    WITH typed AS MATERIALIZED (
      SELECT search_fold($1) AS folded, regexp_replace(search_fold($1), ' (..)$', '') AS name
    ), near AS (
      SELECT c.id, c.population, search_fold(c.name) AS name, c.state FROM typed, cities c
      WHERE c.is_visible AND folded <> '' AND search_fold(c.name) COLLATE "C" >= typed.folded
        AND search_fold(c.name) COLLATE "C" < typed.folded || U&'\\+10FFFF'
      UNION
      SELECT c.id, c.population, search_fold(c.name), c.state FROM typed, cities c
      WHERE c.is_visible AND (search_fold(c.name) % typed.folded OR search_fold(c.name) % typed.name)
    )
    SELECT near.id FROM near, typed
    ORDER BY near.name || ' ' || lower(near.state) = folded DESC, near.name = typed.folded DESC,
      starts_with(near.name, folded) DESC,
      CASE WHEN starts_with(near.name, folded) THEN 1
        ELSE round(greatest(similarity(near.name, folded), similarity(near.name, typed.name))::numeric, 1) END DESC,
      near.population DESC, near.id
    LIMIT $2`,
};

const LONGEST = 100;
const clean = (text: string): string =>
  oneLine(text.slice(0, 2 * LONGEST).toWellFormed())
    .slice(0, LONGEST)
    .toWellFormed();

/**
 * Ids of all visible cities that the text names, the most populous first: "Campinas", "campinas - sp", "Campinas/SP",
 * "Campinas, SP".
 */
export async function matchCities(reader: Reader, text: string): Promise<number[]> {
  return (await reader.query<{ id: number }>(MATCHING, [clean(text)])).map(({ id }) => id);
}

/** Ids of at most `limit` visible cities with a similar name, the best match first. */
export async function nearestCities(reader: Reader, text: string, limit: number): Promise<number[]> {
  return (await reader.query<{ id: number }>(NEAREST, [clean(text), limit])).map(({ id }) => id);
}
