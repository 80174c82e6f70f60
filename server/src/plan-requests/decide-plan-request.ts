import type { EntityManager } from 'typeorm';
import { recordAction } from '../audit/record-action.ts';
import { RequestStatus } from '../companies/request-status.ts';
import { lockRow } from '../database/lock-row.ts';
import { transactionReader } from '../database/statement.ts';
import type { DecisionAction } from '../decisions/decision-action.ts';
import { requireUndecided } from '../decisions/undecided.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { conflict } from '../shared/errors.ts';
import { User } from '../users/user.ts';
import { mailPlanDecision } from './mail-plan-decision.ts';
import { PlanRequest } from './plan-request.ts';
import { planRequestById } from './read-plan-requests.ts';
import { REQUEST_NOT_FOUND } from './request-plan.ts';

/** Existing REST clients compare this text. */
const ALREADY_PROCESSED = 'Request already processed';

interface PlanBefore {
  planId?: number | null;
}

/** Changes the plan of the account that asks; returns the one it had. */
async function givePlan(_ctx: Context, manager: EntityManager, id: number): Promise<PlanBefore> {
  const { userId, requestedPlanId } = await lockRow(manager, PlanRequest, id, REQUEST_NOT_FOUND);
  const { planId } = await lockRow(manager, User, userId);
  await manager.update(User, userId, { planId: requestedPlanId });
  return { planId };
}

async function takePlan(manager: EntityManager, id: number, { planId }: PlanBefore): Promise<void> {
  if (planId === undefined) return;
  const request = await manager.findOne(PlanRequest, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!request) return;
  await manager.query('UPDATE users SET plan_id = $3 WHERE id = $1 AND plan_id = $2', [
    request.userId,
    request.requestedPlanId,
    planId,
  ]);
}

/** Approves for good; CONFLICT when somebody gave the account another plan since. */
const keepPlan = (ctx: Context, id: string, _args: object, before: PlanBefore): Promise<PlanRequest> =>
  ctx.db.transaction(async (manager) => {
    await takePlan(manager, Number(id), before);
    const { userId } = await lockRow(manager, PlanRequest, id, REQUEST_NOT_FOUND);
    const { planId } = await lockRow(manager, User, userId);
    if (before.planId !== undefined && planId !== before.planId)
      throw conflict('O plano da conta mudou enquanto isso.');
    return settle(ctx, id, RequestStatus.approved);
  });

/** Approves a pending request and changes the plan of the account. CONFLICT for a decided one. */
export const APPROVE_PLAN_REQUEST: DecisionAction<object, PlanRequest> = {
  kind: 'planRequest',
  name: 'approve',
  gives: true,
  audit: 'plan-request.approve',
  did: 'aprovou esta solicitação',
  decide: (ctx, id) => settle(ctx, id, RequestStatus.approved),
  atOnce: givePlan,
  atLast: keepPlan,
  undo: takePlan,
};

/** Rejects a pending request, with a note for the owner. CONFLICT for a decided one. */
export const REJECT_PLAN_REQUEST: DecisionAction<{ reason: string }, PlanRequest> = {
  kind: 'planRequest',
  name: 'reject',
  gives: false,
  needsReason: true,
  audit: 'plan-request.reject',
  did: 'rejeitou esta solicitação',
  decide: (ctx, id, { reason }) => settle(ctx, id, RequestStatus.rejected, reason),
};

async function settle(
  ctx: Context,
  id: string,
  status: RequestStatus,
  rejectionReason?: string,
): Promise<PlanRequest> {
  const viewer = requireViewer(ctx);
  return ctx.db.transaction(async (manager) => {
    await requireUndecided(ctx, manager, 'planRequest', id, ALREADY_PROCESSED);
    const request = await lockRow(manager, PlanRequest, id, REQUEST_NOT_FOUND);
    if (request.status !== RequestStatus.pending) throw conflict(ALREADY_PROCESSED, 'ALREADY_PROCESSED');
    const waiting = await planRequestById(transactionReader(manager), request.id);
    await manager.update(PlanRequest, request.id, {
      status,
      rejectionReason,
      decidedBy: viewer.id,
      decidedAt: () => 'now()',
    });
    const isApproved = status === RequestStatus.approved;
    if (isApproved) await manager.update(User, request.userId, { planId: request.requestedPlanId });
    const decided = await planRequestById(transactionReader(manager), request.id);
    const { userId } = request;
    const action = isApproved ? 'plan-request.approve' : 'plan-request.reject';
    await recordAction(ctx, manager, action, request.id, {
      before: {
        userId,
        status: request.status,
        ...(isApproved && { plan: waiting.currentPlan?.name ?? null }),
      },
      after: {
        status,
        adminNotes: rejectionReason,
        [isApproved ? 'plan' : 'requestedPlan']: decided.requestedPlan.name,
      },
    });
    await mailPlanDecision(ctx, manager, decided);
    return decided;
  });
}
