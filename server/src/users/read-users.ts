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

/** What an account is searched by, each with its condition; only those that were asked for are in a statement. */
const CONDITIONS = {
  // One or two letters are the beginning of a word. The pattern is made once, not for each account.
  q: (
    at: string,
  ) => `u.folded LIKE (SELECT '%' || CASE WHEN length(folded) < 3 THEN ' ' ELSE '' END || folded || '%'
    FROM search_fold(${at}) AS folded)`,
  role: (at: string) => `u.role = ${at}`,
  isActive: (at: string) => `u.is_active = ${at}`,
};
const ORDERS: Record<UserOrder, string> = {
  newest: 'u.id DESC',
  oldest: 'u.id',
  name: 'u.folded COLLATE "C", u.id',
  email: 'lower(u.email)',
};

interface Filter {
  /** Says which conditions there are. */
  name: string;
  where: string;
  values: unknown[];
}

function filterOf(args: UsersArgs): Filter {
  const keys = (Object.keys(CONDITIONS) as Array<keyof typeof CONDITIONS>).filter(
    (key) => args[key] != null && args[key] !== '',
  );
  const conditions = keys.map((key, index) => CONDITIONS[key](`$${index + 1}`));
  return {
    name: keys.join('_'),
    where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '',
    values: keys.map((key) => args[key]),
  };
}

/** The page is chosen and counted off an index that holds all it takes, before plans are joined to it. */
function listBy(order: UserOrder, { name, where, values }: Filter): Statement {
  const matching = `SELECT u.id, u.email, u.folded FROM users u ${where}`;
  const limit = `LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  return {
    name: `users_by_${order}_${name}`,
    text: `
      WITH ${where && `matching AS MATERIALIZED (${matching}),`}
        page AS (SELECT u.id FROM ${where ? 'matching' : 'users'} u ORDER BY ${ORDERS[order]} ${limit}),
        counted AS (SELECT count(*)::int AS total FROM ${where ? 'matching' : 'users'})
      SELECT counted.total, list.* FROM counted LEFT JOIN (
        ${SELECT_USER}, row_number() OVER (ORDER BY ${ORDERS[order]}) AS position
        FROM page JOIN users u USING (id) ${PLAN_OF_USER}
      ) list ON true ORDER BY list.position`,
  };
}

/** Administrators: accounts, found by a part of name or e-mail. */
export async function users(ctx: Context, args: UsersArgs): Promise<Page<User>> {
  requireRole(ctx, 'admin');
  const filter = filterOf(args);
  // A page beyond the end is a row with the total and no account.
  const rows = await ctx.db.reads.query<{ total: number; id: number | null }>(listBy(args.order, filter), [
    ...filter.values,
    args.perPage,
    (args.page - 1) * args.perPage,
  ]);
  const found = rows.filter((row) => row.id !== null) as unknown as User[];
  return toPage(found, rows[0]?.total ?? 0, args);
}

/** Administrators: one account with its plan; NOT_FOUND. */
export async function userById(ctx: Context, id: string, reader: Reader = ctx.db.reads): Promise<User> {
  requireRole(ctx, 'admin');
  const [user] = await reader.query<User>(BY_ID, [parseId(id, USER_NOT_FOUND)]);
  if (!user) throw notFound(USER_NOT_FOUND);
  return user;
}
