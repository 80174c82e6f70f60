import { requireRole } from '../lib/authorize.ts';
import type { Context } from '../lib/context.ts';
import { notFound } from '../lib/errors.ts';
import { parseId } from '../lib/ids.ts';
import { type Page, toPage } from '../lib/paging.ts';
import type { Reader, Statement } from '../lib/sql.ts';
import { planAsJson } from '../plans/plan-as-json.ts';
import { USER_NOT_FOUND } from './lock-users.ts';
import { UserOrder, type UsersArgs } from './managed-user.inputs.ts';
import type { User } from './user.ts';

const SELECT_USER = `
  SELECT u.id, u.name, u.email, u.role, u.is_active AS "isActive", u.company_name AS "companyName",
    u.plan_id AS "planId", u.email_confirmed_at AS "emailConfirmedAt", u.created_at AS "createdAt",
    ${planAsJson('p')} AS plan`;
const PLAN_OF_USER = 'LEFT JOIN plans p ON p.id = u.plan_id';

const BY_ID: Statement = {
  name: 'user_by_id',
  text: `${SELECT_USER} FROM users u ${PLAN_OF_USER} WHERE u.id = $1`,
};

const SAME = `($1::text IS NULL OR u.role = $1) AND ($2::boolean IS NULL OR u.is_active = $2)`;
/** One or two letters are the beginning of a word: the index has nothing shorter than three. */
const ALIKE = `u.folded LIKE '%' || CASE WHEN length(search_fold($3)) < 3 THEN ' ' ELSE '' END || search_fold($3) || '%'`;
const ORDERS: Record<UserOrder, string> = {
  newest: 'u.id DESC',
  oldest: 'u.id',
  name: 'u.folded COLLATE "C", u.id',
  email: 'lower(u.email)',
};

/** The page is chosen before plans are joined to it. A text is looked up first, so that its index is used. */
function listBy(order: UserOrder, hasText: boolean): Statement {
  const [most, offset] = hasText ? ['$4', '$5'] : ['$3', '$4'];
  const source = hasText
    ? `WITH matching AS MATERIALIZED (SELECT id, email, folded FROM users u WHERE ${ALIKE} AND ${SAME}),
         page AS (SELECT id FROM matching u ORDER BY ${ORDERS[order]} LIMIT ${most} OFFSET ${offset})`
    : `WITH page AS (SELECT id FROM users u WHERE ${SAME} ORDER BY ${ORDERS[order]} LIMIT ${most} OFFSET ${offset})`;
  return {
    name: `users_by_${order}${hasText ? '_with_text' : ''}`,
    text: `${source} ${SELECT_USER} FROM page JOIN users u USING (id) ${PLAN_OF_USER} ORDER BY ${ORDERS[order]}`,
  };
}
const countOf = (hasText: boolean): Statement => ({
  name: `users_count${hasText ? '_with_text' : ''}`,
  text: `SELECT count(*)::int AS total FROM users u WHERE ${SAME} ${hasText ? `AND ${ALIKE}` : ''}`,
});

/** Administrators: accounts, found by a part of name or e-mail. */
export async function users(ctx: Context, args: UsersArgs): Promise<Page<User>> {
  requireRole(ctx, 'admin');
  const hasText = Boolean(args.q);
  const filter = [args.role ?? null, args.isActive ?? null, ...(hasText ? [args.q] : [])];
  const [rows, counts] = await Promise.all([
    ctx.db.reads.query<User>(listBy(args.order, hasText), [
      ...filter,
      args.perPage,
      (args.page - 1) * args.perPage,
    ]),
    ctx.db.reads.query<{ total: number }>(countOf(hasText), filter),
  ]);
  return toPage(rows, counts[0]?.total ?? 0, args);
}

/** Administrators: one account with its plan; NOT_FOUND. */
export async function userById(ctx: Context, id: string, reader: Reader = ctx.db.reads): Promise<User> {
  requireRole(ctx, 'admin');
  const [user] = await reader.query<User>(BY_ID, [parseId(id, USER_NOT_FOUND)]);
  if (!user) throw notFound(USER_NOT_FOUND);
  return user;
}
