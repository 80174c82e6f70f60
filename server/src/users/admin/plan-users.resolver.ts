import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Statement } from '../../database/statement.ts';
import { may } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { ForAdmins } from '../../graphql/field-marks.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { loadCount } from '../../graphql/loader.ts';
import { Plan } from '../../plans/plan.ts';

const COUNTS: Statement = {
  name: 'users_of_plans',
  text: 'SELECT plan_id AS id, count(*)::int AS count FROM users WHERE plan_id = ANY ($1::int[]) GROUP BY plan_id',
};

@ForKeys('plans')
@Resolver(() => Plan)
export class PlanUsersResolver {
  @ForAdmins()
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many accounts have it; for administrators, null for others.',
  })
  usersCount(@Root() plan: Plan, @Ctx() ctx: Context): Promise<number> | null {
    return may(ctx, 'seeLists') ? loadCount(ctx, COUNTS, Number(plan.id)) : null;
  }
}
