import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { loadCount } from '../graphql/load-row.ts';
import { Plan } from './plan.ts';

const ALLOWED: Statement = {
  name: 'companies_allowed_by_plans',
  text: `SELECT p.id, least(p.max_companies, s.max_companies_per_user) AS count
         FROM plans p CROSS JOIN settings s WHERE p.id = ANY ($1::int[])`,
};

@Resolver(() => Plan)
export class PlanLimitResolver {
  @FieldResolver(() => Int, {
    description:
      'How many companies it allows on this site: the lower of `maxCompanies` and the site’s setting.',
  })
  companiesAllowed(@Root() plan: Plan, @Ctx() ctx: Context): Promise<number> {
    return loadCount(ctx, ALLOWED, Number(plan.id));
  }
}
