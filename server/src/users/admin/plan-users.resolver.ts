import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Statement } from '../../database/statement.ts';
import { isAdmin } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { loader } from '../../graphql/loader.ts';
import { Plan } from '../../plans/plan.ts';

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
