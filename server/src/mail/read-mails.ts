import { Conditions } from '../database/conditions.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { MailOrder, MailsArgs } from './mail.inputs.ts';
import type { Mail, MailPage } from './mail.ts';

/** Without the texts, which are personal. */
const COLUMNS = `m.id, m.kind, m.recipient, m.subject, m.status, m.attempts, m.last_error AS "lastError",
  m.created_at AS "createdAt", m.sent_at AS "sentAt"`;

const ORDERS: Record<MailOrder, string> = {
  newest: 'm.id DESC',
  oldest: 'm.id',
  recipient: 'm.folded COLLATE "C", m.id',
};

/** Administrators: the outbox, found by a part of the recipient or the subject. */
export async function adminMails(ctx: Context, args: MailsArgs): Promise<MailPage> {
  const { reads } = ctx.db;
  const filter = new Conditions();
  await filter.addSearch(reads, args.q, (pattern) => `m.folded LIKE ${pattern}`);
  if (args.status) filter.add((placeholder) => `m.status = ${placeholder(args.status)}`);
  const list = { from: 'mails m', filter, order: ORDERS[args.order], columns: COLUMNS };
  const page = await listPage<Mail>(reads, list, args);
  return { ...page, isDelivering: ctx.config.smtpUrl !== undefined };
}
