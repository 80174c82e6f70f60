import type { ApprovalType } from '../decisions/approval-type.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { APPROVE_PLAN_REQUEST, REJECT_PLAN_REQUEST } from './decide-plan-request.ts';
import { REQUEST_NOT_FOUND } from './plan-requests.list.ts';

/** A request of another plan. */
export const PLAN_REQUEST: ApprovalType = {
  kind: 'planRequest',
  names: ['solicitação de plano', 'solicitações de plano'],
  lookUp: lookUpRow('plan_requests', REQUEST_NOT_FOUND),
  see: 'seeLists',
  decide: 'decide',
  waiting: `SELECT r.id, NULL::int, r.user_id, r.requested_at FROM plan_requests r WHERE r.status = 'pending'`,
  detail: `SELECT concat_ws(' → ', present.name, wanted.name) FROM plan_requests r
    JOIN plans wanted ON wanted.id = r.requested_plan_id JOIN users u ON u.id = r.user_id
    LEFT JOIN plans present ON present.id = u.plan_id WHERE r.id = p.id`,
  isDetailPersonal: true,
  personTitle: (id) =>
    `SELECT u.name FROM plan_requests r JOIN users u ON u.id = r.user_id WHERE r.id = ${id}`,
  actions: [APPROVE_PLAN_REQUEST, REJECT_PLAN_REQUEST],
};
