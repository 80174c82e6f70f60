import { AuditList } from '../../admin/audit/audit-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminAuditPage() {
  return (
    <AdminScreen
      may="readAudit"
      title="Auditoria"
      lead="Quem fez o quê, quando e de onde. Nada aqui pode ser alterado."
    >
      <Surface>
        <AuditList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminAuditPage };
