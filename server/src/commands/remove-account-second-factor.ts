import type { Services } from '../graphql/context.ts';
import { OperatorError } from '../shared/operator-error.ts';
import { removeFactor } from '../users/second-factor/change-second-factor.ts';
import { endSessions } from '../users/sessions/sessions.ts';
import type { User } from '../users/user.ts';
import { findAccount } from './find-account.ts';

/**
 * Removes the second factor of an account, as an administrator does. Throws OperatorError for an unknown e-mail and an
 * account without one.
 */
export function removeAccountSecondFactor(
  { config, db }: Pick<Services, 'config'> & { db: Pick<Services['db'], 'transaction'> },
  email: string,
): Promise<User> {
  return db.transaction(async (manager) => {
    const user = await findAccount(manager, email);
    if (!user.secondFactorAt)
      throw new OperatorError(`A conta ${user.email} não tem verificação em duas etapas.`);
    await endSessions(manager, user.id, null);
    await removeFactor({ config, viewer: null, address: null }, manager, user);
    return user;
  });
}
