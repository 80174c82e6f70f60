import { AuditList } from '../../admin/audit/audit-list.tsx';
import { ManagementPage } from '../../admin/management/management-frame.tsx';
import type { Page } from '../../domain/site/page.ts';

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

export const page: Page = { Component: AdminAuditPage };
