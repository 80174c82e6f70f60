import { AuditList } from '../../features/admin/audit/audit-list.tsx';
import type { Page } from '../../lib/page.ts';
import { ManagementPage } from '../management-page.tsx';

function AdminAuditPage() {
  return (
    <ManagementPage
      title="Registro de ações"
      lead="Quem fez o quê, quando e de onde. Nada aqui pode ser alterado."
      listTitle="Ações"
    >
      <AuditList />
    </ManagementPage>
  );
}

export const adminAuditPage: Page = { Component: AdminAuditPage, queries: () => [] };
