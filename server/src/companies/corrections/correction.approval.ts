import { fieldName } from '../../audit/field-names.ts';
import type { ApprovalType } from '../../decisions/approval-type.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { ACCEPT_CORRECTION, DECLINE_CORRECTION } from './decide-correction.ts';
import { CORRECTION_NOT_FOUND } from './read-corrections.ts';

/** The field of a correction that is no field of a company. */
const CLOSED = 'closed';

/** Returns 'Telefone: (19) 3232-1010' of 'phone: (19) 3232-1010'; text without a field as it is. */
function detailText(text: string): string {
  const [, field = '', after = ''] = /^(\w+)(.*)$/s.exec(text) ?? [];
  if (field === CLOSED) return `Fechou${after}`;
  return text.startsWith(`${field}:`) ? `${fieldName(field)}${after}` : text;
}

/** A visitor's correction of a company without owner. */
export const CORRECTION: ApprovalType = {
  kind: 'correction',
  names: ['correção sugerida', 'correções sugeridas'],
  lookUp: lookUpRow('company_corrections', CORRECTION_NOT_FOUND),
  see: 'seeLists',
  decide: 'decide',
  waiting: `SELECT k.id, k.company_id, k.user_id, k.created_at FROM company_corrections k
    JOIN companies c ON c.id = k.company_id AND c.owner_id IS NULL WHERE k.status = 'pending'`,
  detail: `SELECT concat_ws(': ', CASE WHEN field <> 'other' THEN field END, coalesce(after, note))
    FROM company_corrections WHERE id = p.id`,
  isDetailPersonal: true,
  detailText,
  field: 'SELECT field FROM company_corrections WHERE id = p.id',
  title: `SELECT c.name AS title FROM company_corrections t JOIN companies c ON c.id = t.company_id WHERE t.id = $1`,
  actions: [ACCEPT_CORRECTION, DECLINE_CORRECTION],
};
