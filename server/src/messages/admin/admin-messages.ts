import { recordLookUp } from '../../audit/record-look-up.ts';
import { companiesByIds } from '../../companies/read-companies.ts';
import type { Statement } from '../../database/statement.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { type Page, toPage } from '../../graphql/paging.ts';
import type { AdminMessage, AdminMessagesArgs } from './admin-message.ts';

/** Written under the address, or signed in with the account that has it. */
const OF_PERSON = `m.sender_type = 'visitor' AND (lower(m.email) = lower($1)
  OR m.sender_id = (SELECT u.id FROM users u WHERE lower(u.email) = lower($1)))`;
const PAGE: Statement = {
  name: 'messages_of_person',
  text: `SELECT m.id, m.company_id AS "companyId", m.content, m.created_at AS "createdAt",
           jsonb_build_object('name', coalesce(m.name, ''), 'email', m.email, 'phone', m.phone) AS sender,
           (SELECT count(*)::int FROM messages reply WHERE reply.replied_to = m.id) AS replies
         FROM messages m WHERE ${OF_PERSON} ORDER BY m.created_at DESC, m.id DESC LIMIT $2 OFFSET $3`,
};
const COUNT: Statement = {
  name: 'messages_of_person_count',
  text: `SELECT count(*)::int AS total FROM messages m WHERE ${OF_PERSON}`,
};

type Row = Omit<AdminMessage, 'company'> & { companyId: number };

/** Administrators: what a person wrote to companies, for a request of the LGPD; that they looked is recorded. */
export async function adminMessages(
  ctx: Context,
  { email, ...args }: AdminMessagesArgs,
): Promise<Page<AdminMessage>> {
  requireRole(ctx, 'admin');
  await recordLookUp(ctx, 'message', email);
  const { reads } = ctx.db;
  const [rows, [count]] = await Promise.all([
    reads.query<Row>(PAGE, [email, args.perPage, (args.page - 1) * args.perPage]),
    reads.query<{ total: number }>(COUNT, [email]),
  ]);
  const companies = await companiesByIds(reads, [...new Set(rows.map(({ companyId }) => companyId))]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  const items = rows.flatMap(({ companyId, ...row }) => {
    const company = byId.get(companyId);
    return company ? [{ ...row, company }] : [];
  });
  return toPage(items, count?.total ?? 0, args);
}
