import { visibleCategories } from '../categories/categories.ts';
import type { Category } from '../categories/category.ts';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { kindsByIds } from '../kinds/read-kinds.ts';
import { notFound } from '../shared/errors.ts';
import type { AdminAttribute } from './attribute.inputs.ts';
import type { Attribute } from './attribute.ts';
import { ATTRIBUTE_NOT_FOUND } from './write-attribute.ts';

type Row = Omit<Attribute, 'slug' | 'position'> & { companiesCount: number };

/** At most some hundreds: one list, not paged. $1 one id, or null for all. */
const LIST: Statement = {
  name: 'admin_attributes',
  text: `
    SELECT id, name, category_ids AS "categoryIds", kind_ids AS "kindIds", is_retired AS "isRetired",
      coalesce(documents, 0) AS "companiesCount"
    FROM attributes LEFT JOIN search_lexemes ON lexeme = '~a' || id
    WHERE $1::int IS NULL OR id = $1 ORDER BY is_retired, position, search_fold(name), id LIMIT 500`,
};

async function read(ctx: Context, id: number | null): Promise<AdminAttribute[]> {
  const rows = await ctx.db.reads.query<Row>(LIST, [id]);
  const categories = new Map((await visibleCategories(ctx)).map((category) => [category.id, category]));
  return Promise.all(
    rows.map(async ({ categoryIds, kindIds, ...row }) => ({
      ...row,
      categories: categoryIds.map((one) => categories.get(one)).filter(Boolean) as Category[],
      kinds: await kindsByIds(ctx, kindIds),
    })),
  );
}

/** Returns all attributes in their order, the retired ones last. */
export const adminAttributes = (ctx: Context): Promise<AdminAttribute[]> => read(ctx, null);

/** Returns one attribute; NOT_FOUND. */
export async function adminAttribute(ctx: Context, id: number): Promise<AdminAttribute> {
  const [attribute] = await read(ctx, id);
  if (!attribute) throw notFound(ATTRIBUTE_NOT_FOUND);
  return attribute;
}
