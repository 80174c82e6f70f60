import { Args, Ctx, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../lib/context.ts';
import { PageArgs, pageOf } from '../lib/paging.ts';
import { PublicRead } from '../lib/public-read.ts';
import { Plan } from './plan.ts';
import { activePlans } from './plans.ts';

@ObjectType({ simpleResolvers: true, description: 'A page of plans.' })
export class PlanPage extends pageOf(Plan) {}

@Resolver(() => Plan)
export class PlanResolver {
  @PublicRead()
  @Query(() => PlanPage, { description: 'Plans that can be asked for, the cheapest first.' })
  activePlans(@Ctx() ctx: Context, @Args() args: PageArgs): Promise<PlanPage> {
    return activePlans(ctx, args);
  }
}
