import type { Database } from '../database/database.ts';
import { clearFailures } from '../users/password/clear-login-counters.ts';
import type { User } from '../users/user.ts';
import { findAccount } from './find-account.ts';

/** Removes the throttling of an account by failed logins and requests for links. Throws OperatorError for an unknown e-mail. */
export function unlockAccount(db: Pick<Database, 'transaction'>, email: string): Promise<User> {
  return db.transaction(async (manager) => {
    const user = await findAccount(manager, email);
    await clearFailures(manager, user.email);
    return user;
  });
}
