import type { Reader, Statement } from '../database/statement.ts';
import { notFound } from '../shared/errors.ts';
import { PlaceOrder } from '../shared/text/place-order.ts';
import type { ManagedCity } from './managed-city.ts';

export const CITY_NOT_FOUND = 'Cidade não encontrada.';

const COLUMNS = `c.id, c.name, c.state, c.ibge_code AS "ibgeCode", c.population, c.is_visible AS "isVisible"`;
/** Counts are kept, see `db/migrations/administration/tallies.ts`. */
const COMPANIES = `coalesce((SELECT sum(amount)::int FROM company_tallies t
  WHERE t.kind = 'city' AND t.place_id = c.id), 0)
  AS "companiesCount"`;
const FOLDED = 'search_fold(c.name) COLLATE "C"';

/** Cities by a part of the name: by its beginning, and from three letters on by any part, both by an index. */
const MATCHING = `
  SELECT c.id FROM cities c
  WHERE ${FOLDED} >= search_fold($1) AND ${FOLDED} < search_fold($1) || U&'\\+10FFFF'
  UNION
  SELECT c.id FROM cities c
  WHERE length(search_fold($1)) >= 3 AND search_fold(c.name) LIKE '%' || search_fold($1) || '%'`;

const filterOf = (hasText: boolean): string =>
  hasText
    ? `WHERE c.id IN (${MATCHING}) AND ($2::text IS NULL OR c.state = $2)`
    : 'WHERE ($1::text IS NULL OR c.state = $1)';

/** Folding a name takes its time, so names in order are read off their index, and a page is counted after it is chosen. */
const BY_NAME = (hasText: boolean, limit: string): string => `
  WITH page AS (SELECT c.id FROM cities c ${filterOf(hasText)} ORDER BY ${FOLDED}, c.state, c.id ${limit})
  SELECT ${COLUMNS}, ${COMPANIES} FROM page JOIN cities c USING (id) ORDER BY ${FOLDED}, c.state, c.id`;
const BY_COMPANIES = (hasText: boolean, limit: string): string => `
  SELECT ${COLUMNS}, coalesce(t.companies, 0) AS "companiesCount" FROM cities c
  LEFT JOIN (
    SELECT place_id, sum(amount)::int AS companies FROM company_tallies WHERE kind = 'city' GROUP BY 1
  ) t ON t.place_id = c.id
  ${filterOf(hasText)} ORDER BY "companiesCount" DESC, c.population DESC, c.id ${limit}`;

export function citiesList(order: PlaceOrder, hasText: boolean): Statement {
  const limit = hasText ? 'LIMIT $3 OFFSET $4' : 'LIMIT $2 OFFSET $3';
  return {
    name: `managed_cities_by_${order}${hasText ? '_with_text' : ''}`,
    text: order === PlaceOrder.name ? BY_NAME(hasText, limit) : BY_COMPANIES(hasText, limit),
  };
}

export const citiesCount = (hasText: boolean): Statement => ({
  name: `managed_cities_count${hasText ? '_with_text' : ''}`,
  text: `SELECT count(*)::int AS total FROM cities c ${filterOf(hasText)}`,
});

const BY_ID: Statement = {
  name: 'managed_city',
  text: `SELECT ${COLUMNS}, ${COMPANIES} FROM cities c WHERE c.id = $1`,
};

export async function managedCityById(reader: Reader, id: number): Promise<ManagedCity> {
  const [city] = await reader.query<ManagedCity>(BY_ID, [id]);
  if (!city) throw notFound(CITY_NOT_FOUND);
  return city;
}
