import { recordAction } from '../audit/record-action.ts';
import { lockRow } from '../database/lock-row.ts';
import { transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { throttle } from '../limits/throttle.ts';
import { Mail } from '../mail/mail.ts';
import { mailPreview } from '../mail/read-mails.ts';
import { conflict } from '../shared/errors.ts';
import { accountKey } from './account-key.ts';

const HOUR = 60 * 60;
const NOT_MADE = 'O texto deste e-mail foi apagado, e só quem o causou pode escrevê-lo de novo.';
const GONE = 'O que este e-mail contava mudou ou não existe mais: não há o que enviar de novo.';
const OTHER_RECIPIENT =
  'Este e-mail iria agora para outro endereço: quem o recebeu não é mais o destinatário.';

/**
 * Administrators: makes a mail anew from what is stored, since the texts of sent ones are erased. CONFLICT for a kind that
 * has no maker, where what it told of is no longer so, and where somebody else would receive it; RATE_LIMITED by recipient.
 */
export async function resendMail(ctx: Context, id: string): Promise<Mail> {
  const newId = await ctx.db.transaction(async (manager) => {
    const mail = await lockRow(manager, Mail, id);
    const make = ctx.services.mailMakers[mail.kind];
    if (!make) throw conflict(NOT_MADE);
    const db = transactionReader(manager);
    const key = await accountKey(db, mail.recipient);
    await throttle(db, `${key}:resend:${mail.kind}`, HOUR, ctx.config.limits.RESETS_ACCOUNT);
    const made = await make(ctx, manager, mail);
    if (made === null) throw conflict(GONE);
    const { recipient } = await manager.findOneByOrFail(Mail, { id: made });
    if (recipient.toLowerCase() !== mail.recipient.toLowerCase()) throw conflict(OTHER_RECIPIENT);
    await recordAction(ctx, manager, 'mail.resend', made, { after: { kind: mail.kind } });
    return made;
  });
  return (await mailPreview(ctx, String(newId))).mail;
}
