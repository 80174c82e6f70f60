import type { AdminList } from '../graphql/admin-list.ts';
import type { List } from '../graphql/list-page.ts';
import type { PlaceOrder } from '../shared/schema/place-order.ts';
import { AdminCitiesArgs, type AdminCity } from './admin-city.ts';

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
const BY_COMPANIES = { from: `cities c ${TALLIES}`, joined: '' };
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

/**
 * Returns the SQL of cities by the beginning of the name, and from three letters on by any part of it, both by an
 * index, or by the IBGE's code.
 */
const named = (text: string): string => `c.id IN (
  SELECT c.id FROM cities c WHERE ${NORMALIZED_NAME} >= ${text} AND ${NORMALIZED_NAME} < ${text} || U&'\\+10FFFF'
  UNION
  SELECT c.id FROM cities c WHERE length(${text}) >= 3 AND search_fold(c.name) LIKE '%' || ${text} || '%'
  UNION
  SELECT c.id FROM cities c WHERE c.ibge_code::text = ${text})`;

/** All cities, hidden ones too. */
export const CITIES: AdminList<AdminCitiesArgs, AdminCity> = {
  name: 'cities',
  may: 'seeLists',
  args: AdminCitiesArgs,
  ...BY_CITY,
  columns: COLUMNS,
  missing: CITY_NOT_FOUND,
  filter(filter, { q, state, isVisible }) {
    if (q) filter.add((placeholder) => named(`search_fold(${placeholder(q)})`));
    if (state) filter.add((placeholder) => `c.state = ${placeholder(state)}`);
    if (isVisible != null) filter.add((placeholder) => `c.is_visible = ${placeholder(isVisible)}`);
  },
  orders: ORDERS,
  cells: {
    Número: ({ id }) => id,
    Nome: ({ name }) => name,
    Estado: ({ state }) => state,
    'Código do IBGE': ({ ibgeCode }) => ibgeCode,
    População: ({ population }) => population,
    Visível: ({ isVisible }) => isVisible,
    Empresas: ({ companiesCount }) => companiesCount,
  },
};
