import { createTransport } from 'nodemailer';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Statement } from '../database/statement.ts';
import type { Log } from '../shared/log.ts';
import { expireMails } from './expire-mails.ts';
import type { TokenPurpose } from './mail.ts';
import { TOKEN_PLACE } from './outbox.ts';

/** Tried after 1, 2, 4 … minutes; the last time some eight hours after the first. */
const TRIES = 10;
/** A copy that dies while it sends holds its mail for so long; longer than the time-outs below together. */
const LEASE_SECONDS = 300;
/** Where the invented people of the demo data have their addresses; a stranger may own the domain. */
const DEMO_ADDRESS = /@demo\.exemplo\.com\.br$/i;
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Counts the try at once, so that the one who ends it can tell whether it is still the last one. */
const CLAIM: Statement = {
  name: 'mail_claim',
  text: `UPDATE mails SET attempts = attempts + 1, last_error = NULL, next_try_at = now() + make_interval(secs => $1)
         WHERE id = (SELECT id FROM mails WHERE status = 'queued' AND next_try_at <= now()
                     ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING id, recipient, subject, text, html, token_purpose AS "tokenPurpose", attempts,
           created_at AS "createdAt"`,
};
/** The texts have done their work; what stays is that it was sent. `attempts` tells whether it is still ours. */
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

/** Makes the token of a mail that is about to be sent; null when nobody waits for it any more. */
export type TokenIssuer = (
  manager: EntityManager,
  recipient: string,
  purpose: TokenPurpose,
) => Promise<string | null>;

export interface DeliveryParts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  db: Database;
  log: Log;
  issueToken: TokenIssuer;
}

/** Sends what the outbox holds. Any number of copies may do so at once: each mail is claimed by one. */
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
   * Sends everything due, one after the other, until there is nothing or the signal; what is too old is given
   * up instead. Returns how many it tried.
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
    const { db, log } = this.#parts;
    const token = await this.#tokenFor(mail);
    if (token === null) {
      await db.reads.query(DROP, [mail.id, mail.attempts]);
      return;
    }
    try {
      await this.#send(mail, token);
    } catch (error) {
      const isLast = mail.attempts >= TRIES || isRefusedForGood(error);
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'Um e-mail não pôde ser enviado.');
      const minutes = 2 ** (mail.attempts - 1);
      await db.reads.query(FAILED, [mail.id, mail.attempts, isLast ? 'failed' : 'queued', reason, minutes]);
      return;
    }
    await db.reads.query(SENT, [mail.id, mail.attempts]);
  }

  /** Empty for a mail without a link of this kind, null when it is not to be sent any more. */
  async #tokenFor({ tokenPurpose, recipient }: Claimed): Promise<string | null> {
    if (tokenPurpose === null) return '';
    const { db, issueToken } = this.#parts;
    return db.dataSource.transaction((manager) => issueToken(manager, recipient, tokenPurpose));
  }

  async #send(mail: Claimed, token: string): Promise<void> {
    if (DEMO_ADDRESS.test(mail.recipient)) throw new ForDemo('Conta de demonstração: nada é enviado.');
    const fill = (text: string) => (mail.tokenPurpose ? text.replaceAll(TOKEN_PLACE, token) : text);
    const host = new URL(this.#parts.config.publicUrl).hostname;
    await this.#transport.sendMail({
      from: this.#parts.config.mailFrom,
      // As an object: an address is never read as a list of addresses.
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
 * Part of the Message-ID, which is the same at each try, so that a mail taken twice is recognized as one. With
 * a link it is another each time: the link that counts is the last one's, and must not pass for a double. The
 * time, since `retryMail` counts the tries anew.
 */
const tryOf = ({ tokenPurpose, attempts }: Claimed): string =>
  tokenPurpose === null ? '' : `-${attempts}-${Date.now()}`;

/** A mail to somebody who does not exist. */
class ForDemo extends Error {}

/** No other try will change it: the server knows the recipient and wants no mail for him, or he is invented. */
function isRefusedForGood(error: unknown): boolean {
  if (error instanceof ForDemo) return true;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
