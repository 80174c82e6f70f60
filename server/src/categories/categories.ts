import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type { Category } from './category.ts';

const VISIBLE: Statement = {
  name: 'visible_categories',
  text: 'SELECT id, name FROM categories WHERE is_visible ORDER BY id LIMIT 500',
};

/** Returns the visible categories by id. */
export async function visibleCategories(ctx: Context): Promise<Category[]> {
  ctx.answer.tags.add('categories');
  return ctx.db.reads.query<Category>(VISIBLE);
}
