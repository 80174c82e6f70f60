import { Conditions } from '../database/conditions.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import { notFound } from '../shared/errors.ts';
import type { PlaceOrder } from '../shared/schema/place-order.ts';
import type { AdminCategoriesArgs, AdminCategory } from './admin-category.ts';

export const CATEGORY_NOT_FOUND = 'Categoria não encontrada.';
const COLUMNS = `k.id, k.name, k.is_visible AS "isVisible", coalesce(t.companies, 0) AS "companiesCount"`;
/** Triggers update the counts. */
const FROM = `categories k LEFT JOIN (
    SELECT place_id, sum(amount)::int AS companies FROM company_tallies WHERE kind = 'category' GROUP BY 1
  ) t ON t.place_id = k.id`;
const BY_NAME = 'search_fold(k.name), k.id';
const BY_NAME_DESCENDING = 'search_fold(k.name) DESC, k.id DESC';
const ORDERS: Record<PlaceOrder, string> = {
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
};
const BY_ID: Statement = {
  name: 'managed_category',
  text: `SELECT ${COLUMNS} FROM ${FROM} WHERE k.id = $1`,
};

/** Returns a page of all categories, hidden ones too. */
export function adminCategories(
  ctx: Context,
  { q, isVisible, order, ...args }: AdminCategoriesArgs,
): Promise<Page<AdminCategory>> {
  const filter = new Conditions();
  if (q) filter.add((placeholder) => `search_fold(k.name) LIKE '%' || search_fold(${placeholder(q)}) || '%'`);
  if (isVisible != null) filter.add((placeholder) => `k.is_visible = ${placeholder(isVisible)}`);
  const list = { from: FROM, filter, order: ORDERS[order], columns: COLUMNS };
  return listPage<AdminCategory>(ctx.db.reads, list, args);
}

/** Returns one category as administrators see it; NOT_FOUND. */
export async function adminCategory(ctx: Context, id: number): Promise<AdminCategory> {
  const [category] = await ctx.db.reads.query<AdminCategory>(BY_ID, [id]);
  if (!category) throw notFound(CATEGORY_NOT_FOUND);
  return category;
}
