import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../graphql/context.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import {
  createPlan,
  PLAN_NOT_FOUND,
  plans,
  removePlan,
  setDefaultPlan,
  updatePlan,
} from './managed-plans.ts';
import { CreatePlanInput, PlansArgs, UpdatePlanInput } from './plan.inputs.ts';
import { Plan } from './plan.ts';
import { PlanPage } from './plan-page.ts';

/** Plans for administrators. */
@Resolver()
export class ManagedPlanResolver {
  @MayCall('admin')
  @Query(() => PlanPage, { description: 'Administrators only: all plans, the cheapest first.' })
  plans(@Ctx() ctx: Context, @Args() args: PlansArgs): Promise<PlanPage> {
    return plans(ctx, args);
  }

  @MayCall('admin')
  @Mutation(() => Plan, { description: 'Administrators only: a new plan.' })
  createPlan(@Ctx() ctx: Context, @Arg('input') input: CreatePlanInput): Promise<Plan> {
    return createPlan(ctx, input);
  }

  @MayCall('admin', lookUpRow('plans', PLAN_NOT_FOUND))
  @Mutation(() => Plan, {
    description:
      'Administrators only: changes a plan, also for accounts that have it. CONFLICT when the default is deactivated.',
  })
  updatePlan(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: UpdatePlanInput,
  ): Promise<Plan> {
    return updatePlan(ctx, id, input);
  }

  @MayCall('admin')
  @Mutation(() => Plan, {
    description:
      'Administrators only: makes a plan the default of new company accounts. CONFLICT for an inactive one.',
  })
  setDefaultPlan(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Plan> {
    return setDefaultPlan(ctx, id);
  }

  @MayCall('admin')
  @Mutation(() => Boolean, {
    description:
      'Administrators only: removes a plan. CONFLICT for the default and for one that an account has or has requested.',
  })
  removePlan(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return removePlan(ctx, id);
  }
}
