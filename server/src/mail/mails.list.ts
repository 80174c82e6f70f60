import type { Statement } from '../database/statement.ts';
import type { AdminList } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { MailsArgs } from './mail.inputs.ts';
import { ACCOUNT_LINK_KINDS, MAIL_STATUS_NAMES, type Mail, type MailPreview } from './mail.ts';
import { mailKindName, mailKindsNamed } from './mail-kinds.ts';
import { TOKEN_PLACEHOLDER } from './outbox.ts';

/** SQL of whether a mail `m` was sent, was not made anew yet, and names what it told of; its kind must have a maker. */
const CAN_BE_REMADE = `(m.status = 'sent' AND m.resent_as IS NULL
  AND (m.kind IN (${ACCOUNT_LINK_KINDS.map((kind) => `'${kind}'`).join(', ')})
    OR coalesce(m.thing_id, m.message_id, m.invitation_id, m.data_request_id) IS NOT NULL))`;

/** Without the texts, which are personal. */
const COLUMNS = `m.id, m.kind, m.recipient, m.subject, m.status, m.attempts, m.last_error AS "lastError",
  m.created_at AS "createdAt", m.sent_at AS "sentAt", ${CAN_BE_REMADE} AS "canResend"`;

export const MAIL_NOT_FOUND = 'E-mail não encontrado.';

/** Returns a mail as administrators see it. */
const withNames = ({ services }: Context, mail: Mail): Mail =>
  Object.assign(mail, {
    kindName: mailKindName(mail.kind),
    canResend: mail.canResend && mail.kind in services.mailMakers,
  });

/** The outbox. */
export const MAILS: AdminList<MailsArgs, Mail> = {
  name: 'mails',
  may: 'manageMails',
  args: MailsArgs,
  from: 'mails m',
  columns: COLUMNS,
  async filter(filter, { q, status }, { db }) {
    const kinds = mailKindsNamed(q);
    await filter.addSearch(db.reads, q, (pattern) =>
      kinds.length > 0
        ? `(m.folded LIKE ${pattern} OR m.kind IN ('${kinds.join("', '")}'))`
        : `m.folded LIKE ${pattern}`,
    );
    if (status) filter.add((placeholder) => `m.status = ${placeholder(status)}`);
  },
  orders: {
    newest: 'm.id DESC',
    oldest: 'm.id',
    recipient: 'm.folded COLLATE "C", m.id',
    recipientDescending: 'm.folded COLLATE "C" DESC, m.id DESC',
    status: 'm.status, m.id',
    statusDescending: 'm.status DESC, m.id DESC',
  },
  itemsOf: (mails, ctx) => mails.map((mail) => withNames(ctx, mail)),
  cells: {
    Número: ({ id }) => id,
    Para: ({ recipient }) => recipient,
    Assunto: ({ subject }) => subject,
    Tipo: ({ kind }) => mailKindName(kind),
    Situação: ({ status }) => MAIL_STATUS_NAMES[status],
    Tentativas: ({ attempts }) => attempts,
    'Última falha': ({ lastError }) => lastError,
    'Criado em': ({ createdAt }) => createdAt,
    'Enviado em': ({ sentAt }) => sentAt,
  },
  bulk: {
    subjects: ['mail'],
    many: 'e-mails',
    only(filter, _action, { services }) {
      filter.add(
        (placeholder) => `(m.status = 'failed' OR m.status = 'queued' AND m.last_error IS NOT NULL
          OR ${CAN_BE_REMADE} AND m.kind = ANY (${placeholder(Object.keys(services.mailMakers))}::text[]))`,
      );
    },
  },
};

const ONE: Statement = {
  name: 'mail_by_id',
  text: `SELECT ${COLUMNS}, m.text FROM mails m WHERE m.id = $1`,
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
