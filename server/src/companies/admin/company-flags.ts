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
const LAST_OF_OWNER: Statement = {
  name: 'companies_last_of_owner',
  text: `SELECT c.id FROM companies c JOIN users u ON u.id = c.owner_id AND u.role = 'company'
         WHERE c.id = ANY ($1::int[])
           AND NOT EXISTS (SELECT FROM companies o WHERE o.owner_id = c.owner_id AND o.id <> c.id)`,
};

/** Whether `statement` returns the company's id; asked once for all companies of a request. */
function isAmong(ctx: Context, statement: Statement, id: number): Promise<boolean> {
  return loader<number, boolean>(ctx, statement.name, async (ids) => {
    const rows = await ctx.db.reads.query<{ id: number }>(statement, [ids]);
    const found = new Set(rows.map((row) => row.id));
    return ids.map((one) => found.has(one));
  }).load(id);
}

/** Whether it has been pending longer than the approval policy allows; for administrators, null for others. */
export function isOverdue(
  ctx: Context,
  { id, isApproved }: Pick<CompanyView, 'id' | 'isApproved'>,
): Promise<boolean> | boolean | null {
  if (!isAdmin(ctx)) return null;
  return isApproved ? false : isAmong(ctx, OVERDUE, id);
}

/** Whether removing it also removes its owner's account; for administrators, null for others. */
export function removesOwner(
  ctx: Context,
  { id, ownerId }: Pick<CompanyView, 'id' | 'ownerId'>,
): Promise<boolean> | boolean | null {
  if (!isAdmin(ctx)) return null;
  return ownerId === null ? false : isAmong(ctx, LAST_OF_OWNER, id);
}
