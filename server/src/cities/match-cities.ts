import type { Reader, Statement } from '../database/statement.ts';
import { invalid } from '../shared/errors.ts';
import { oneLine } from '../shared/text/clean-text.ts';
import { type City, citiesByIds } from './city.ts';
import { respeltCity, splitCity } from './find-city.ts';

/**
 * Returns the SQL of the cities (aliased `c`), hidden ones too, that a normalized text names with or without the
 * state: "campinas", "campinas sp". `-`, `/` and `,` count as spaces.
 */
export const citiesNamed = (text: string): string => `
  FROM cities c WHERE (
    search_fold(c.name) COLLATE "C" = ${text}
    OR (search_fold(c.name) COLLATE "C" = rtrim(left(${text}, -3)) AND lower(c.state) = right(${text}, 2)
      AND ${text} LIKE '% __'))`;

const MATCHING: Statement = {
  name: 'cities_matching',
  text: `
    WITH typed AS MATERIALIZED (SELECT search_fold($1) AS normalized)
    SELECT c.id ${citiesNamed('(SELECT normalized FROM typed)')} AND c.is_visible ORDER BY c.population DESC, c.id`,
};

/** By beginning, then by similarity, then by population. */
const NEAREST: Statement = {
  name: 'cities_nearest',
  text: `
    WITH typed AS MATERIALIZED (
      SELECT search_fold($1) AS normalized, regexp_replace(search_fold($1), ' (..)$', '') AS name
    ), near AS (
      SELECT c.id, c.population, search_fold(c.name) AS name, c.state FROM typed, cities c
      WHERE c.is_visible AND normalized <> '' AND search_fold(c.name) COLLATE "C" >= typed.normalized
        AND search_fold(c.name) COLLATE "C" < typed.normalized || U&'\\+10FFFF'
      UNION
      SELECT c.id, c.population, search_fold(c.name), c.state FROM typed, cities c
      WHERE c.is_visible AND (search_fold(c.name) % typed.normalized OR search_fold(c.name) % typed.name)
    )
    SELECT near.id FROM near, typed
    ORDER BY near.name || ' ' || lower(near.state) = normalized DESC, near.name = typed.normalized DESC,
      starts_with(near.name, normalized) DESC,
      CASE WHEN starts_with(near.name, normalized) THEN 1
        ELSE round(greatest(similarity(near.name, normalized), similarity(near.name, typed.name))::numeric, 1) END DESC,
      near.population DESC, near.id
    LIMIT $2`,
};

const LONGEST = 100;
const clean = (text: string): string =>
  oneLine(text.slice(0, 2 * LONGEST).toWellFormed())
    .slice(0, LONGEST)
    .toWellFormed();

/**
 * Returns the ids of all visible cities that the text names, the most populous first: "Campinas", "campinas - sp", "Campinas/SP",
 * "Campinas, SP"; else the one that `cityFinder` knows by another spelling: "Parati", "Embu - SP".
 */
export async function matchCities(reader: Reader, text: string, state = ''): Promise<number[]> {
  const query = clean(text);
  const matching = async ({ name, state: code }: { name: string; state: string }) =>
    (await reader.query<{ id: number }>(MATCHING, [`${name} ${code}`])).map(({ id }) => id);
  const names = splitCity(query, state);
  const matched = await matching(names);
  if (matched.length > 0 || names.name === '') return matched;
  const other = await respeltCity(reader, query, state);
  return other ? matching(other) : [];
}

/** Returns the ids of at most `limit` visible cities with a similar name, the best match first. */
export async function nearestCities(reader: Reader, text: string, limit: number): Promise<number[]> {
  return (await reader.query<{ id: number }>(NEAREST, [clean(text), limit])).map(({ id }) => id);
}

const OFFERED = 3;

/**
 * Returns the city that a text names, the most populous of several; the state may stand in the text, in `state` or in
 * both. BAD_USER_INPUT 'Cidade não encontrada.' with the nearest names.
 */
export async function cityForWriting(reader: Reader, text: string, state: string | null): Promise<City> {
  const [id] = await matchCities(reader, text, state ?? '');
  const [city] = id === undefined ? [] : await citiesByIds(reader, [id]);
  if (city) return city;
  const nearest = await citiesByIds(reader, await nearestCities(reader, text, OFFERED));
  const names = nearest.map((near) => `${near.name} - ${near.state}`);
  const hint = names.length > 0 ? [`Você quis dizer ${names.join(', ')}?`] : [];
  throw invalid({ city: ['Cidade não encontrada.', ...hint] }, 'NOT_FOUND');
}
