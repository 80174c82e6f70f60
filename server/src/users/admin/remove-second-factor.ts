import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../shared/errors.ts';
import { lockManaged } from '../lock-users.ts';
import { removeFactor } from '../second-factor/change-second-factor.ts';
import { endSessions } from '../sessions/sessions.ts';
import type { User } from '../user.ts';
import { userById } from './read-users.ts';

/**
 * Removes the second factor of somebody else whose devices are lost, and ends the sessions on them. CONFLICT for oneself
 * and where it is off.
 */
export async function resetSecondFactor(ctx: Context, userId: string): Promise<User> {
  await ctx.db.transaction(async (manager) => {
    const { user } = await lockManaged(ctx, manager, userId);
    if (user.id === requireViewer(ctx).id)
      throw conflict('A sua verificação em duas etapas você desativa no seu perfil, com um código.');
    if (!user.secondFactorAt) throw conflict('Esta conta não tem verificação em duas etapas.');
    await endSessions(manager, user.id, null);
    await removeFactor(ctx, manager, user);
  });
  return userById(ctx, userId);
}
