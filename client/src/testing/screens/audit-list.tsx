import { AuditList } from '../../admin/audit/admin-audit-page.tsx';
import type { Answers } from '../answers.ts';
import { pageOf } from '../fixtures/admin.ts';
import { renderSite } from '../render.tsx';

/** Returns an entry of the log as the server sends it. */
export const entry = (id: string, action: string, changes = {}) => ({
  __typename: 'AuditEntry',
  id,
  actorId: '1',
  actorText: 'Ana Reis',
  actionText: 'mudou',
  subjectType: action.split('.')[0],
  subjectId: '7',
  subjectName: null as string | null,
  subjectText: 'nº 7' as string | null,
  companyId: null as string | null,
  address: '198.51.100.7',
  createdAt: '2026-11-04T12:05:00.000Z',
  changes: [] as object[],
  ...changes,
});
const adminAuditChoices = {
  __typename: 'AuditChoices',
  actions: [
    {
      __typename: 'AuditActionGroup',
      prefix: 'company.',
      name: 'Empresas',
      actions: [{ __typename: 'AuditAction', action: 'company.approve', name: 'Empresa aprovada' }],
    },
  ],
  subjectTypes: [{ __typename: 'AuditSubjectKind', subjectType: 'company', name: 'Empresa' }],
};
export const choices = { AuditChoices: { data: { adminAuditChoices } } };
export const logPage = (rows: object[], changes: object) => pageOf('adminAuditEntries', rows, changes);
export const log = (...rows: object[]) => logPage(rows, { totalIsExact: true });
export const person = {
  data: { adminUser: { __typename: 'User', id: '1', name: 'Ana Reis', email: 'ana@exemplo.com.br' } },
};
export const openAudit = (answers: Answers, query = '') =>
  renderSite(<AuditList />, {
    answers: { ...choices, AuditPerson: person, ...answers },
    path: `/admin/audit${query}`,
  });
export const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };
