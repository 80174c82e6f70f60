import type { EntityManager } from 'typeorm';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import type { PrivacyProvider } from '../../graphql/privacy-provider.ts';
import { conflict, unauthenticated } from '../../shared/errors.ts';
import { ACCOUNT_MAILS, accountMailsValues } from '../account-mails-sent.ts';
import { isLastOf, lockAdministrators, lockUser } from '../lock-users.ts';
import { clearAccountCounters } from '../password/clear-login-counters.ts';
import { checkCurrentPassword } from '../password/set-password.ts';
import { User } from '../user.ts';

/** Unsent, and sent even so: a warning to a former address, and the answer to a request about personal data. */
const STILL_SENT = `kind IN ('email-changed', 'data-request-answer') AND status = 'queued'`;

/**
 * Removes a locked account with its companies, sessions, links and the mails to it and about it, in the caller's
 * transaction.
 */
export async function deleteUser(
  ctx: { privacyProviders: readonly PrivacyProvider[] },
  manager: EntityManager,
  user: Pick<User, 'id' | 'email' | 'emailConfirmedAt'>,
): Promise<void> {
  for (const provider of ctx.privacyProviders) await provider.remove?.(manager, user.id);
  // A warning to a former address is sent even if somebody who took over the account closes it.
  await manager.query(`UPDATE mails SET about_user_id = NULL WHERE about_user_id = $1 AND ${STILL_SENT}`, [
    user.id,
  ]);
  await manager.query(
    `DELETE FROM mails WHERE ${ACCOUNT_MAILS} AND NOT (${STILL_SENT})`,
    accountMailsValues(user),
  );
  await clearAccountCounters(manager, user.email);
  // Removes the mails about the account too, by `mails.about_user_id`.
  await manager.delete(User, user.id);
}

/** Closes the signed-in person's account; asks for the password again. */
export async function deleteAccount(ctx: Context, password: string): Promise<Deletion> {
  const viewer = requireViewer(ctx);
  await checkCurrentPassword(ctx, viewer, password, 'password');
  await ctx.db.transaction(async (manager) => {
    const admins = await lockAdministrators(manager);
    if (isLastOf(admins, viewer.id)) {
      throw conflict('Esta é a última conta de administrador e não pode ser encerrada.');
    }
    const user = await lockUser(manager, viewer.id);
    if (!user) throw unauthenticated();
    await deleteUser(ctx, manager, user);
  });
  ctx.log.info({ user: viewer.id }, 'Uma conta foi encerrada por seu dono.');
  return { id: viewer.id };
}
