import { AuditArgs } from '../../audit/audit-record.ts';
import { auditEntries } from '../../audit/read-audit.ts';
import { changesText } from './changes-text.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

/** The audit log. */
export const AUDIT_LISTS: Readonly<Record<string, ExportPieces>> = {
  'audit-entries': exportOf({
    argsOf: (filter) =>
      Object.assign(new AuditArgs(), {
        actorId: filter.text('actorId'),
        action: filter.text('action'),
        subjectType: filter.text('subjectType'),
        subjectId: filter.text('subjectId'),
        from: filter.text('from'),
        until: filter.text('until'),
      }),
    read: auditEntries,
    columns: {
      Quando: ({ createdAt }) => createdAt,
      Quem: ({ actorText }) => actorText,
      'E-mail': ({ actorEmail }) => actorEmail,
      Ação: ({ actionName }) => actionName,
      Alvo: ({ subjectTypeName }) => subjectTypeName,
      'Nome do alvo': ({ subjectName }) => subjectName,
      'Número do alvo': ({ subjectId }) => subjectId,
      Mudanças: ({ changes }) => changesText(changes),
      Endereço: ({ address }) => address,
    },
  }),
};
