import { recordAction } from '../audit/record-action.ts';
import { Conditions } from '../database/conditions.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Reader, Statement } from '../database/statement.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { PlaceOrder } from '../shared/text/place-order.ts';
import { Category } from './category.ts';
import type { ManagedCategoriesArgs, ManagedCategory, UpdateCategoryInput } from './managed-category.ts';

export const CATEGORY_NOT_FOUND = 'Categoria não encontrada.';
const COLUMNS = `k.id, k.name, k.is_visible AS "isVisible", coalesce(t.companies, 0) AS "companiesCount"`;
/** Triggers keep the counts. */
const FROM = `categories k LEFT JOIN (
    SELECT place_id, sum(amount)::int AS companies FROM company_tallies WHERE kind = 'category' GROUP BY 1
  ) t ON t.place_id = k.id`;
const ORDERS: Record<PlaceOrder, string> = {
  [PlaceOrder.name]: 'search_fold(k.name), k.id',
  [PlaceOrder.companies]: 'coalesce(t.companies, 0) DESC, k.id',
};
const BY_ID: Statement = {
  name: 'managed_category',
  text: `SELECT ${COLUMNS} FROM ${FROM} WHERE k.id = $1`,
};

/** Administrators: all categories, hidden ones too. */
export async function managedCategories(
  ctx: Context,
  { q, order, ...args }: ManagedCategoriesArgs,
): Promise<Page<ManagedCategory>> {
  requireRole(ctx, 'admin');
  const filter = new Conditions();
  if (q) filter.add((placeholder) => `search_fold(k.name) LIKE '%' || search_fold(${placeholder(q)}) || '%'`);
  const list = { from: FROM, filter, order: ORDERS[order], columns: COLUMNS };
  return listPage<ManagedCategory>(ctx.db.reads, list, args);
}

async function categoryById(reader: Reader, id: number): Promise<ManagedCategory> {
  const [category] = await reader.query<ManagedCategory>(BY_ID, [id]);
  if (!category) throw notFound(CATEGORY_NOT_FOUND);
  return category;
}

/**
 * Administrators: creates a visible category. BAD_USER_INPUT for an existing name, without regard to case and accents.
 */
export async function createCategory(ctx: Context, name: string): Promise<ManagedCategory> {
  requireRole(ctx, 'admin');
  const id = await ctx.db.transaction(async (manager) => {
    const { identifiers } = await manager.insert(Category, { name });
    const categoryId = identifiers[0]?.id as number;
    await recordAction(ctx, manager, 'category.create', categoryId, { after: { name } });
    return categoryId;
  });
  return categoryById(ctx.db.reads, id);
}

/** Administrators: renames, hides or shows a category. */
export async function updateCategory(
  ctx: Context,
  id: string,
  input: UpdateCategoryInput,
): Promise<ManagedCategory> {
  requireRole(ctx, 'admin');
  const categoryId = await ctx.db.transaction(async (manager) => {
    const category = await lockRow(manager, Category, id, CATEGORY_NOT_FOUND);
    const before = { name: category.name, isVisible: category.isVisible };
    const after = { name: input.name ?? before.name, isVisible: input.isVisible ?? before.isVisible };
    if (after.name === before.name && after.isVisible === before.isVisible) return category.id;
    await manager.update(Category, category.id, after);
    await recordAction(ctx, manager, 'category.update', category.id, { before, after });
    return category.id;
  });
  return categoryById(ctx.db.reads, categoryId);
}

/** Administrators: removes a category; CONFLICT while companies use it. */
export async function removeCategory(ctx: Context, id: string): Promise<boolean> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    // The lock blocks companies from taking the category meanwhile.
    const category = await lockRow(manager, Category, id, CATEGORY_NOT_FOUND);
    const users: unknown[] = await manager.query('SELECT FROM companies WHERE category_id = $1 LIMIT 1', [
      category.id,
    ]);
    if (users.length > 0) {
      throw conflict('Há empresas nesta categoria. Oculte-a em vez de remover.');
    }
    await manager.delete(Category, category.id);
    await recordAction(ctx, manager, 'category.remove', category.id, {
      before: { name: category.name, isVisible: category.isVisible },
    });
    return true;
  });
}
