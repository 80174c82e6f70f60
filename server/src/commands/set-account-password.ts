import { recordAction } from '../audit/record-action.ts';
import type { Services } from '../graphql/context.ts';
import { validateInput } from '../graphql/validate-input.ts';
import { AppError } from '../shared/errors.ts';
import { OperatorError } from '../shared/operator-error.ts';
import { hashPassword } from '../shared/passwords.ts';
import { SetUserPasswordArgs } from '../users/admin/admin-user.inputs.ts';
import { writePassword } from '../users/password/change-password.ts';
import { checkNewPassword } from '../users/password/set-password.ts';
import type { User } from '../users/user.ts';
import { findAccount } from './find-account.ts';

type Needed = Pick<Services, 'config'> & { db: Pick<Services['db'], 'transaction' | 'reads'> };

/** Returns the password and its confirmation. */
export type ReadPassword = () => Promise<{ password: string; passwordConfirmation: string }>;

/**
 * Sets a new password for an account, as an administrator does: its sessions and API keys end, it is notified by mail, and an audit
 * entry is written. `read` is called once the account is found. Throws OperatorError for an unknown e-mail and for a
 * password that the rules reject.
 */
export async function setAccountPassword(ctx: Needed, email: string, read: ReadPassword): Promise<User> {
  const person = await ctx.db.transaction((manager) => findAccount(manager, email));
  const typed = Object.assign(new SetUserPasswordArgs(), { id: String(person.id) }, await read());
  try {
    await validateInput(typed);
    await checkNewPassword(ctx.db.reads, typed, person);
  } catch (error) {
    throw error instanceof AppError ? new OperatorError(error.message) : error;
  }
  const passwordHash = await hashPassword(typed.password);
  return ctx.db.transaction(async (manager) => {
    const user = await findAccount(manager, person.email);
    await writePassword(ctx, manager, user, { passwordHash, keep: null });
    await recordAction({ viewer: null, address: null }, manager, 'user.password', user.id);
    return user;
  });
}
