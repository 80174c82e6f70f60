import { recordAction } from '../audit/record-action.ts';
import { requireRole } from '../lib/authorize.ts';
import type { Context } from '../lib/context.ts';
import { inTransaction } from '../lib/transaction.ts';
import { removeUser } from './close-account.ts';
import { lockManaged } from './lock-users.ts';
import { endTokens } from './one-time-tokens.ts';
import { userById } from './read-users.ts';
import { endSessions } from './sessions.ts';
import { User, UserRole } from './user.ts';

/** Administrators: keeps an account out, or lets it in again. CONFLICT for the last administrator and oneself. */
export async function setUserActive(ctx: Context, id: string, isActive: boolean): Promise<User> {
  requireRole(ctx, 'admin');
  await inTransaction(ctx, async (manager) => {
    const { user, mayLose } = await lockManaged(ctx, manager, id);
    if (user.isActive === isActive) return;
    if (!isActive) {
      if (user.role === UserRole.admin) mayLose('Você não pode desativar a própria conta.');
      await endSessions(manager, user.id, null);
      await endTokens(manager, user.id);
    }
    await manager.update(User, user.id, { isActive });
    await recordAction(ctx, manager, {
      action: isActive ? 'user.activate' : 'user.deactivate',
      subjectType: 'user',
      subjectId: user.id,
      before: { isActive: user.isActive },
      after: { isActive },
    });
  });
  return userById(ctx, id);
}

/**
 * Administrators: removes an account with all its companies and what hangs on them, for good, in one
 * transaction. CONFLICT for the last active administrator and for oneself.
 */
export async function removeUserById(ctx: Context, id: string): Promise<boolean> {
  requireRole(ctx, 'admin');
  return inTransaction(ctx, async (manager) => {
    const { user, mayLose } = await lockManaged(ctx, manager, id);
    if (user.role === UserRole.admin) mayLose('Você não pode remover a própria conta.');
    // The log keeps the number and the role, and no name or e-mail of whom it removed (LGPD, art. 18).
    await recordAction(ctx, manager, {
      action: 'user.remove',
      subjectType: 'user',
      subjectId: user.id,
      before: { role: user.role },
    });
    await removeUser(ctx, manager, user);
    return true;
  });
}
