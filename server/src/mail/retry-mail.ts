import { recordAction } from '../audit/record-action.ts';
import { CHANNEL } from '../database/change-feed.ts';
import { lockRow } from '../database/lock-row.ts';
import type { Context } from '../graphql/context.ts';
import { conflict } from '../shared/errors.ts';
import { Mail, MailStatus } from './mail.ts';
import { mailPreview } from './mails.list.ts';
import { MAILS_TAG } from './outbox.ts';

/** Administrators: sends a failed mail, or one that waits for a retry, now; CONFLICT when it was sent. */
export async function retryMail(ctx: Context, id: string): Promise<Mail> {
  await ctx.db.transaction(async (manager) => {
    const mail = await lockRow(manager, Mail, id);
    if (mail.status === MailStatus.sent) throw conflict('Este e-mail já foi enviado.');
    const waits = mail.status === MailStatus.queued && mail.lastError !== null;
    // Any other queued one is new or being sent: it would be sent twice.
    if (waits || mail.status === MailStatus.failed) {
      await manager.update(Mail, mail.id, {
        status: MailStatus.queued,
        attempts: waits ? mail.attempts : 0,
        nextTryAt: () => 'now()',
      });
    }
    await recordAction(ctx, manager, 'mail.retry', mail.id, { after: { kind: mail.kind } });
    await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, MAILS_TAG]);
  });
  return (await mailPreview(ctx, id)).mail;
}
