import { recordAction } from '../../audit/record-action.ts';
import { lockRow } from '../../database/lock-row.ts';
import { transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { throttle } from '../../limits/throttle.ts';
import { Mail } from '../../mail/mail.ts';
import { mailPreview, withNames } from '../../mail/read-mails.ts';
import { conflict } from '../../shared/errors.ts';
import { User } from '../user.ts';
import { queueConfirmation, queueReset } from './account-mails.ts';

const HOUR = 60 * 60;

/**
 * Administrators: writes a mail with a link anew, since the texts of sent ones are erased. CONFLICT for another kind of
 * mail, where no active account has the address, and where the e-mail is confirmed; RATE_LIMITED by account.
 */
export async function resendMail(ctx: Context, id: string): Promise<Mail> {
  const newId = await ctx.db.transaction(async (manager) => {
    const mail = withNames(await lockRow(manager, Mail, id));
    if (!mail.canResend) {
      throw conflict('O texto deste e-mail foi apagado, e só quem o causou pode escrevê-lo de novo.');
    }
    const user = await manager
      .createQueryBuilder(User, 'user')
      .where('lower(user.email) = lower(:email) AND user.is_active', { email: mail.recipient })
      .getOne();
    if (!user) throw conflict('Nenhuma conta ativa tem este e-mail.');
    const isReset = mail.kind === 'reset-password';
    if (!isReset && user.emailConfirmedAt) throw conflict('Este e-mail já foi confirmado.');
    await throttle(transactionReader(manager), `resend:${user.id}`, HOUR, ctx.config.limits.RESETS_ACCOUNT);
    const written = isReset
      ? await queueReset(ctx, manager, user.email)
      : await queueConfirmation(ctx, manager, user.email);
    await recordAction(ctx, manager, 'mail.resend', written, { after: { kind: mail.kind } });
    return written;
  });
  return (await mailPreview(ctx, String(newId))).mail;
}
