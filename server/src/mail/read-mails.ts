import { Conditions } from '../database/conditions.ts';
import { likePattern } from '../database/like-pattern.ts';
import type { Reader } from '../database/statement.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { countedPage } from '../graphql/counted-page.ts';
import type { MailOrder, MailsArgs } from './mail.inputs.ts';
import type { Mail, MailPage } from './mail.ts';

/** Without the texts, which are other people's. */
const COLUMNS = `m.id, m.kind, m.recipient, m.subject, m.status, m.attempts, m.last_error AS "lastError",
  m.created_at AS "createdAt", m.sent_at AS "sentAt"`;

const ORDERS: Record<MailOrder, string> = {
  newest: 'm.id DESC',
  oldest: 'm.id',
  recipient: 'm.folded COLLATE "C", m.id',
};

/** Only what is asked for is in the statement. */
async function filterOf(reader: Reader, { q, status }: MailsArgs): Promise<Conditions> {
  const filter = new Conditions();
  if (q) {
    const pattern = await likePattern(reader, q);
    filter.add((place) => `m.folded LIKE ${place(pattern)}`);
  }
  if (status) filter.add((place) => `m.status = ${place(status)}`);
  return filter;
}

/** Administrators: the outbox, found by a part of the recipient or the subject. */
export async function mails(ctx: Context, args: MailsArgs): Promise<MailPage> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const list = {
    table: 'mails',
    alias: 'm',
    filter: await filterOf(reads, args),
    isSearched: Boolean(args.q),
    order: ORDERS[args.order],
    columns: COLUMNS,
  };
  const page = await countedPage<Mail>(reads, list, args);
  return { ...page, isDelivering: ctx.config.smtpUrl !== undefined };
}
