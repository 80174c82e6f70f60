import type { EntityManager } from 'typeorm';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { conflict, forbidden, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { User } from './user.ts';

export const USER_NOT_FOUND = 'Usuário não encontrado.';

/**
 * Locks all active full administrators in one order, so that two who act at once see each other; not those who have been
 * invited and have no password yet.
 */
export async function lockAdministrators(manager: EntityManager): Promise<number[]> {
  const admins: Array<{ id: number }> = await manager.query(
    `SELECT id FROM users WHERE admin_role = 'administrator' AND is_active AND password_hash <> '' ORDER BY id FOR UPDATE`,
  );
  return admins.map(({ id }) => id);
}

export const isLastOf = (admins: number[], userId: number): boolean =>
  admins.length === 1 && admins[0] === userId;

export function lockUser(manager: EntityManager, userId: number): Promise<User | null> {
  return manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
}

/**
 * Locks an account for a full administrator; FORBIDDEN if the caller no longer is one, NOT_FOUND for no account. `mayLose`
 * throws CONFLICT for the last active full administrator and, with the sentence `own`, for oneself.
 */
export async function lockManaged(ctx: Context, manager: EntityManager, id: string) {
  const viewer = requireViewer(ctx);
  const userId = parseId(id, USER_NOT_FOUND);
  const admins = await lockAdministrators(manager);
  if (!admins.includes(viewer.id)) throw forbidden();
  const user = await lockUser(manager, userId);
  if (!user) throw notFound(USER_NOT_FOUND);
  const mayLose = (own: string): void => {
    if (isLastOf(admins, user.id)) throw conflict('É preciso haver ao menos um administrador ativo.');
    if (user.id === viewer.id) throw conflict(own);
  };
  return { user, mayLose };
}
