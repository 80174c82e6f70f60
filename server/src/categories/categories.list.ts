import type { AdminList } from '../graphql/admin-list.ts';
import { AdminCategoriesArgs, type AdminCategory } from './admin-category.ts';

export const CATEGORY_NOT_FOUND = 'Categoria não encontrada.';
const COLUMNS = `k.id, k.name, k.is_visible AS "isVisible", coalesce(t.companies, 0) AS "companiesCount"`;
/** Triggers update the counts. */
const FROM = `categories k LEFT JOIN (
    SELECT place_id, sum(amount)::int AS companies FROM company_tallies WHERE kind = 'category' GROUP BY 1
  ) t ON t.place_id = k.id`;
const BY_NAME = 'search_fold(k.name), k.id';
const BY_NAME_DESCENDING = 'search_fold(k.name) DESC, k.id DESC';
/** All categories, hidden ones too. */
export const CATEGORIES: AdminList<AdminCategoriesArgs, AdminCategory> = {
  name: 'categories',
  may: 'seeLists',
  args: AdminCategoriesArgs,
  from: FROM,
  columns: COLUMNS,
  missing: CATEGORY_NOT_FOUND,
  async filter(filter, { q, isVisible }, { db }) {
    await filter.addSearch(db.reads, q, (pattern) => `' ' || search_fold(k.name) LIKE ${pattern}`);
    if (isVisible != null) filter.add((placeholder) => `k.is_visible = ${placeholder(isVisible)}`);
  },
  orders: {
    name: BY_NAME,
    nameDescending: BY_NAME_DESCENDING,
    companies: 'coalesce(t.companies, 0) DESC, k.id',
    companiesAscending: 'coalesce(t.companies, 0), k.id DESC',
    visible: `k.is_visible DESC, ${BY_NAME}`,
    hidden: `k.is_visible, ${BY_NAME_DESCENDING}`,
    state: BY_NAME,
    stateDescending: BY_NAME_DESCENDING,
    ibgeCode: BY_NAME,
    ibgeCodeDescending: BY_NAME_DESCENDING,
    population: BY_NAME,
    populationAscending: BY_NAME_DESCENDING,
  },
  cells: {
    Número: ({ id }) => id,
    Nome: ({ name }) => name,
    Visível: ({ isVisible }) => isVisible,
    Empresas: ({ companiesCount }) => companiesCount,
  },
};
