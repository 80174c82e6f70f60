import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { Context } from './context.ts';

type Table =
  | 'attributes'
  | 'categories'
  | 'cities'
  | 'companies'
  | 'company_claims'
  | 'company_corrections'
  | 'company_photos'
  | 'data_requests'
  | 'duty_shifts'
  | 'imports'
  | 'kinds'
  | 'plan_requests'
  | 'plans'
  | 'ratings'
  | 'reason_templates'
  | 'users';

/** Makes a look-up for `MayCall` by an argument, `id` unless named: NOT_FOUND with `message` for a missing row. */
export const lookUpRow =
  (table: Table, message: string, argument = 'id') =>
  async (ctx: Context, args: Record<string, string>): Promise<void> => {
    const statement = { name: `look_up_${table}`, text: `SELECT 1 FROM ${table} WHERE id = $1` };
    const rows = await ctx.db.reads.query(statement, [parseId(args[argument] ?? '', message)]);
    if (rows.length === 0) throw notFound(message);
  };
