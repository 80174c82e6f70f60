import { notRejected } from '../companies/own-companies.ts';
import { COMPANY_NOT_FOUND } from '../companies/read-companies.ts';
import type { ApprovalType } from '../decisions/approval-type.ts';
import { lookUpRow } from '../graphql/look-up-row.ts';
import {
  DENY_MESSAGE_ACCESS,
  GIVE_MESSAGE_ACCESS,
  requireAccessRequest,
  WITHDRAW_MESSAGE_ACCESS,
} from './message-access.ts';

/** An owner's request for access to messages. */
export const ACCESS_REQUEST: ApprovalType = {
  kind: 'accessRequest',
  names: ['pedido de acesso às mensagens', 'pedidos de acesso às mensagens'],
  lookUp: lookUpRow('companies', COMPANY_NOT_FOUND),
  see: 'seeLists',
  decide: 'decide',
  waiting: `SELECT a.company_id, a.company_id, a.user_id, a.created_at FROM message_access_requests a
    WHERE ${notRejected('a.company_id')}`,
  detail: 'SELECT NULL',
  title: 'SELECT name AS title FROM companies WHERE id = $1',
  requireWaiting: requireAccessRequest,
  actions: [GIVE_MESSAGE_ACCESS, DENY_MESSAGE_ACCESS, WITHDRAW_MESSAGE_ACCESS],
};
