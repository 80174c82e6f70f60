import type { EntityManager } from 'typeorm';
import { RequestStatus } from '../companies/request-status.ts';
import { transactionReader } from '../database/statement.ts';
import { adminItem } from '../graphql/admin-list.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import type { Deletion } from '../graphql/deletion.ts';
import { Plan } from '../plans/plan.ts';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../shared/errors.ts';
import { idOrZero, parseId } from '../shared/ids.ts';
import { mailAdministrators, throttleRequests } from '../users/mail-administrators.ts';
import { User } from '../users/user.ts';
import type { RequestPlanArgs } from './plan-request.inputs.ts';
import { PlanRequest } from './plan-request.ts';
import { PLAN_REQUESTS, REQUEST_NOT_FOUND } from './plan-requests.list.ts';

const PROCESSED = 'Esta solicitação já foi processada.';

/** Returns the requested plan; BAD_USER_INPUT for an unknown or inactive one, or the account's own. */
async function wantedPlan(manager: EntityManager, id: string, user: User): Promise<Plan> {
  if (id === '') throw invalid({ planId: ['Por favor, selecione um plano.'] }, 'REQUIRED');
  const plan = await manager.findOneBy(Plan, { id: idOrZero(id), isActive: true });
  if (!plan) throw invalid({ planId: ['Este plano não está mais disponível. Escolha outro.'] }, 'NOT_FOUND');
  // Without a plan the account has the default one.
  const hasIt = user.planId === null ? plan.isDefault : user.planId === plan.id;
  if (hasIt) throw invalid({ planId: ['Este já é o seu plano. Escolha outro.'] });
  return plan;
}

/** Throws FORBIDDEN for another account's id (for `MayCall`). */
export function checkAsksForSelf(ctx: Context, { userId }: Pick<RequestPlanArgs, 'userId'>): void {
  if (userId && userId !== String(ctx.viewer?.id)) throw forbidden();
}

/** Requests another plan as an owner and mails the administrators. CONFLICT for a second pending request. */
export async function requestPlan(ctx: Context, args: RequestPlanArgs): Promise<PlanRequest> {
  const viewer = requireViewer(ctx);
  checkAsksForSelf(ctx, args);
  const { planId, message } = args;
  const id = await ctx.db.transaction(async (manager) => {
    const user = await manager.findOneBy(User, { id: viewer.id });
    if (!user) throw unauthenticated();
    const plan = await wantedPlan(manager, planId, user);
    await throttleRequests(ctx, transactionReader(manager), user.id);
    const { identifiers } = await manager.insert(PlanRequest, {
      userId: user.id,
      currentPlanId: user.planId,
      requestedPlanId: plan.id,
      message: message || null,
    });
    await mailAdministrators(ctx, manager, {
      kind: 'plan-request',
      subject: `Solicitação de plano: ${user.name}`,
      paragraphs: [
        `${user.name} (${user.email}) pede o plano ${plan.name}.`,
        ...(message ? [`Mensagem: ${message}`] : []),
      ],
      action: { label: 'Abrir as solicitações', path: '/admin/plan-requests' },
      aboutUserId: user.id,
    });
    return identifiers[0]?.id as number;
  });
  return adminItem(ctx, PLAN_REQUESTS, id);
}

/** Cancels one's own pending request. NOT_FOUND for somebody else's, CONFLICT for a decided one. */
export async function cancelPlanRequest(ctx: Context, id: string): Promise<Deletion> {
  const viewer = requireViewer(ctx);
  const requestId = parseId(id, REQUEST_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const own = { id: requestId, userId: viewer.id };
    if (!(await manager.existsBy(PlanRequest, own))) throw notFound(REQUEST_NOT_FOUND);
    const { affected } = await manager.delete(PlanRequest, { ...own, status: RequestStatus.pending });
    if (!affected) throw conflict(PROCESSED);
    return { id: requestId };
  });
}
