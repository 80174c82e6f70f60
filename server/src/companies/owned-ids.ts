import type { Statement } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';

const MOST = 100;
const OWNED: Statement = {
  name: 'owned_ids',
  text: `SELECT id FROM companies WHERE owner_id = $1 ORDER BY created_at, id LIMIT ${MOST}`,
};

/** Returns the ids of the companies that the caller runs, the oldest first. */
export async function ownedIds(ctx: Context): Promise<number[]> {
  const rows = await ctx.db.reads.query<{ id: number }>(OWNED, [requireViewer(ctx).id]);
  return rows.map(({ id }) => id);
}
