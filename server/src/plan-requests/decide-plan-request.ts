import { recordAction } from '../audit/record-action.ts';
import { RequestStatus } from '../companies/request-status.ts';
import { lockRow } from '../database/lock-row.ts';
import { transactionReader } from '../database/statement.ts';
import type { DecisionAction } from '../decisions/approval-type.ts';
import { lockDecidedRows } from '../decisions/row-images.ts';
import { adminItem } from '../graphql/admin-list.ts';
import type { DecidedRows } from '../graphql/approval-type.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { makeFirstCharge, removeFirstCharge } from '../payments/write-charges.ts';
import { conflict } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import { User } from '../users/user.ts';
import { mailPlanDecision } from './mail-plan-decision.ts';
import { PlanRequest } from './plan-request.ts';
import { PLAN_REQUESTS, REQUEST_NOT_FOUND } from './plan-requests.list.ts';

/** Existing REST clients compare this text. */
const ALREADY_PROCESSED = 'Request already processed';

const WRITTEN: readonly DecidedRows[] = [
  { table: 'users', where: 't.id = (SELECT user_id FROM plan_requests WHERE id = $1)' },
  { table: 'plan_requests', where: 't.id = $1' },
  // A trigger ends the open charge of the former plan.
  { table: 'plan_charges', where: 't.user_id = (SELECT user_id FROM plan_requests WHERE id = $1)' },
];

/** Approves a pending request, changes the plan of the account and charges it. CONFLICT for a decided one. */
export const APPROVE_PLAN_REQUEST: DecisionAction<object, PlanRequest> = {
  kind: 'planRequest',
  name: 'approve',
  isGrant: true,
  audit: 'plan-request.approve',
  verbPhrase: 'aprovou esta solicitação',
  decide: (ctx, id) => settle(ctx, id, RequestStatus.approved),
  rows: WRITTEN,
  afterUndo: removeFirstCharge,
};

/** Rejects a pending request, with a note for the owner. CONFLICT for a decided one. */
export const REJECT_PLAN_REQUEST: DecisionAction<{ reason: string }, PlanRequest> = {
  kind: 'planRequest',
  name: 'reject',
  isGrant: false,
  reasonMissing: 'O motivo da rejeição é obrigatório.',
  audit: 'plan-request.reject',
  verbPhrase: 'rejeitou esta solicitação',
  decide: (ctx, id, { reason }) => settle(ctx, id, RequestStatus.rejected, reason),
  rows: WRITTEN,
};

async function settle(
  ctx: Context,
  id: string,
  status: RequestStatus,
  rejectionReason?: string,
): Promise<PlanRequest> {
  const viewer = requireViewer(ctx);
  return ctx.db.transaction(async (manager) => {
    // All who write accounts lock them before their requests.
    await lockDecidedRows(manager, WRITTEN, idOrZero(id));
    const request = await lockRow(manager, PlanRequest, id, REQUEST_NOT_FOUND);
    if (request.status !== RequestStatus.pending) throw conflict(ALREADY_PROCESSED, 'ALREADY_PROCESSED');
    const waiting = await adminItem(ctx, PLAN_REQUESTS, request.id, transactionReader(manager));
    await manager.update(PlanRequest, request.id, {
      status,
      rejectionReason,
      decidedBy: viewer.id,
      decidedAt: () => 'now()',
    });
    const isApproved = status === RequestStatus.approved;
    if (isApproved) await manager.update(User, request.userId, { planId: request.requestedPlanId });
    const decided = await adminItem(ctx, PLAN_REQUESTS, request.id, transactionReader(manager));
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
    if (isApproved) await makeFirstCharge(ctx, manager, request.id);
    return decided;
  });
}
