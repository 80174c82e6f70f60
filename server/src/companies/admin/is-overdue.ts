import type { Statement } from '../../database/statement.ts';
import { isAdmin } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { loader } from '../../graphql/loader.ts';
import type { CompanyView } from '../read-companies.ts';

const OVERDUE: Statement = {
  name: 'overdue_companies',
  text: `SELECT c.id FROM companies c, approval_policy p
         WHERE c.id = ANY ($1::int[]) AND NOT c.is_approved
           AND c.created_at < now() - make_interval(days => p.approval_timeout_days)`,
};

/** Whether it has waited longer than the policy says; null for all but administrators. */
export function isOverdue(
  ctx: Context,
  { id, isApproved }: Pick<CompanyView, 'id' | 'isApproved'>,
): Promise<boolean> | boolean | null {
  if (!isAdmin(ctx)) return null;
  if (isApproved) return false;
  return loader<number, boolean>(ctx, 'overdue', async (ids) => {
    const rows = await ctx.db.reads.query<{ id: number }>(OVERDUE, [ids]);
    const overdue = new Set(rows.map((row) => row.id));
    return ids.map((own) => overdue.has(own));
  }).load(id);
}
