import type { ApprovalType } from '../decisions/approval-type.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import { ANSWER_DATA_REQUEST, DATA_REQUEST_NOT_FOUND } from './answer-data-request.ts';
import { DATA_REQUEST_KIND_NAMES, type DataRequestKind, LEGAL_DAYS } from './data-request.ts';

/** Returns 'Correção: quero …' of 'correction: quero …'. */
function detailText(text: string): string {
  const [, kind = '', after = ''] = /^(\w+)(.*)$/s.exec(text) ?? [];
  return `${DATA_REQUEST_KIND_NAMES[kind as DataRequestKind]}${after}`;
}

/** A request about personal data (LGPD). */
export const DATA_REQUEST: ApprovalType = {
  kind: 'dataRequest',
  names: ['pedido da LGPD', 'pedidos da LGPD'],
  lookUp: lookUpRow('data_requests', DATA_REQUEST_NOT_FOUND),
  see: 'manageUsers',
  decide: 'manageUsers',
  waiting: `SELECT r.id, NULL::int,
      coalesce(r.user_id, (SELECT u.id FROM users u WHERE lower(u.email) = lower(r.email))), r.created_at
    FROM data_requests r WHERE r.status = 'pending'`,
  daysAllowed: String(LEGAL_DAYS),
  detail: `SELECT concat_ws(': ', kind, content) FROM data_requests WHERE id = p.id`,
  detailText,
  requester: 'SELECT coalesce(name, email) FROM data_requests WHERE id = p.id',
  isAnsweredSingly: true,
  actions: [ANSWER_DATA_REQUEST],
};
