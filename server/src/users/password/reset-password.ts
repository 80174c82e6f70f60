import { type Reader, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { countHit } from '../../limits/hit-counts.ts';
import { throttle } from '../../limits/throttle.ts';
import { addressKey } from '../../shared/address-key.ts';
import type { ResetPasswordInput } from '../account.inputs.ts';
import { accountKey } from '../account-key.ts';
import { accountById } from '../current-user.ts';
import { lockUser } from '../lock-users.ts';
import { type MailedLink, mailedLink } from '../mailed-link.ts';
import { IS_INVITED, User } from '../user.ts';
import { queueReset } from './account-mails.ts';
import { writePassword } from './change-password.ts';
import { isKnownAddress, rememberCaller } from './known-addresses.ts';
import { accountOfToken, PASSWORD_LINKS, useToken } from './one-time-tokens.ts';
import { checkNewPassword } from './set-password.ts';

const HOUR = 60 * 60;

/**
 * Returns whether to send a mail to somebody at an unknown address. An hour's mails are spread evenly; meanwhile the
 * link of the last one is valid.
 */
async function isMailDue(ctx: Context, reader: Reader, account: string): Promise<boolean> {
  const { RESETS_ACCOUNT } = ctx.config.limits;
  const { count } = await countHit(reader, `${account}:reset`, HOUR / Math.max(1, RESETS_ACCOUNT));
  return count <= Math.min(1, RESETS_ACCOUNT);
}

/**
 * Queues a mail with a link for a new password if an active account has this e-mail; none to somebody invited to the
 * administration, whom only an administrator invites again. Response and work are the same if
 * not: the mail is written and deleted in the same transaction. RATE_LIMITED by address; an address known to the
 * account has a counter of its own, so that others do not exhaust it.
 */
export async function requestPasswordReset(ctx: Context, email: string): Promise<MailedLink> {
  const account = await accountKey(ctx.db.reads, email);
  const isKnown = await isKnownAddress(ctx.db.reads, account, ctx.address);
  const from = `reset:${addressKey(ctx.address)}`;
  await throttle(
    ctx.db.reads,
    isKnown ? `${account}:known-${from}` : from,
    HOUR,
    ctx.config.limits.RESETS_ADDRESS,
  );
  await ctx.db.transaction(async (manager) => {
    if (!isKnown && !(await isMailDue(ctx, transactionReader(manager), account))) return;
    const user = await manager
      .createQueryBuilder(User, 'user')
      .where(`lower(user.email) = lower(:email) AND user.is_active AND NOT (${IS_INVITED})`, { email })
      .getOne();
    // To the registered e-mail: one that differs in case may be somebody else's.
    const mailId = await queueReset(ctx, manager, user?.email ?? email);
    await manager.query('DELETE FROM mails WHERE id = $1 AND $2', [mailId, user === null]);
  });
  return mailedLink(email, 'reset-password');
}

/** Sets a new password by the token of a mail; ends all sessions. BAD_USER_INPUT under `token` for an invalid link. */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<User> {
  const person = await accountOfToken(ctx.db.reads, input.token, ...PASSWORD_LINKS);
  await checkNewPassword(ctx.db.reads, input, person);
  const passwordHash = await ctx.passwords.hash(input.password);
  await ctx.db.transaction(async (manager) => {
    const user = await lockUser(manager, person.id);
    await useToken(manager, input.token);
    if (!user) throw new Error('The tokens of a removed account are removed with it.');
    await writePassword(ctx, manager, user, { passwordHash, keep: null });
    // Following the link proves that the e-mail is the person's, as a confirmation does.
    if (user.emailConfirmedAt === null) {
      await manager.update(User, user.id, { emailConfirmedAt: new Date() });
      await ctx.services.onEmailConfirmed(ctx, manager, user.id);
    }
    await rememberCaller(ctx, manager, user.email);
  });
  return accountById(ctx, person.id);
}
