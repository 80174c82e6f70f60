import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { countHit } from '../../limits/rate-limit.ts';
import { conflict, invalid, rateLimited } from '../../shared/errors.ts';
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
  const { count, rest } = await countHit(ctx.db.reads, `confirm:${viewer.id}`, HOUR);
  if (count > ctx.config.limits.RESETS_ACCOUNT) throw rateLimited(rest);
  return ctx.db.transaction(async (manager) => {
    await queueConfirmation(ctx, manager, viewer.email);
    return true;
  });
}

/** Confirms an e-mail by the token of a mail, signed in or not; BAD_USER_INPUT for a wrong, used or expired one. */
export async function confirmEmail(ctx: Context, token: string): Promise<boolean> {
  const invalidLink = () => invalid({ token: ['Este link não é válido ou já expirou. Peça um novo.'] });
  const userId = await accountOfToken(ctx.db.reads, token, 'confirm-email');
  if (userId === null) throw invalidLink();
  return ctx.db.transaction(async (manager) => {
    if (!(await useToken(manager, token))) throw invalidLink();
    await manager.update(User, userId, { emailConfirmedAt: new Date() });
    return true;
  });
}
