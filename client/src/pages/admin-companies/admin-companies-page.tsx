import { CompanyList } from '../../admin/companies/company-list.tsx';
import type { CompanyParts } from '../../admin/companies/company-modals.ts';
import { AdminInboxModal } from '../../admin/inbox/admin-inbox-modal.tsx';
import { MessageAccessSwitch } from '../../admin/inbox/message-access-switch.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { AdminCompanyModal } from '../../features/company-form/admin-company-modal.tsx';
import { Surface } from '../../ui/panel.tsx';

/** Parts of other features for the list of companies. */
const PARTS: CompanyParts = {
  access: (company) => <MessageAccessSwitch company={company} companyName={company.name} />,
  messages: ({ id, name, hasMessageAccess }, onClose) => (
    <AdminInboxModal
      companyId={id}
      companyName={name}
      hasAccess={hasMessageAccess === true}
      onClose={onClose}
    />
  ),
  form: (id, onClose, onSaved) => <AdminCompanyModal id={id} onClose={onClose} onSaved={onSaved} />,
};

function AdminCompaniesPage() {
  return (
    <AdminScreen title="Empresas" denied="Acesso restrito">
      <Surface>
        <CompanyList parts={PARTS} />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminCompaniesPage };
