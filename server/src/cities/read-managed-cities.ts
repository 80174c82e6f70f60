import { Conditions } from '../database/conditions.ts';
import type { Reader, Statement } from '../database/statement.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import { notFound } from '../shared/errors.ts';
import { PlaceOrder } from '../shared/text/place-order.ts';
import type { ManagedCitiesArgs, ManagedCity } from './managed-city.ts';

export const CITY_NOT_FOUND = 'Cidade não encontrada.';

/** Triggers keep the counts. */
const TALLIES = `LEFT JOIN (
    SELECT place_id, sum(amount)::int AS companies FROM company_tallies WHERE kind = 'city' GROUP BY 1
  ) t ON t.place_id = c.id`;
const COLUMNS = `c.id, c.name, c.state, c.ibge_code AS "ibgeCode", c.population, c.is_visible AS "isVisible",
  coalesce(t.companies, 0) AS "companiesCount"`;
const FOLDED = 'search_fold(c.name) COLLATE "C"';
/** Names in order are read off their index: folding a name is slow. */
const BY_NAME = { from: 'cities c', joined: TALLIES, order: `${FOLDED}, c.state, c.id` };
const BY_COMPANIES = {
  from: `cities c ${TALLIES}`,
  order: 'coalesce(t.companies, 0) DESC, c.population DESC, c.id',
};
const BY_ID: Statement = {
  name: 'managed_city',
  text: `SELECT ${COLUMNS} FROM cities c ${TALLIES} WHERE c.id = $1`,
};

/** Cities by a part of the name: by its beginning, and from three letters on by any part, both by an index. */
const named = (folded: string): string => `c.id IN (
  SELECT c.id FROM cities c WHERE ${FOLDED} >= ${folded} AND ${FOLDED} < ${folded} || U&'\\+10FFFF'
  UNION
  SELECT c.id FROM cities c WHERE length(${folded}) >= 3 AND search_fold(c.name) LIKE '%' || ${folded} || '%')`;

/** Administrators: all cities, hidden ones too. */
export async function managedCities(
  ctx: Context,
  { q, state, order, ...args }: ManagedCitiesArgs,
): Promise<Page<ManagedCity>> {
  requireRole(ctx, 'admin');
  const filter = new Conditions();
  if (q) filter.add((placeholder) => named(`search_fold(${placeholder(q)})`));
  if (state) filter.add((placeholder) => `c.state = ${placeholder(state)}`);
  const list = order === PlaceOrder.name ? BY_NAME : BY_COMPANIES;
  return listPage<ManagedCity>(ctx.db.reads, { ...list, filter, columns: COLUMNS }, args);
}

/** One city as administrators see it; NOT_FOUND. */
export async function managedCityById(reader: Reader, id: number): Promise<ManagedCity> {
  const [city] = await reader.query<ManagedCity>(BY_ID, [id]);
  if (!city) throw notFound(CITY_NOT_FOUND);
  return city;
}
