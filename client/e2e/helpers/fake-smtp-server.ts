import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  to: string[];
  /** Headers and texts, without soft line breaks of quoted-printable. */
  raw: string;
}

export interface FakeSmtpServer {
  /** For `SMTP_URL`. */
  url: string;
  /** Returns the first mail to this address that contains `words`, also one received before; waits up to 20 s. */
  mailTo(address: string, words: string): Promise<TakenMail>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 20_000;

/** Starts a mail server on a free local port that stores received mails. */
export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address),
          raw: raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='),
        });
        done();
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async mailTo(recipient, words) {
      for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(100)) {
        const found = mails.find(({ to, raw }) => to.includes(recipient) && raw.includes(words));
        if (found) return found;
      }
      throw new Error(`No mail to ${recipient} with "${words}" after ${TIMEOUT_MS / 1000} s.`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the link of a mail to a page, as path and query. */
export function linkOf({ raw }: TakenMail, page: string): string {
  const found = new RegExp(`${page}\\?token=[\\w-]+`).exec(raw);
  if (!found) throw new Error(`The mail has no link to ${page}.`);
  return found[0];
}
