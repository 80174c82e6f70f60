import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict, invalid } from '../../shared/errors.ts';
import type { UpdateProfileInput } from '../account.inputs.ts';
import { currentUser } from '../current-user.ts';
import { lockUser } from '../lock-users.ts';
import { rememberCaller } from '../password/known-addresses.ts';
import { checkCurrentPassword } from '../password/set-password.ts';
import { User } from '../user.ts';
import { changeEmail, checkNewEmail } from './change-email.ts';

/** Changes the signed-in person's name and e-mail; a new e-mail asks for the password. */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<User> {
  const viewer = requireViewer(ctx);
  const { name, email } = input;
  if (email !== viewer.email) {
    checkNewEmail(email);
    if (!input.currentPassword) {
      throw invalid({ currentPassword: ['Informe sua senha para trocar o e-mail.'] }, 'REQUIRED');
    }
    await checkCurrentPassword(ctx, viewer, input.currentPassword, 'currentPassword');
  }
  await ctx.db.transaction(async (manager) => {
    const user = await lockUser(manager, viewer.id);
    // The password was checked for this e-mail.
    if (user?.email !== viewer.email) throw conflict('O e-mail acaba de ser alterado em outro lugar.');
    await manager.update(User, viewer.id, { name });
    if (email === user.email) return;
    await changeEmail(ctx, manager, user, email);
    await rememberCaller(ctx, manager, email);
  });
  return currentUser(ctx);
}
