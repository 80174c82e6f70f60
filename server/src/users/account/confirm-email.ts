import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { throttle } from '../../limits/throttle.ts';
import { conflict } from '../../shared/errors.ts';
import { accountById, currentUser } from '../current-user.ts';
import { type MailedLink, mailedLink } from '../mailed-link.ts';
import { queueConfirmation } from '../password/account-mails.ts';
import { accountOfToken, useToken } from '../password/one-time-tokens.ts';
import { User } from '../user.ts';

const HOUR = 60 * 60;

/** Mails the confirmation link again; CONFLICT when the e-mail is confirmed, RATE_LIMITED after five an hour. */
export async function sendEmailConfirmation(ctx: Context): Promise<MailedLink> {
  const viewer = requireViewer(ctx);
  const { emailConfirmedAt } = await currentUser(ctx);
  if (emailConfirmedAt !== null) throw conflict('Este e-mail já está confirmado.');
  await throttle(ctx.db.reads, `confirm:${viewer.id}`, HOUR, ctx.config.limits.RESETS_ACCOUNT);
  await ctx.db.transaction((manager) => queueConfirmation(ctx, manager, viewer.email));
  return mailedLink(viewer.email, 'confirm-email');
}

/** Confirms an e-mail by the token of a mail, signed in or not; BAD_USER_INPUT for a wrong, used or expired one. */
export async function confirmEmail(ctx: Context, token: string): Promise<User> {
  const { id } = await accountOfToken(ctx.db.reads, token, 'confirm-email');
  await ctx.db.transaction(async (manager) => {
    await useToken(manager, token);
    await manager.update(User, id, { emailConfirmedAt: new Date() });
  });
  return accountById(ctx, id);
}
