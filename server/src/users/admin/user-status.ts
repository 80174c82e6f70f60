import { recordAction } from '../../audit/record-action.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import { adminItem } from '../../graphql/admin-list.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import { conflict } from '../../shared/errors.ts';
import { deleteUser } from '../account/delete-account.ts';
import { lockManaged } from '../lock-users.ts';
import { clearFailures } from '../password/clear-login-counters.ts';
import { endTokens } from '../password/one-time-tokens.ts';
import { endApiKeys, endSessions } from '../sessions/sessions.ts';
import { User, UserRole } from '../user.ts';
import { USERS } from './users.list.ts';

const COMPANIES: Statement = {
  name: 'companies_of_user',
  text: 'SELECT count(*)::int AS count FROM companies WHERE owner_id = $1 AND rejected_at IS NULL',
};
const COMPANIES_CHANGED =
  'As empresas desta conta mudaram enquanto você olhava. Feche, confira a lista e tente novamente.';

/**
 * Deactivates or activates an account, for administrators; false when it was so before. CONFLICT for the last administrator
 * and oneself.
 */
export function changeUserActive(ctx: Context, id: string, isActive: boolean): Promise<boolean> {
  return ctx.db.transaction(async (manager) => {
    const { user, mayLose } = await lockManaged(ctx, manager, id);
    if (user.isActive === isActive) return false;
    if (!isActive) {
      if (user.role === UserRole.admin) mayLose('Você não pode desativar a própria conta.');
      await endSessions(manager, user.id, null);
      await endApiKeys(manager, user.id);
      await endTokens(manager, user.id);
    }
    await manager.update(User, user.id, { isActive });
    await clearFailures(manager, user.email);
    await recordAction(ctx, manager, isActive ? 'user.activate' : 'user.deactivate', user.id, {
      before: { isActive: user.isActive },
      after: { isActive },
    });
    return true;
  });
}

/** As `changeUserActive`; returns the account. */
export async function setUserActive(ctx: Context, id: string, isActive: boolean): Promise<User> {
  await changeUserActive(ctx, id, isActive);
  return adminItem(ctx, USERS, id);
}

/**
 * Removes an account with all its companies in one transaction, for administrators. CONFLICT for the last active
 * administrator, for oneself, and when it does not have `companiesCount` companies.
 */
export async function removeUserById(
  ctx: Context,
  id: string,
  companiesCount: number | null = null,
): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const { user, mayLose } = await lockManaged(ctx, manager, id);
    if (user.role === UserRole.admin) mayLose('Você não pode remover a própria conta.');
    if (companiesCount !== null) {
      const [row] = await transactionReader(manager).query<{ count: number }>(COMPANIES, [user.id]);
      if (row?.count !== companiesCount) throw conflict(COMPANIES_CHANGED);
    }
    // No name and no e-mail of a removed person (LGPD, art. 18).
    await recordAction(ctx, manager, 'user.remove', user.id, { before: { role: user.role } });
    await deleteUser(ctx, manager, user);
    return { id: user.id };
  });
}
