import type { EntityManager } from 'typeorm';
import { CHANNEL } from '../database/change-feed.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { Mail, type TokenPurpose } from './mail.ts';
import type { MailKind } from './mail-kinds.ts';
import { type MailContent, renderMail } from './render-mail.ts';

/** Tag of the change feed that wakes the delivery. */
export const MAILS_TAG = 'mails';
/** A token replaces it when the mail is sent. */
export const TOKEN_PLACEHOLDER = '__token__';

const SUBJECT_MOST = 200;
const SITE: Statement = {
  name: 'mail_site',
  text: 'SELECT site_name AS "siteName", contact_email AS "contactEmail" FROM settings',
};

interface MailReferences {
  kind: MailKind;
  to: string;
  subject: string;
  /** Purpose of the token that replaces `TOKEN_PLACEHOLDER` in the texts. */
  tokenPurpose?: TokenPurpose;
  /** The company, claim or plan request that it tells of, by its kind, for making it anew. */
  thingId?: number;
  /** The message whose text it holds. */
  messageId?: number;
  /** The invitation whose link it holds: the mail is removed with it. */
  invitationId?: number;
  /** The request about personal data whose link or answer it holds: the mail is removed with it. */
  dataRequestId?: number;
  /** Address that ends mails of its kind, which mail programs call (RFC 8058). */
  unsubscribeUrl?: string;
  /** The account whose name or text it shows to somebody else: the mail is removed with it. */
  aboutUserId?: number;
}

export interface OutgoingMail extends MailReferences {
  text: string;
  html: string;
}

export interface SiteMail extends MailReferences {
  /** Plain texts, see `renderMail`. */
  paragraphs: string[];
  /** A button to a page of the site; `path` begins with a slash. */
  action?: { label: string; path: string };
  /** A link in the footer that ends mails of this kind, without a login. */
  unsubscribe?: { label: string; path: string };
}

/** Renders a mail in the site's name and queues it, in the caller's transaction. Returns its id. */
export async function queueSiteMail(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  { paragraphs, action, unsubscribe, ...mail }: SiteMail,
): Promise<number> {
  const [site] = await transactionReader(manager).query<Pick<MailContent, 'siteName' | 'contactEmail'>>(SITE);
  if (!site) throw new Error('The settings row is missing; seeds make it at start.');
  const linkOf = ({ label, path }: { label: string; path: string }) => ({
    label,
    url: ctx.config.publicUrl + path,
  });
  const rendered = renderMail({
    ...site,
    title: mail.subject,
    paragraphs,
    ...(action && { action: linkOf(action) }),
    ...(unsubscribe && { unsubscribe: linkOf(unsubscribe) }),
  });
  const unsubscribeUrl = unsubscribe && linkOf(unsubscribe).url;
  return queueMail(manager, { ...mail, ...rendered, ...(unsubscribeUrl && { unsubscribeUrl }) });
}

/** Writes a mail into the outbox, in the caller's transaction: it is sent after the commit only. Returns its id. */
export async function queueMail(manager: EntityManager, { to, ...mail }: OutgoingMail): Promise<number> {
  const { identifiers } = await manager.insert(Mail, {
    ...mail,
    recipient: to,
    // A header line: names of companies may hold line breaks.
    subject: [...mail.subject.replace(/\s+/g, ' ').trim()].slice(0, SUBJECT_MOST).join(''),
  });
  await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, MAILS_TAG]);
  return identifiers[0]?.id as number;
}
