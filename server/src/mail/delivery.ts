import { createTransport } from 'nodemailer';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Statement } from '../database/statement.ts';
import type { Log } from '../shared/log.ts';
import { expireMails } from './expire-mails.ts';
import type { TokenPurpose } from './mail.ts';
import { TOKEN_PLACEHOLDER } from './outbox.ts';

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

/** Counts the attempt on claiming, so that a result of an earlier one is ignored. */
const CLAIM: Statement = {
  name: 'mail_claim',
  text: `UPDATE mails SET attempts = attempts + 1, last_error = NULL, next_try_at = now() + make_interval(secs => $1)
         WHERE id = (SELECT id FROM mails WHERE status = 'queued' AND next_try_at <= now()
                     ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING id, recipient, subject, text, html, token_purpose AS "tokenPurpose", attempts,
           created_at AS "createdAt"`,
};
/** Erases the texts. `attempts` shows whether the mail was claimed again meanwhile. */
const SENT: Statement = {
  name: 'mail_sent',
  text: `UPDATE mails SET status = 'sent', sent_at = now(), text = '', html = '', last_error = NULL
         WHERE id = $1 AND attempts = $2 AND status = 'queued'`,
};
const FAILED: Statement = {
  name: 'mail_failed',
  text: `UPDATE mails SET status = $3, last_error = $4, next_try_at = now() + make_interval(mins => $5)
         WHERE id = $1 AND attempts = $2 AND status = 'queued'`,
};
const DROP: Statement = { name: 'mail_drop', text: 'DELETE FROM mails WHERE id = $1 AND attempts = $2' };

interface Claimed {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  tokenPurpose: TokenPurpose | null;
  attempts: number;
  createdAt: Date;
}

/** Creates the token of a mail on sending; null when it is no longer needed. */
export type TokenIssuer = (
  manager: EntityManager,
  recipient: string,
  purpose: TokenPurpose,
) => Promise<string | null>;

interface DeliveryParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  db: Database;
  log: Log;
  issueToken: TokenIssuer;
}

/** Sends the mails of the outbox. Several instances may do so: each mail is claimed by one. */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #transport: ReturnType<typeof createTransport>;

  constructor(parts: DeliveryParts & { config: { smtpUrl: string } }) {
    this.#parts = parts;
    this.#transport = createTransport({
      url: parts.config.smtpUrl,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Sends all due mails one by one until none is left or the signal; expires old ones. Returns the number of attempts.
   */
  async deliverDue(signal?: AbortSignal): Promise<number> {
    await expireMails(this.#parts.db.reads);
    for (let tried = 0; ; tried++) {
      if (signal?.aborted) return tried;
      const [mail] = await this.#parts.db.reads.query<Claimed>(CLAIM, [LEASE_SECONDS]);
      if (!mail) return tried;
      await this.#deliver(mail);
    }
  }

  async #deliver(mail: Claimed): Promise<void> {
    const { db, log, issueToken } = this.#parts;
    const { tokenPurpose, recipient } = mail;
    const token =
      tokenPurpose === null
        ? ''
        : await db.dataSource.transaction((manager) => issueToken(manager, recipient, tokenPurpose));
    // The mail is not needed any more.
    if (token === null) {
      await db.reads.query(DROP, [mail.id, mail.attempts]);
      return;
    }
    try {
      await this.#send(mail, token);
    } catch (error) {
      const isLast = mail.attempts >= TRIES || isPermanent(error);
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'Um e-mail não pôde ser enviado.');
      const minutes = 2 ** (mail.attempts - 1);
      await db.reads.query(FAILED, [mail.id, mail.attempts, isLast ? 'failed' : 'queued', reason, minutes]);
      return;
    }
    await db.reads.query(SENT, [mail.id, mail.attempts]);
  }

  async #send(mail: Claimed, token: string): Promise<void> {
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
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }
}

/**
 * Returns a part of the Message-ID: empty, so that a mail accepted twice is recognized; with a link another one each
 * attempt, since only the latest link counts. The time is in it because `retryMail` resets the attempts.
 */
const tryOf = ({ tokenPurpose, attempts }: Claimed): string =>
  tokenPurpose === null ? '' : `-${attempts}-${Date.now()}`;

/** A mail to an account of the demo data. */
class ForDemo extends Error {}

/** Returns whether to give up: permanent SMTP rejection or demo recipient. */
function isPermanent(error: unknown): boolean {
  if (error instanceof ForDemo) return true;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
