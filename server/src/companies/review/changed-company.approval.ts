import { fieldName } from '../../audit/field-names.ts';
import type { ApprovalType } from '../../decisions/approval-type.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { COMPANY_NOT_FOUND } from '../read-companies.ts';
import { REVERT_CHANGES } from './revert-changes.ts';
import { SEE_CHANGES } from './see-changes.ts';

/** An approved company that its owner changed. */
export const CHANGED_COMPANY: ApprovalType = {
  kind: 'changedCompany',
  names: ['empresa alterada', 'empresas alteradas'],
  lookUp: lookUpRow('companies', COMPANY_NOT_FOUND),
  see: 'seeLists',
  decide: 'decide',
  waiting: 'SELECT k.company_id, k.company_id, NULL::int, k.changed_at FROM company_changes k',
  isOfOwner: true,
  changedAt: (w) => `${w}.since`,
  detail: `SELECT string_agg(field, ',' ORDER BY field) FROM company_changes, jsonb_object_keys(before) field
    WHERE company_id = p.id`,
  detailText: (fields) => fields.split(',').map(fieldName).join(', '),
  title: 'SELECT name AS title FROM companies WHERE id = $1',
  actions: [SEE_CHANGES, REVERT_CHANGES],
};
