import type { EntityManager } from 'typeorm';
import { CHANNEL } from '../database/change-feed.ts';
import { Mail, type TokenPurpose } from './mail.ts';

/** Tag of the change feed that wakes `delivery-loop.ts`. */
export const MAILS_TAG = 'mails';
/** Replaced by a token when the mail is sent. */
export const TOKEN_PLACE = '__token__';

const SUBJECT_MOST = 200;

export interface OutgoingMail {
  /** What it is about, for the administrators' list: 'company-approved'. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The texts hold `TOKEN_PLACE`, where a fresh token for this purpose goes when the mail is sent. */
  tokenPurpose?: TokenPurpose;
  /** The message whose text it holds. */
  messageId?: number;
  /** The account whose name or words it tells somebody else: the mail goes with the account. */
  aboutUserId?: number;
}

/** Writes a mail into the outbox, in the writer's transaction: it is sent if that is committed, and only then. */
export async function queueMail(manager: EntityManager, mail: OutgoingMail): Promise<number> {
  const { identifiers } = await manager.insert(Mail, {
    kind: mail.kind,
    recipient: mail.to,
    // A line of a header: names of companies may stand in it.
    subject: [...mail.subject.replace(/\s+/g, ' ').trim()].slice(0, SUBJECT_MOST).join(''),
    text: mail.text,
    html: mail.html,
    tokenPurpose: mail.tokenPurpose ?? null,
    messageId: mail.messageId ?? null,
    aboutUserId: mail.aboutUserId ?? null,
  });
  await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, MAILS_TAG]);
  return identifiers[0]?.id as number;
}
