import type { Reader, Statement } from '../../../database/statement.ts';
import { type Area, boxOf } from '../../../shared/map/area.ts';

/** Cities that are searched one by one; of more, the whole country is. */
const MOST = 200;

/** The cities whose companies may be in the area $1, those not counted yet too, and how many they have; at most $2. */
const CITIES_IN: Statement = {
  name: 'cities_in',
  text: `
    SELECT city_id AS id, coalesce(documents, 0) AS documents
    FROM (
      SELECT city_id FROM city_extents WHERE area && $1::box
      UNION SELECT city_id FROM company_cell_changes
      WHERE sign = 1 AND point(x / 2::float8 ^ 31, y / 2::float8 ^ 31) <@ $1::box
      LIMIT $2
    ) near
    LEFT JOIN search_lexemes ON lexeme = '~m' || city_id`,
};

/** Returns the tsquery of the cities of which companies may be in an area, and how many those have; null for too many. */
export async function citiesIn(
  reader: Reader,
  area: Area,
): Promise<{ match: string; documents: number } | null> {
  const cities = await reader.query<{ id: number; documents: number }>(CITIES_IN, [boxOf(area), MOST + 1]);
  if (cities.length > MOST) return null;
  // Id 0, which no city has, where there is none.
  const ids = cities.length > 0 ? cities.map(({ id }) => id) : [0];
  const match = `(${ids.map((id) => `'~m${id}'`).join(' | ')})`;
  return { match, documents: cities.reduce((sum, { documents }) => sum + documents, 0) };
}
