import { idsNamed, orOneOf } from '../../database/conditions.ts';
import type { AdminList } from '../../graphql/admin-list.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import { planAsJson } from '../../plans/plan.ts';
import { USER_NOT_FOUND } from '../lock-users.ts';
import { ADMIN_ROLE_NAMES, ROLE_NAMES, type User } from '../user.ts';
import { UsersArgs } from './admin-user.inputs.ts';

const COLUMNS = `
  u.id, u.name, u.email, u.role, u.admin_role AS "adminRole", u.is_active AS "isActive", u.company_name AS "companyName",
    u.plan_id AS "planId", u.email_confirmed_at AS "emailConfirmedAt", u.second_factor_at AS "secondFactorAt",
    u.created_at AS "createdAt",
    ${planAsJson('p')} AS plan`;
/** All accounts, found by a part of the name, the e-mail or the plan's name, or by a number such as "#12". */
export const USERS: AdminList<UsersArgs, User> = {
  name: 'users',
  may: 'manageUsers',
  args: UsersArgs,
  from: 'users u',
  columns: COLUMNS,
  joined: 'LEFT JOIN plans p ON p.id = u.plan_id',
  missing: USER_NOT_FOUND,
  async filter(filter, { q, role, adminRole, isActive }, { db }) {
    const [, number] = /^\s*#([1-9]\d{0,8})\s*$/.exec(q ?? '') ?? [];
    if (number) filter.add((placeholder) => `u.id = ${placeholder(Number(number))}`);
    else {
      const plans = await idsNamed(db.reads, 'plans', q);
      await filter.addSearch(db.reads, q, (pattern) =>
        orOneOf(`u.folded LIKE ${pattern}`, 'u.plan_id', plans),
      );
    }
    if (role) filter.add((placeholder) => `u.role = ${placeholder(role)}`);
    if (adminRole) filter.add((placeholder) => `u.admin_role = ${placeholder(adminRole)}`);
    if (isActive != null) filter.add((placeholder) => `u.is_active = ${placeholder(isActive)}`);
  },
  orders: {
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
  },
  cells: {
    Número: ({ id }) => id,
    Nome: ({ name }) => name,
    'E-mail': ({ email }) => email,
    'E-mail confirmado em': ({ emailConfirmedAt }) => emailConfirmedAt,
    Papel: ({ role, adminRole }) => (adminRole ? ADMIN_ROLE_NAMES[adminRole] : ROLE_NAMES[role]),
    Ativo: ({ isActive }) => isActive,
    Plano: ({ plan }) => plan?.name,
    'Cadastrado em': ({ createdAt }) => createdAt,
  },
  bulk: {
    subjects: ['account'],
    many: 'contas',
    // Never the own one.
    only(filter, action, ctx) {
      filter.add((placeholder) => `u.id <> ${placeholder(requireViewer(ctx).id)}`);
      filter.add((placeholder) => `u.is_active = ${placeholder(action === 'deactivateAccount')}`);
    },
  },
};
