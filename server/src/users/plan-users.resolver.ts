import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { isAdmin } from '../lib/authorize.ts';
import type { Context } from '../lib/context.ts';
import { loader } from '../lib/loader.ts';
import type { Statement } from '../lib/sql.ts';
import { Plan } from '../plans/plan.ts';

const COUNTS: Statement = {
  name: 'users_of_plans',
  text: 'SELECT plan_id AS id, count(*)::int AS count FROM users WHERE plan_id = ANY ($1::int[]) GROUP BY plan_id',
};

@Resolver(() => Plan)
export class PlanUsersResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many accounts have it; for administrators, null for others.',
  })
  usersCount(@Root() plan: Plan, @Ctx() ctx: Context): Promise<number> | null {
    if (!isAdmin(ctx)) return null;
    return loader<number, number>(ctx, 'users-of-plan', async (ids) => {
      const rows = await ctx.db.reads.query<{ id: number; count: number }>(COUNTS, [ids]);
      const countOf = new Map(rows.map(({ id, count }) => [id, count]));
      return ids.map((id) => countOf.get(id) ?? 0);
    }).load(Number(plan.id));
  }
}
