import type { EntityManager } from 'typeorm';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../shared/errors.ts';
import type { ChangePasswordInput } from '../account.inputs.ts';
import { currentUser } from '../current-user.ts';
import { lockUser } from '../lock-users.ts';
import { endApiKeys, endSessions } from '../sessions/sessions.ts';
import { User } from '../user.ts';
import { queuePasswordChanged } from './account-mails.ts';
import { clearFailures } from './clear-login-counters.ts';
import { endTokens, PASSWORD_LINKS } from './one-time-tokens.ts';
import { checkCurrentPassword, checkNewPassword } from './set-password.ts';

/**
 * Writes a new password, ends the sessions except `keep`, the API keys and the links for a new password, removes the account's
 * failure counters and notifies the owner. The row stays locked, so that a simultaneous login with the old password
 * fails.
 */
export async function writePassword(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  user: Pick<User, 'id' | 'email'>,
  { passwordHash, keep }: { passwordHash: string; keep: Buffer | null },
): Promise<void> {
  await manager.update(User, user.id, { passwordHash });
  await endSessions(manager, user.id, keep);
  await endApiKeys(manager, user.id);
  // The link that confirms the e-mail stays valid.
  await endTokens(manager, user.id, PASSWORD_LINKS);
  await clearFailures(manager, user.email);
  await queuePasswordChanged(ctx, manager, user.email);
}

/** Changes the password, given the current one; ends all other sessions and the API keys. */
export async function changePassword(ctx: Context, input: ChangePasswordInput): Promise<User> {
  const viewer = requireViewer(ctx);
  await checkNewPassword(ctx.db.reads, input, await currentUser(ctx));
  const checked = await checkCurrentPassword(ctx, viewer, input.currentPassword, 'currentPassword');
  const passwordHash = await ctx.passwords.hash(input.password);
  await ctx.db.transaction(async (manager) => {
    const user = await lockUser(manager, viewer.id);
    if (user?.passwordHash !== checked.passwordHash)
      throw conflict('A senha acaba de ser alterada em outro lugar. Recarregue a página e confira.');
    await writePassword(ctx, manager, user, { passwordHash, keep: viewer.tokenHash });
  });
  return currentUser(ctx);
}
