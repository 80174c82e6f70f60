import { isEmail } from 'class-validator';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import { invalid } from '../../shared/errors.ts';
import { queueConfirmation, queueEmailChanged } from '../password/account-mails.ts';
import { clearAccountCounters } from '../password/clear-login-counters.ts';
import { endTokens } from '../password/one-time-tokens.ts';
import { User } from '../user.ts';

/**
 * Throws BAD_USER_INPUT for an invalid new e-mail. Not a rule of the inputs: the first start may create
 * `admin@localhost`, which `isEmail` rejects.
 */
export function checkNewEmail(email: string): void {
  if (!isEmail(email)) throw invalid({ email: ['Email inválido'] });
}

/**
 * Changes a locked account's e-mail, which must be confirmed again; ends the links in earlier mails and notifies the
 * former address. BAD_USER_INPUT under `email` for a taken one.
 */
export async function changeEmail(
  ctx: Context,
  manager: EntityManager,
  user: User,
  email: string,
): Promise<void> {
  await manager.update(User, user.id, { email, emailConfirmedAt: null });
  await endTokens(manager, user.id);
  await queueConfirmation(ctx, manager, email);
  await queueEmailChanged(ctx, manager, user);
  await clearAccountCounters(manager, user.email);
}
