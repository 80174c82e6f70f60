import { createTransport } from 'nodemailer';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type Claimed, Outbox } from '../outbox/outbox.ts';
import type { WorkQueue } from '../outbox/work-queue.ts';
import type { Log } from '../shared/log.ts';
import { expireMails } from './expire-mails.ts';
import type { TokenPurpose } from './mail.ts';
import { MAILS_TAG, TOKEN_PLACEHOLDER } from './outbox.ts';

/** Retried after 1, 2, 4 … minutes, the last time about eight hours after the first. */
const TRIES = 10;
/** How long a claimed mail is reserved if its instance dies; longer than the timeouts below together. */
const LEASE_SECONDS = 300;
/** Addresses of the demo data; somebody may own the domain. */
const DEMO_ADDRESS = /@demo\.exemplo\.com\.br$/i;
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

interface QueuedMail extends Claimed {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  tokenPurpose: TokenPurpose | null;
  invitationId: number | null;
  dataRequestId: number | null;
  thingId: number | null;
  messageId: number | null;
  unsubscribeUrl: string | null;
  createdAt: Date;
}

const OUTBOX = new Outbox<QueuedMail>('mails', {
  columns: `recipient, subject, text, html, token_purpose AS "tokenPurpose", invitation_id AS "invitationId",
    data_request_id AS "dataRequestId", message_id AS "messageId", thing_id AS "thingId", unsubscribe_url AS "unsubscribeUrl", created_at AS "createdAt"`,
  leaseSeconds: LEASE_SECONDS,
});

/** Creates the token of a mail on sending; null when it is no longer needed. */
export type TokenIssuer = (
  manager: EntityManager,
  mail: {
    recipient: string;
    purpose: TokenPurpose;
    invitationId: number | null;
    dataRequestId: number | null;
    thingId: number | null;
    messageId: number | null;
  },
) => Promise<string | null>;

interface DeliveryParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  db: Database;
  log: Log;
  issueToken: TokenIssuer;
}

/** Sends the mails of the outbox. Several instances may do so: each mail is claimed by one. */
export class Delivery implements WorkQueue {
  readonly tag = MAILS_TAG;
  readonly everyMs = 15_000;
  readonly failure = 'E-mails esperam: a caixa de saída não pôde ser lida.';
  readonly #parts: DeliveryParts;
  readonly #transport: ReturnType<typeof createTransport>;

  constructor(dependencies: DeliveryParts & { config: { smtpUrl: string } }) {
    this.#parts = dependencies;
    this.#transport = createTransport({
      url: dependencies.config.smtpUrl,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Sends all due mails one by one until none is left or the signal; expires old ones. Returns the number of attempts.
   */
  async workOff(signal?: AbortSignal): Promise<number> {
    const { reads } = this.#parts.db;
    await expireMails(reads);
    return OUTBOX.drain(reads, (mail) => this.#deliver(mail), { signal });
  }

  async #deliver(mail: QueuedMail): Promise<void> {
    const { db, log, issueToken } = this.#parts;
    const { tokenPurpose: purpose, recipient, invitationId, dataRequestId, messageId, thingId } = mail;
    const token =
      purpose === null
        ? ''
        : await db.dataSource.transaction((manager) =>
            issueToken(manager, { recipient, purpose, invitationId, dataRequestId, messageId, thingId }),
          );
    // The mail is not needed any more.
    if (token === null) return OUTBOX.drop(db.reads, mail);
    try {
      await this.#send(mail, token);
    } catch (error) {
      const isLast = mail.attempts >= TRIES || isPermanent(error);
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'Um e-mail não pôde ser enviado.');
      const status = isLast ? 'failed' : 'queued';
      return OUTBOX.settle(db.reads, mail, { status, last_error: reason }, 60 * 2 ** (mail.attempts - 1));
    }
    const erased = { text: '', html: '', unsubscribe_url: null };
    await OUTBOX.settle(db.reads, mail, { status: 'sent', sent_at: new Date(), last_error: null, ...erased });
  }

  async #send(mail: QueuedMail, token: string): Promise<void> {
    if (DEMO_ADDRESS.test(mail.recipient)) throw new ForDemo('Conta de demonstração: nada é enviado.');
    const fill = (text: string) => (mail.tokenPurpose ? text.replaceAll(TOKEN_PLACEHOLDER, token) : text);
    const host = new URL(this.#parts.config.publicUrl).hostname;
    await this.#transport.sendMail({
      from: this.#parts.config.mailFrom,
      // As an object, so that an address is not parsed as a list.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: fill(mail.text),
      html: fill(mail.html),
      messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}${tryOf(mail)}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    });
  }
}

/** Returns the headers by which mail programs offer to end mails of this kind with one click (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribeUrl }: QueuedMail): Record<string, string> =>
  unsubscribeUrl === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * Returns a part of the Message-ID: empty, so that a mail accepted twice is recognized; with a link another one each
 * attempt, since only the latest link counts. The time is in it because `retryMail` resets the attempts.
 */
const tryOf = ({ tokenPurpose, attempts }: QueuedMail): string =>
  tokenPurpose === null ? '' : `-${attempts}-${Date.now()}`;

/** A mail to an account of the demo data. */
class ForDemo extends Error {}

/** Returns whether to give up: permanent SMTP rejection or demo recipient. */
function isPermanent(error: unknown): boolean {
  if (error instanceof ForDemo) return true;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
