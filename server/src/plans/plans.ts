import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { type Page, type PageArgs, toPage } from '../graphql/paging.ts';
import type { Plan } from './plan.ts';

const ACTIVE: Statement = {
  name: 'active_plans',
  text: `SELECT id, name, price::float8 AS price, max_companies AS "maxCompanies", features,
           is_active AS "isActive", is_default AS "isDefault"
         FROM plans WHERE is_active ORDER BY plans.price, id LIMIT $1 OFFSET $2`,
};
const ACTIVE_COUNT: Statement = {
  name: 'active_plans_count',
  text: 'SELECT count(*)::int AS total FROM plans WHERE is_active',
};

/** The plans that can be asked for, the cheapest first. */
export async function activePlans(ctx: Context, args: PageArgs): Promise<Page<Plan>> {
  ctx.answer.tags.add('plans');
  const [plans, counts] = await Promise.all([
    ctx.db.reads.query<Plan>(ACTIVE, [args.perPage, (args.page - 1) * args.perPage]),
    ctx.db.reads.query<{ total: number }>(ACTIVE_COUNT),
  ]);
  return toPage(plans, counts[0]?.total ?? 0, args);
}
