import { issueMailToken } from '../../src/background-work.ts';
import { Delivery } from '../../src/mail/delivery.ts';
import { type ReceivedMail, startSmtpStandIn } from './smtp-server.ts';
import type { TestApp } from './test-app.ts';

/** Starts a mail server for a test app. Mails are delivered by `to` and `token`. */
export async function startMailbox({ services: { config, db, log } }: TestApp) {
  const smtp = await startSmtpStandIn();
  const delivery = new Delivery({
    config: { ...config, smtpUrl: smtp.url },
    db,
    log,
    issueToken: issueMailToken,
  });
  return {
    /** Delivers queued mails; returns all to this address, the newest last. */
    async to(address: string): Promise<ReceivedMail[]> {
      await delivery.workOff();
      return smtp.mails.filter((mail) => mail.to.includes(address));
    },
    /** Returns the token of the last mail to an address with a link to this page. */
    async token(address: string, page: 'confirm-email' | 'reset-password'): Promise<string> {
      const mails = (await this.to(address)).filter(({ text }) => text.includes(`/${page}?token=`));
      const token = mails.at(-1)?.token;
      if (!token) throw new Error(`No mail with a link to ${page} for ${address}.`);
      return token;
    },
    close: () => smtp.close(),
  };
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;
