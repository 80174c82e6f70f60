import type { CompanyView } from '../companies/read-companies.ts';
import type { Statement } from '../database/statement.ts';
import { isAdmin } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { loader } from '../graphql/loader.ts';

const UNREAD: Statement = {
  name: 'unread_by_administration',
  text: `SELECT company_id AS id, count(*)::int AS count FROM messages
         WHERE company_id = ANY ($1::int[]) AND NOT is_read AND sender_type = 'company' AND replied_to IS NULL
         GROUP BY company_id`,
};
const ASKING: Statement = {
  name: 'asking_for_message_access',
  text: 'SELECT company_id AS id FROM message_access_requests WHERE company_id = ANY ($1::int[])',
};

type Asked = Pick<CompanyView, 'id'>;

/** Number of unread messages of the company to the administration; for administrators, null for others. */
export function unreadByAdministration(ctx: Context, { id }: Asked): Promise<number> | null {
  if (!isAdmin(ctx)) return null;
  return loader<number, number>(ctx, 'unreadByAdministration', async (ids) => {
    const rows = await ctx.db.reads.query<{ id: number; count: number }>(UNREAD, [ids]);
    const counts = new Map(rows.map((row) => [row.id, row.count]));
    return ids.map((own) => counts.get(own) ?? 0);
  }).load(id);
}

/** Whether `askForMessageAccess` is undecided; for administrators, null for others. */
export function asksForMessageAccess(ctx: Context, { id }: Asked): Promise<boolean> | null {
  if (!isAdmin(ctx)) return null;
  return loader<number, boolean>(ctx, 'asksForMessageAccess', async (ids) => {
    const rows = await ctx.db.reads.query<{ id: number }>(ASKING, [ids]);
    const asking = new Set(rows.map((row) => row.id));
    return ids.map((own) => asking.has(own));
  }).load(id);
}
