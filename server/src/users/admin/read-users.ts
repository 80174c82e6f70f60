import { Conditions } from '../../database/conditions.ts';
import type { Reader, Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { listPage } from '../../graphql/list-page.ts';
import type { Page } from '../../graphql/paging.ts';
import { planAsJson } from '../../plans/plan.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { USER_NOT_FOUND } from '../lock-users.ts';
import type { User } from '../user.ts';
import { UserOrder, type UsersArgs } from './admin-user.inputs.ts';

const COLUMNS = `
  u.id, u.name, u.email, u.role, u.admin_role AS "adminRole", u.is_active AS "isActive", u.company_name AS "companyName",
    u.plan_id AS "planId", u.email_confirmed_at AS "emailConfirmedAt", u.second_factor_at AS "secondFactorAt",
    u.created_at AS "createdAt",
    ${planAsJson('p')} AS plan`;
const PLAN_OF_USER = 'LEFT JOIN plans p ON p.id = u.plan_id';

const BY_ID: Statement = {
  name: 'user_by_id',
  text: `SELECT ${COLUMNS} FROM users u ${PLAN_OF_USER} WHERE u.id = $1`,
};

const BY_IDS: Statement = {
  name: 'users_by_ids',
  text: `SELECT ${COLUMNS} FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, position)
    JOIN users u ON u.id = wanted.id ${PLAN_OF_USER} ORDER BY wanted.position`,
};

const ORDERS: Record<UserOrder, string> = {
  newest: 'u.id DESC',
  oldest: 'u.id',
  name: 'u.folded COLLATE "C", u.id',
  nameDescending: 'u.folded COLLATE "C" DESC, u.id DESC',
  email: 'lower(u.email)',
  // With `is_active`, as in the index.
  role: 'u.role, u.is_active, u.id',
  roleDescending: 'u.role DESC, u.is_active DESC, u.id DESC',
  plan: 'u.plan_id, u.id',
  planDescending: 'u.plan_id DESC, u.id DESC',
  inactive: 'u.is_active, u.id',
  active: 'u.is_active DESC, u.id DESC',
};

/** Returns the condition of the filters of the administrators' list, for `users u`. */
export async function usersFilter(
  reader: Reader,
  { q, role, adminRole, isActive }: Pick<UsersArgs, 'q' | 'role' | 'adminRole' | 'isActive'>,
): Promise<Conditions> {
  const filter = new Conditions();
  const [, number] = /^\s*#([1-9]\d{0,8})\s*$/.exec(q ?? '') ?? [];
  if (number) filter.add((placeholder) => `u.id = ${placeholder(Number(number))}`);
  else await filter.addSearch(reader, q, (pattern) => `u.folded LIKE ${pattern}`);
  if (role) filter.add((placeholder) => `u.role = ${placeholder(role)}`);
  if (adminRole) filter.add((placeholder) => `u.admin_role = ${placeholder(adminRole)}`);
  if (isActive != null) filter.add((placeholder) => `u.is_active = ${placeholder(isActive)}`);
  return filter;
}

/** Returns accounts for administrators, found by a part of the name or e-mail, or by a number such as "#12". */
export async function adminUsers(ctx: Context, args: UsersArgs): Promise<Page<User>> {
  const { reads } = ctx.db;
  const filter = await usersFilter(reads, args);
  const order = ORDERS[args.order];
  return listPage<User>(
    reads,
    { from: 'users u', filter, order, columns: COLUMNS, joined: PLAN_OF_USER },
    args,
  );
}

/** Returns one account with its plan, for administrators; NOT_FOUND. */
export async function userById(ctx: Context, id: string, reader: Reader = ctx.db.reads): Promise<User> {
  const [user] = await reader.query<User>(BY_ID, [parseId(id, USER_NOT_FOUND)]);
  if (!user) throw notFound(USER_NOT_FOUND);
  return user;
}

/** Returns the accounts with their plans in the order of `ids`, for administrators; unknown ids are left out. */
export async function usersByIds(reader: Reader, ids: readonly number[]): Promise<User[]> {
  return ids.length === 0 ? [] : reader.query<User>(BY_IDS, [ids]);
}
