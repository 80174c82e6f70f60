import type { Reader, Statement } from '../database/statement.ts';
import type { City } from './city.ts';

const BY_IDS: Statement = {
  name: 'cities_by_ids',
  text: `SELECT city.id, city.name, city.state, city.ibge_code AS "ibgeCode", city.population,
           city.latitude, city.longitude
         FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, position)
         JOIN cities city ON city.id = wanted.id
         ORDER BY wanted.position`,
};

/** Returns the cities in the order of `ids`. */
export async function citiesByIds(reader: Reader, ids: number[]): Promise<City[]> {
  return ids.length === 0 ? [] : reader.query<City>(BY_IDS, [ids]);
}
