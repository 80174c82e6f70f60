import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { throttle } from '../../limits/throttle.ts';
import { conflict } from '../../shared/errors.ts';
import { currentUser } from '../current-user.ts';
import { queueConfirmation } from '../password/account-mails.ts';
import { accountOfToken, useToken } from '../password/one-time-tokens.ts';
import { User } from '../user.ts';

const HOUR = 60 * 60;

/** Mails the confirmation link again; CONFLICT when the e-mail is confirmed, RATE_LIMITED after five an hour. */
export async function sendEmailConfirmation(ctx: Context): Promise<boolean> {
  const viewer = requireViewer(ctx);
  const { emailConfirmedAt } = await currentUser(ctx);
  if (emailConfirmedAt !== null) throw conflict('Este e-mail já está confirmado.');
  await throttle(ctx.db.reads, `confirm:${viewer.id}`, HOUR, ctx.config.limits.RESETS_ACCOUNT);
  return ctx.db.transaction(async (manager) => {
    await queueConfirmation(ctx, manager, viewer.email);
    return true;
  });
}

/** Confirms an e-mail by the token of a mail, signed in or not; BAD_USER_INPUT for a wrong, used or expired one. */
export async function confirmEmail(ctx: Context, token: string): Promise<boolean> {
  const { id } = await accountOfToken(ctx.db.reads, token, 'confirm-email');
  return ctx.db.transaction(async (manager) => {
    await useToken(manager, token);
    await manager.update(User, id, { emailConfirmedAt: new Date() });
    return true;
  });
}
