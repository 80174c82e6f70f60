import type { Statement } from '../../database/statement.ts';
import { isAdmin } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { loader } from '../../graphql/loader.ts';
import type { CompanyView } from '../read-companies.ts';

/** Owners of these that are company accounts with one company. */
const LAST_OF_OWNER: Statement = {
  name: 'companies_last_of_owner',
  text: `SELECT c.id FROM companies c JOIN users u ON u.id = c.owner_id AND u.role = 'company'
         WHERE c.id = ANY ($1::int[])
           AND NOT EXISTS (SELECT FROM companies o WHERE o.owner_id = c.owner_id AND o.id <> c.id)`,
};

/** Whether its owner goes with it (DECISIONS section 3); null for all but administrators. */
export function removesOwner(
  ctx: Context,
  { id, ownerId }: Pick<CompanyView, 'id' | 'ownerId'>,
): Promise<boolean> | boolean | null {
  if (!isAdmin(ctx)) return null;
  if (ownerId === null) return false;
  return loader<number, boolean>(ctx, 'removesOwner', async (ids) => {
    const rows = await ctx.db.reads.query<{ id: number }>(LAST_OF_OWNER, [ids]);
    const last = new Set(rows.map((row) => row.id));
    return ids.map((own) => last.has(own));
  }).load(id);
}
