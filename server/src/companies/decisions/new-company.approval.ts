import type { ApprovalType } from '../../decisions/approval-type.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';
import { APPROVE_COMPANY } from './approve-company.ts';
import { REJECT_COMPANY } from './reject-company.ts';

/** An active company that waits for approval. */
export const NEW_COMPANY: ApprovalType = {
  kind: 'newCompany',
  names: ['empresa nova', 'empresas novas'],
  lookUp: lookUpRow('companies', COMPANY_NOT_FOUND),
  see: 'seeLists',
  decide: 'decide',
  waiting: `SELECT c.id, c.id AS company_id, c.owner_id AS person_id, c.created_at AS since
    FROM companies c WHERE NOT c.is_approved AND c.is_active AND c.rejected_at IS NULL`,
  isOfOwner: true,
  changedAt: (w) => `(SELECT c.updated_at FROM companies c WHERE c.id = ${w}.id)`,
  detail: 'SELECT description FROM companies WHERE id = p.id',
  title: 'SELECT name AS title FROM companies WHERE id = $1',
  actions: [APPROVE_COMPANY, REJECT_COMPANY],
};
