import { isEmail } from 'class-validator';
import { transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict, invalid } from '../../shared/errors.ts';
import type { UpdateProfileInput } from '../account.inputs.ts';
import { accountKey } from '../account-key.ts';
import { currentUser } from '../current-user.ts';
import { queueConfirmation, queueEmailChanged } from '../password/account-mails.ts';
import { forgetAccount } from '../password/forget-account.ts';
import { rememberAddress } from '../password/known-addresses.ts';
import { endTokens } from '../password/one-time-tokens.ts';
import { checkCurrentPassword } from '../password/set-password.ts';
import { User } from '../user.ts';

/**
 * Changes the signed-in person's name and e-mail. A new e-mail asks for the password, must be confirmed again and ends
 * the links in earlier mails; a taken one is BAD_USER_INPUT under `email`.
 */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<User> {
  const viewer = requireViewer(ctx);
  const { name, email } = input;
  if (email !== viewer.email) {
    // Not a rule of the input: the first start may create `admin@localhost`, which `isEmail` rejects.
    if (!isEmail(email)) throw invalid({ email: ['Email inválido'] });
    if (!input.currentPassword) {
      throw invalid({ currentPassword: ['Informe sua senha para trocar o e-mail.'] });
    }
    await checkCurrentPassword(ctx, viewer, input.currentPassword, 'currentPassword');
  }
  await ctx.db.transaction(async (manager) => {
    const user = await manager.findOne(User, {
      where: { id: viewer.id },
      lock: { mode: 'pessimistic_write' },
    });
    // The password was checked for this e-mail.
    if (user?.email !== viewer.email) throw conflict('O e-mail acaba de ser alterado em outro lugar.');
    if (email === user.email) {
      await manager.update(User, viewer.id, { name });
      return;
    }
    await manager.update(User, viewer.id, { name, email, emailConfirmedAt: null });
    await endTokens(manager, viewer.id);
    await queueConfirmation(ctx, manager, email);
    await queueEmailChanged(ctx, manager, user);
    await forgetAccount(manager, user.email);
    const reader = transactionReader(manager);
    await rememberAddress(reader, await accountKey(reader, email), ctx.address);
  });
  return currentUser(ctx);
}
