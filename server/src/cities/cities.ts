import type { Reader, Statement } from '../database/statement.ts';
import type { City } from './city.ts';
import { nearestCities } from './match-cities.ts';

const BY_IDS: Statement = {
  name: 'cities_by_ids',
  text: `SELECT city.id, city.name, city.state, city.ibge_code AS "ibgeCode", city.population,
           city.latitude, city.longitude
         FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, position)
         JOIN cities city ON city.id = wanted.id
         ORDER BY wanted.position`,
};

/** The cities of these ids, in their order. */
export async function citiesByIds(reader: Reader, ids: number[]): Promise<City[]> {
  return ids.length === 0 ? [] : reader.query<City>(BY_IDS, [ids]);
}

/** Visible cities with a similar name, the best match first. */
export async function suggestCities(reader: Reader, text: string, limit: number): Promise<City[]> {
  return citiesByIds(reader, await nearestCities(reader, text, limit));
}
