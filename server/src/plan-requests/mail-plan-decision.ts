import type { EntityManager } from 'typeorm';
import { RequestStatus } from '../companies/request-status.ts';
import { transactionReader } from '../database/statement.ts';
import { adminItem } from '../graphql/admin-list.ts';
import type { Context } from '../graphql/context.ts';
import type { MailMaker } from '../mail/mail-maker.ts';
import { queueSiteMail } from '../mail/outbox.ts';
import { PlanRequest } from './plan-request.ts';
import { PLAN_REQUESTS } from './plan-requests.list.ts';

/** Queues the mail of a decided request, with the reason if there is one. */
export const mailPlanDecision = (
  ctx: Context,
  manager: EntityManager,
  { id, status, user, requestedPlan, rejectionReason }: PlanRequest,
): Promise<number> => {
  const isApproved = status === RequestStatus.approved;
  return queueSiteMail(ctx, manager, {
    kind: isApproved ? 'plan-approved' : 'plan-rejected',
    to: user.email,
    subject: isApproved
      ? `Seu plano agora é ${requestedPlan.name}`
      : `Sua solicitação do plano ${requestedPlan.name} não foi aceita`,
    paragraphs: [
      `Olá, ${user.name}!`,
      isApproved
        ? `Sua solicitação foi aprovada: o plano ${requestedPlan.name} já está valendo.`
        : `Sua solicitação do plano ${requestedPlan.name} foi rejeitada. Seu plano continua o mesmo.`,
      ...(rejectionReason ? [`Motivo: ${rejectionReason}`] : []),
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
    thingId: id,
  });
};

const makeMail: MailMaker = async (ctx, manager, { thingId }) => {
  if (thingId === null || !(await manager.existsBy(PlanRequest, { id: thingId }))) return null;
  const request = await adminItem(ctx, PLAN_REQUESTS, thingId, transactionReader(manager));
  const { status, user, requestedPlan } = request;
  if (status === RequestStatus.pending) return null;
  // Says that the plan is in effect.
  if (status === RequestStatus.approved && user.plan?.id !== requestedPlan.id) return null;
  return mailPlanDecision(ctx, manager, request);
};

export const PLAN_MAIL_MAKERS = { 'plan-approved': makeMail, 'plan-rejected': makeMail };
