import type { EntityManager } from 'typeorm';
import { OperatorError } from '../shared/operator-error.ts';
import { normalizeEmail } from '../shared/text/email-text.ts';
import { User } from '../users/user.ts';

/** Returns the account with this e-mail, locked. Throws OperatorError when there is none. */
export async function findAccount(manager: EntityManager, email: string): Promise<User> {
  const user = await manager
    .createQueryBuilder(User, 'user')
    .setLock('pessimistic_write')
    .where('lower(user.email) = lower(:email)', { email: normalizeEmail(email.trim()) })
    .getOne();
  if (!user) throw new OperatorError(`Nenhuma conta tem o e-mail ${email}.`);
  return user;
}
