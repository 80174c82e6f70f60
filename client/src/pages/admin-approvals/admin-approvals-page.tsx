import { ApprovalsTab } from '../../admin/approvals/approvals-tab.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { AdminCompanyModal } from '../../features/company-form/admin-company-modal.tsx';
import { Surface } from '../../ui/panel.tsx';

function AdminApprovalsPage() {
  return (
    <AdminScreen may="decide" title="Aprovações" denied="Acesso restrito">
      <Surface>
        <ApprovalsTab
          form={(id, onClose, onSaved) => <AdminCompanyModal id={id} onClose={onClose} onSaved={onSaved} />}
        />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminApprovalsPage };
