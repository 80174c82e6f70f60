import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { Context } from './context.ts';

type Table =
  | 'categories'
  | 'cities'
  | 'company_claims'
  | 'imports'
  | 'plan_requests'
  | 'plans'
  | 'ratings'
  | 'users';

/** Makes a look-up for `MayCall` by the argument `id`: NOT_FOUND with `message` for a missing row. */
export const lookUpRow =
  (table: Table, message: string) =>
  async (ctx: Context, { id }: { id: string }): Promise<void> => {
    const statement = { name: `look_up_${table}`, text: `SELECT 1 FROM ${table} WHERE id = $1` };
    const rows = await ctx.db.reads.query(statement, [parseId(id, message)]);
    if (rows.length === 0) throw notFound(message);
  };
