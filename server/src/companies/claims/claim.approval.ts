import type { ApprovalType } from '../../decisions/approval-type.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { APPROVE_CLAIM, REJECT_CLAIM } from './decide-claim.ts';
import { CLAIM_NOT_FOUND } from './lock-claim.ts';

/** A request to own a company without owner. */
export const CLAIM: ApprovalType = {
  kind: 'claim',
  names: ['pedido de responsável', 'pedidos de responsável'],
  lookUp: lookUpRow('company_claims', CLAIM_NOT_FOUND),
  see: 'seeLists',
  decide: 'decide',
  waiting: `SELECT k.id, k.company_id, k.user_id, k.created_at FROM company_claims k WHERE k.status = 'pending'`,
  detail: 'SELECT message FROM company_claims WHERE id = p.id',
  isDetailPersonal: true,
  title: `SELECT c.name AS title FROM company_claims t JOIN companies c ON c.id = t.company_id WHERE t.id = $1`,
  actions: [APPROVE_CLAIM, REJECT_CLAIM],
};
