import { requireRole } from '../lib/authorize.ts';
import type { Context } from '../lib/context.ts';
import { notFound } from '../lib/errors.ts';
import { parseId } from '../lib/ids.ts';
import { type Page, toPage } from '../lib/paging.ts';
import type { Reader, Statement } from '../lib/sql.ts';
import { wordPattern } from '../lib/word-pattern.ts';
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

const ORDERS: Record<UserOrder, string> = {
  newest: 'u.id DESC',
  oldest: 'u.id',
  name: 'u.folded COLLATE "C", u.id',
  email: 'lower(u.email)',
};

interface Filter {
  where: string;
  values: unknown[];
}

/** Only what is asked for is in the statement. */
async function filterOf(reader: Reader, { q, role, isActive }: UsersArgs): Promise<Filter> {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  if (q) add('u.folded LIKE', await wordPattern(reader, q));
  if (role) add('u.role =', role);
  if (isActive != null) add('u.is_active =', isActive);
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}

/**
 * The page by the order's index or the one that holds the searched texts, whichever the planner expects to be
 * shorter; plans are joined to it alone. The count walks through the index of texts.
 */
function listBy(order: UserOrder, { where, values }: Filter): Statement {
  return {
    // Without a name it is planned for these very values.
    name: '',
    text: `
      WITH page AS (SELECT u.id FROM users u ${where} ORDER BY ${ORDERS[order]}
          LIMIT $${values.length + 1} OFFSET $${values.length + 2}),
        counted AS (SELECT count(*)::int AS total FROM users u ${where})
      SELECT counted.total, list.* FROM counted LEFT JOIN (
        ${SELECT_USER}, row_number() OVER (ORDER BY ${ORDERS[order]}) AS position
        FROM page JOIN users u USING (id) ${PLAN_OF_USER}
      ) list ON true ORDER BY list.position`,
  };
}

/** Administrators: accounts, found by a part of name or e-mail. */
export async function users(ctx: Context, args: UsersArgs): Promise<Page<User>> {
  requireRole(ctx, 'admin');
  const { reads } = ctx.db;
  const filter = await filterOf(reads, args);
  // A page beyond the end is a row with the total and no account.
  const rows = await reads.query<{ total: number; id: number | null }>(listBy(args.order, filter), [
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
