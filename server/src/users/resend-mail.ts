import { recordAction } from '../audit/record-action.ts';
import { lockRow } from '../database/lock-row.ts';
import { transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { throttle } from '../limits/throttle.ts';
import { ACCOUNT_LINK_KINDS, Mail, MailStatus } from '../mail/mail.ts';
import { mailPreview } from '../mail/mails.list.ts';
import { conflict } from '../shared/errors.ts';
import { accountKey } from './account-key.ts';

const HOUR = 60 * 60;
const NOT_MADE = 'O texto deste e-mail foi apagado, e só quem o causou pode escrevê-lo de novo.';
const NOT_SENT = 'Este e-mail ainda não foi enviado.';
const RESENT = 'Este e-mail já foi enviado de novo.';
const GONE = 'O que este e-mail contava mudou ou não existe mais: não há o que enviar de novo.';
const OTHER_RECIPIENT =
  'Este e-mail iria agora para outro endereço: quem o recebeu não é mais o destinatário.';

/**
 * Administrators: makes a sent mail anew from what is stored, once, since the texts of sent ones are erased. CONFLICT for a
 * kind that has no maker, where what it told of is no longer so, and where somebody else would receive it; RATE_LIMITED by
 * recipient for links to an account, which are all for the same.
 */
export async function resendMail(ctx: Context, id: string): Promise<Mail> {
  const newId = await ctx.db.transaction(async (manager) => {
    const mail = await lockRow(manager, Mail, id);
    const make = ctx.services.mailMakers[mail.kind];
    if (!make) throw conflict(NOT_MADE);
    if (mail.status !== MailStatus.sent) throw conflict(NOT_SENT);
    if (mail.resentAs !== null) throw conflict(RESENT);
    if (ACCOUNT_LINK_KINDS.includes(mail.kind)) {
      const db = transactionReader(manager);
      const key = await accountKey(db, mail.recipient);
      await throttle(db, `${key}:resend:${mail.kind}`, HOUR, ctx.config.limits.RESETS_ACCOUNT);
    }
    const mailId = await make(ctx, manager, mail);
    if (mailId === null) throw conflict(GONE);
    const { recipient } = await manager.findOneByOrFail(Mail, { id: mailId });
    if (recipient.toLowerCase() !== mail.recipient.toLowerCase()) throw conflict(OTHER_RECIPIENT);
    await manager.update(Mail, mail.id, { resentAs: mailId });
    await recordAction(ctx, manager, 'mail.resend', mailId, { after: { kind: mail.kind } });
    return mailId;
  });
  return (await mailPreview(ctx, String(newId))).mail;
}
