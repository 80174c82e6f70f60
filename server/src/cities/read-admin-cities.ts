import { Conditions } from '../database/conditions.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { type List, listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import { notFound } from '../shared/errors.ts';
import type { PlaceOrder } from '../shared/schema/place-order.ts';
import type { AdminCitiesArgs, AdminCity } from './admin-city.ts';

export const CITY_NOT_FOUND = 'Cidade não encontrada.';

/** Triggers update the counts. */
const TALLIES = `LEFT JOIN (
    SELECT place_id, sum(amount)::int AS companies FROM company_tallies WHERE kind = 'city' GROUP BY 1
  ) t ON t.place_id = c.id`;
const COLUMNS = `c.id, c.name, c.state, c.ibge_code AS "ibgeCode", c.population, c.is_visible AS "isVisible",
  coalesce(t.companies, 0) AS "companiesCount"`;
const NORMALIZED_NAME = 'search_fold(c.name) COLLATE "C"';
/** Names are ordered by their index: normalizing every name is slow, so other orders end with the population. */
const BY_CITY = { from: 'cities c', joined: TALLIES };
const BY_COMPANIES = { from: `cities c ${TALLIES}` };
const ORDERS: Record<PlaceOrder, Pick<List, 'from' | 'joined' | 'order'>> = {
  name: { ...BY_CITY, order: `${NORMALIZED_NAME}, c.state, c.id` },
  nameDescending: { ...BY_CITY, order: `${NORMALIZED_NAME} DESC, c.state DESC, c.id DESC` },
  companies: { ...BY_COMPANIES, order: 'coalesce(t.companies, 0) DESC, c.population DESC, c.id' },
  companiesAscending: { ...BY_COMPANIES, order: 'coalesce(t.companies, 0), c.population, c.id DESC' },
  visible: { ...BY_CITY, order: 'c.is_visible DESC, c.population DESC, c.id' },
  hidden: { ...BY_CITY, order: 'c.is_visible, c.population, c.id DESC' },
  state: { ...BY_CITY, order: 'c.state, c.population DESC, c.id' },
  stateDescending: { ...BY_CITY, order: 'c.state DESC, c.population, c.id DESC' },
  ibgeCode: { ...BY_CITY, order: 'c.ibge_code, c.id' },
  ibgeCodeDescending: { ...BY_CITY, order: 'c.ibge_code DESC, c.id DESC' },
  population: { ...BY_CITY, order: 'c.population DESC, c.id' },
  populationAscending: { ...BY_CITY, order: 'c.population, c.id DESC' },
};
const BY_ID: Statement = {
  name: 'managed_city',
  text: `SELECT ${COLUMNS} FROM cities c ${TALLIES} WHERE c.id = $1`,
};

/**
 * Returns the SQL of cities by the beginning of the name, and from three letters on by any part of it, both by an
 * index.
 */
const named = (text: string): string => `c.id IN (
  SELECT c.id FROM cities c WHERE ${NORMALIZED_NAME} >= ${text} AND ${NORMALIZED_NAME} < ${text} || U&'\\+10FFFF'
  UNION
  SELECT c.id FROM cities c WHERE length(${text}) >= 3 AND search_fold(c.name) LIKE '%' || ${text} || '%')`;

/** Returns a page of all cities, hidden ones too. */
export function adminCities(
  ctx: Context,
  { q, state, isVisible, order, ...args }: AdminCitiesArgs,
): Promise<Page<AdminCity>> {
  const filter = new Conditions();
  if (q) filter.add((placeholder) => named(`search_fold(${placeholder(q)})`));
  if (state) filter.add((placeholder) => `c.state = ${placeholder(state)}`);
  if (isVisible != null) filter.add((placeholder) => `c.is_visible = ${placeholder(isVisible)}`);
  return listPage<AdminCity>(ctx.db.reads, { ...ORDERS[order], filter, columns: COLUMNS }, args);
}

/** Returns one city as administrators see it; NOT_FOUND. */
export async function adminCity(ctx: Context, id: number): Promise<AdminCity> {
  const [city] = await ctx.db.reads.query<AdminCity>(BY_ID, [id]);
  if (!city) throw notFound(CITY_NOT_FOUND);
  return city;
}
