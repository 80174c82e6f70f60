import { SMTPServer } from 'smtp-server';

/** A received mail. */
export interface ReceivedMail {
  to: string[];
  from: string;
  /** The whole message: headers and both texts. */
  raw: string;
  /** The plain text, decoded. */
  text: string;
  /** The HTML, decoded. */
  html: string;
  /** Of its link; null without one. */
  token: string | null;
}

export interface SmtpStandIn {
  /** For `SMTP_URL`. */
  url: string;
  mails: ReceivedMail[];
  /** Reply that rejects the next recipients; null accepts them. */
  refuseWith: { code: number; message: string } | null;
  /** Resolves with the first mail that fits, also one received earlier. */
  next(fits?: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** Returns the decoded part of a multipart message with this content type; empty when there is none. */
function partOf(raw: string, type: string): string {
  for (const part of raw.split(/^--.*$/m)) {
    const [head = '', ...rest] = part.trimStart().split(/\r?\n\r?\n/);
    if (!head.toLowerCase().includes(`content-type: ${type}`)) continue;
    const body = rest.join('\n\n');
    if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
    if (!/transfer-encoding: quoted-printable/i.test(head)) return body;
    const bytes = body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  }
  return '';
}

/** Starts a mail server on a free local port that stores its mails. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const waiting: Array<{ fits: (mail: ReceivedMail) => boolean; resolve: (mail: ReceivedMail) => void }> = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const { refuseWith } = standIn;
      done(refuseWith && Object.assign(new Error(refuseWith.message), { responseCode: refuseWith.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const text = partOf(raw, 'text/plain');
        const { mailFrom, rcptTo } = session.envelope;
        const mail: ReceivedMail = {
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          raw,
          text,
          html: partOf(raw, 'text/html'),
          token: /token=([\w-]+)/.exec(text)?.[1] ?? null,
        };
        standIn.mails.push(mail);
        done();
        const index = waiting.findIndex(({ fits }) => fits(mail));
        if (index >= 0) waiting.splice(index, 1)[0]?.resolve(mail);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const standIn: SmtpStandIn = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuseWith: null,
    next(fits = () => true) {
      const known = standIn.mails.find(fits);
      if (known) return Promise.resolve(known);
      return new Promise((resolve) => waiting.push({ fits, resolve }));
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return standIn;
}
