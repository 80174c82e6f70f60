import { Conditions } from '../database/conditions.ts';
import type { Reader, Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { MailOrder, MailsArgs } from './mail.inputs.ts';
import { ACCOUNT_LINK_KINDS, type Mail, type MailPage, type MailPreview } from './mail.ts';
import { mailKindName } from './mail-kinds.ts';
import { TOKEN_PLACEHOLDER } from './outbox.ts';

/** SQL of whether a mail `m` was sent, was not made anew yet, and names what it told of; its kind must have a maker. */
export const CAN_BE_REMADE = `(m.status = 'sent' AND m.resent_as IS NULL
  AND (m.kind IN (${ACCOUNT_LINK_KINDS.map((kind) => `'${kind}'`).join(', ')})
    OR coalesce(m.thing_id, m.message_id, m.invitation_id, m.data_request_id) IS NOT NULL))`;

/** Without the texts, which are personal. */
const COLUMNS = `m.id, m.kind, m.recipient, m.subject, m.status, m.attempts, m.last_error AS "lastError",
  m.created_at AS "createdAt", m.sent_at AS "sentAt", ${CAN_BE_REMADE} AS "canResend"`;

export const MAIL_NOT_FOUND = 'E-mail não encontrado.';

const ORDERS: Record<MailOrder, string> = {
  newest: 'm.id DESC',
  oldest: 'm.id',
  recipient: 'm.folded COLLATE "C", m.id',
  recipientDescending: 'm.folded COLLATE "C" DESC, m.id DESC',
  status: 'm.status, m.id',
  statusDescending: 'm.status DESC, m.id DESC',
};

/** Returns a mail as administrators see it. */
const withNames = ({ services }: Context, mail: Mail): Mail =>
  Object.assign(mail, {
    kindName: mailKindName(mail.kind),
    canResend: mail.canResend && mail.kind in services.mailMakers,
  });

const ONE: Statement = {
  name: 'mail_by_id',
  text: `SELECT ${COLUMNS}, m.text FROM mails m WHERE m.id = $1`,
};

const BY_IDS: Statement = {
  name: 'mails_by_ids',
  text: `SELECT ${COLUMNS} FROM unnest($1::int[]) WITH ORDINALITY AS chosen (id, position)
    JOIN mails m ON m.id = chosen.id ORDER BY chosen.position`,
};

/** Its text is about a person's data: for a session alone, as all about such requests. */
const WITHOUT_KEYS = 'data-request-answer';

/** Administrators: a mail with its text while it waits. The secret of its link is created on sending. */
export async function mailPreview(ctx: Context, id: string): Promise<MailPreview> {
  const [mail] = await ctx.db.reads.query<Mail>(ONE, [parseId(id, MAIL_NOT_FOUND)]);
  if (!mail) throw notFound(MAIL_NOT_FOUND);
  const isClosed = mail.kind === WITHOUT_KEYS && ctx.viewer?.key !== undefined;
  const text = mail.text === '' || isClosed ? null : mail.text.replaceAll(TOKEN_PLACEHOLDER, '…');
  return { mail: withNames(ctx, mail), text };
}

/** Returns the mails in the order of `ids`; unknown ids are left out. */
export const mailsByIds = async (ctx: Context, ids: readonly number[]): Promise<Mail[]> =>
  (await ctx.db.reads.query<Mail>(BY_IDS, [ids])).map((mail) => withNames(ctx, mail));

/** Returns the condition of the filters of the outbox, for `mails m`. */
export async function mailsFilter(
  reader: Reader,
  { q, status }: Pick<MailsArgs, 'q' | 'status'>,
): Promise<Conditions> {
  const filter = new Conditions();
  await filter.addSearch(reader, q, (pattern) => `m.folded LIKE ${pattern}`);
  if (status) filter.add((placeholder) => `m.status = ${placeholder(status)}`);
  return filter;
}

/** Administrators: the outbox, found by a part of the recipient or the subject. */
export async function adminMails(ctx: Context, args: MailsArgs): Promise<MailPage> {
  const { reads } = ctx.db;
  const filter = await mailsFilter(reads, args);
  const list = { from: 'mails m', filter, order: ORDERS[args.order], columns: COLUMNS };
  const page = await listPage<Mail>(reads, list, args);
  return {
    ...page,
    items: page.items.map((mail) => withNames(ctx, mail)),
    isDelivering: ctx.config.smtpUrl !== undefined,
  };
}
