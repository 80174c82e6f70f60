import { RequestStatus } from '../companies/request-status.ts';
import { REQUEST_STATUS_NAMES } from '../companies/request-status-names.ts';
import { idsNamed, orOneOf } from '../database/conditions.ts';
import type { Statement } from '../database/statement.ts';
import type { AdminList } from '../graphql/admin-list.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { planAsJson } from '../plans/plan.ts';
import { PlanRequestsArgs } from './plan-request.inputs.ts';
import type { PlanRequest } from './plan-request.ts';

const COLUMNS = `
  r.id, r.user_id AS "userId", r.status, r.message, r.admin_notes AS "rejectionReason",
  r.requested_at AS "requestedAt", r.decided_at AS "decidedAt",
  jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'plan', ${planAsJson('present')}) AS "user",
  CASE r.status WHEN 'pending' THEN ${planAsJson('present')} ELSE ${planAsJson('former')} END AS "currentPlan",
  ${planAsJson('wanted')} AS "requestedPlan"`;
const JOINED = `
  JOIN users u ON u.id = r.user_id
  JOIN plans wanted ON wanted.id = r.requested_plan_id
  LEFT JOIN plans present ON present.id = u.plan_id
  LEFT JOIN plans former ON former.id = r.current_plan_id`;
const LATEST: Statement = {
  name: 'latest_plan_request',
  text: `SELECT ${COLUMNS} FROM plan_requests r ${JOINED}
    WHERE r.user_id = $1 ORDER BY r.requested_at DESC, r.id DESC LIMIT 1`,
};
export const REQUEST_NOT_FOUND = 'Solicitação não encontrada.';

/** All requests of plans, found by a part of the account's name or e-mail, or of the plan's name. */
export const PLAN_REQUESTS: AdminList<PlanRequestsArgs, PlanRequest> = {
  name: 'plan-requests',
  may: 'seePersons',
  args: PlanRequestsArgs,
  from: 'plan_requests r',
  columns: COLUMNS,
  joined: JOINED,
  missing: REQUEST_NOT_FOUND,
  async filter(filter, { q, status, from, until }, { db }) {
    const plans = await idsNamed(db.reads, 'plans', q);
    await filter.addSearch(db.reads, q, (pattern) =>
      orOneOf(`r.folded LIKE ${pattern}`, 'r.requested_plan_id', plans),
    );
    if (status) filter.add((placeholder) => `r.status = ${placeholder(status)}`);
    filter.addDays('r.requested_at', from, until);
  },
  orders: {
    newest: 'r.requested_at DESC, r.id DESC',
    oldest: 'r.requested_at, r.id',
    name: 'r.folded COLLATE "C", r.id',
    nameDescending: 'r.folded COLLATE "C" DESC, r.id DESC',
  },
  cells: {
    Número: ({ id }) => id,
    Usuário: ({ user }) => user.name,
    'E-mail': ({ user }) => user.email,
    'Plano atual': ({ user }) => user.plan?.name,
    'Plano na época': ({ status, currentPlan }) =>
      status === RequestStatus.pending ? null : currentPlan?.name,
    'Plano pedido': ({ requestedPlan }) => requestedPlan.name,
    Situação: ({ status }) => REQUEST_STATUS_NAMES[status],
    Mensagem: ({ message }) => message,
    Resposta: ({ rejectionReason }) => rejectionReason,
    'Pedido em': ({ requestedAt }) => requestedAt,
    'Decidido em': ({ decidedAt }) => decidedAt,
  },
  bulk: {
    subjects: ['planRequest'],
    many: 'solicitações de plano',
    only: (filter) => filter.add(() => "r.status = 'pending'"),
  },
};

/** Returns the caller's newest request: the pending one if there is one. */
export async function myPlanRequest(ctx: Context): Promise<PlanRequest | null> {
  const viewer = requireViewer(ctx);
  const [request] = await ctx.db.reads.query<PlanRequest>(LATEST, [viewer.id]);
  return request ?? null;
}
