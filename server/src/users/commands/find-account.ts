import type { EntityManager } from 'typeorm';
import { normalizeEmail } from '../../lib/email-text.ts';
import { OperatorError } from '../../lib/operator-error.ts';
import { User } from '../user.ts';

/** The account with this e-mail, locked; OperatorError for none. */
export async function findAccount(manager: EntityManager, email: string): Promise<User> {
  const user = await manager
    .createQueryBuilder(User, 'user')
    .setLock('pessimistic_write')
    .where('lower(user.email) = lower(:email)', { email: normalizeEmail(email.trim()) })
    .getOne();
  if (!user) throw new OperatorError(`Nenhuma conta tem o e-mail ${email}.`);
  return user;
}
