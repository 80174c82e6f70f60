import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { MayCall } from '../graphql/may-call.ts';
import { PageArgs } from '../graphql/paging.ts';
import { PublicRead } from '../graphql/public-read.ts';
import { Plan } from './plan.ts';
import { PlanPage } from './plan-page.ts';
import { activePlans } from './plans.ts';

@Resolver(() => Plan)
export class PlanResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => PlanPage, { description: 'Active plans, the cheapest first.' })
  activePlans(@Ctx() ctx: Context, @Args() args: PageArgs): Promise<PlanPage> {
    return activePlans(ctx, args);
  }
}
