import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type { TokenPurpose } from './mail.ts';
import { queueMail } from './outbox.ts';
import { type MailContent, renderMail } from './render-mail.ts';

const SITE: Statement = {
  name: 'mail_site',
  text: 'SELECT site_name AS "siteName", contact_email AS "contactEmail" FROM settings',
};

export interface SiteMail {
  /** What it is about, for the administrators' list. */
  kind: string;
  to: string;
  subject: string;
  /** Plain texts, see `renderMail`. */
  paragraphs: string[];
  /** A button to a page of ours; `path` begins with a slash. */
  action?: { label: string; path: string };
  tokenPurpose?: TokenPurpose;
  /** The message whose text it holds. */
  messageId?: number;
  /** The account whose name or words it tells somebody else: the mail goes with the account. */
  aboutUserId?: number;
}

/** Renders a mail in the site's name and writes it into the outbox, in the caller's transaction. */
export async function queueSiteMail(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  { kind, to, subject, paragraphs, action, tokenPurpose, messageId, aboutUserId }: SiteMail,
): Promise<number> {
  const [site] = await transactionReader(manager).query<Pick<MailContent, 'siteName' | 'contactEmail'>>(SITE);
  if (!site) throw new Error('The settings row is missing; seeds make it at start.');
  const rendered = renderMail({
    ...site,
    title: subject,
    paragraphs,
    ...(action && { action: { label: action.label, url: ctx.config.publicUrl + action.path } }),
  });
  return queueMail(manager, {
    kind,
    to,
    subject,
    ...rendered,
    ...(tokenPurpose && { tokenPurpose }),
    ...(messageId !== undefined && { messageId }),
    ...(aboutUserId !== undefined && { aboutUserId }),
  });
}
