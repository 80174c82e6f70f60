import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { decide } from '../decisions/decide.ts';
import { adminItem, adminPage } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import { Deletion } from '../graphql/deletion.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { MayCall } from '../graphql/may-call.ts';
import { IdOf, Undoable } from '../shared/schema/described-arguments.ts';
import { APPROVE_PLAN_REQUEST, REJECT_PLAN_REQUEST } from './decide-plan-request.ts';
import { PlanRequestsArgs, RejectPlanRequestArgs, RequestPlanArgs } from './plan-request.inputs.ts';
import { PlanRequest, PlanRequestPage } from './plan-request.ts';
import { myPlanRequest, PLAN_REQUESTS, REQUEST_NOT_FOUND } from './plan-requests.list.ts';
import { cancelPlanRequest, checkAsksForSelf, requestPlan } from './request-plan.ts';

@ForKeys('plans')
@Resolver(() => PlanRequest)
export class PlanRequestResolver {
  @MayCall('signed in')
  @Query(() => PlanRequest, {
    nullable: true,
    description: "The caller's pending request, else the last decided one, else null.",
  })
  myPlanRequest(@Ctx() ctx: Context): Promise<PlanRequest | null> {
    return myPlanRequest(ctx);
  }

  @MayCall('seePersons')
  @Query(() => PlanRequestPage, { description: 'Administrators only: all requests.' })
  adminPlanRequests(@Ctx() ctx: Context, @Args() args: PlanRequestsArgs): Promise<PlanRequestPage> {
    return adminPage(ctx, PLAN_REQUESTS, args);
  }

  @MayCall('seePersons')
  @Query(() => PlanRequest, { description: 'Administrators only: one request; NOT_FOUND.' })
  adminPlanRequest(@Ctx() ctx: Context, @IdOf('plan request') id: string): Promise<PlanRequest> {
    return adminItem(ctx, PLAN_REQUESTS, id);
  }

  @MayCall('company', checkAsksForSelf)
  @Mutation(() => PlanRequest, {
    description: 'Requests another plan for a company account; CONFLICT while another request is pending.',
  })
  requestPlan(@Ctx() ctx: Context, @Args() args: RequestPlanArgs): Promise<PlanRequest> {
    return requestPlan(ctx, args);
  }

  @MayCall('signed in')
  @Mutation(() => Deletion, {
    description: "Cancels the caller's own pending request; CONFLICT when it was decided.",
  })
  cancelPlanRequest(@Ctx() ctx: Context, @IdOf('plan request') id: string): Promise<Deletion> {
    return cancelPlanRequest(ctx, id);
  }

  @MayCall('decide')
  @Mutation(() => PlanRequest, {
    description: 'Administrators only: approves a request. CONFLICT when it was decided before.',
  })
  approvePlanRequest(
    @Ctx() ctx: Context,
    @IdOf('plan request') id: string,
    @Undoable() undoable: boolean,
  ): Promise<PlanRequest> {
    return decide(ctx, APPROVE_PLAN_REQUEST, id, {}, undoable);
  }

  @MayCall('decide', lookUpRow('plan_requests', REQUEST_NOT_FOUND))
  @Mutation(() => PlanRequest, {
    description: 'Administrators only: rejects a request with a note. CONFLICT when it was decided before.',
  })
  rejectPlanRequest(
    @Ctx() ctx: Context,
    @Args() { id, reason, undoable }: RejectPlanRequestArgs,
  ): Promise<PlanRequest> {
    return decide(ctx, REJECT_PLAN_REQUEST, id, { reason }, undoable);
  }
}
