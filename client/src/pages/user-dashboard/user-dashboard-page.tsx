import { CompaniesOnly } from '../../domain/account/companies-only.tsx';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { CompanyEditModal } from '../../features/company-form/company-edit-modal.tsx';
import { InboxModal } from '../../features/inbox/inbox-modal.tsx';
import type { CompanyModals } from './company-modals.ts';
import { Dashboard } from './dashboard.tsx';

const WINDOWS: CompanyModals = {
  edit: ({ company, onClose }) => <CompanyEditModal company={company} onClose={onClose} />,
  messages: ({ company, onClose }) => (
    <InboxModal companyId={company.id} companyName={company.name} onClose={onClose} />
  ),
};

function UserDashboardPage() {
  usePrivateHead('Painel da empresa');
  return <CompaniesOnly>{(account) => <Dashboard account={account} windows={WINDOWS} />}</CompaniesOnly>;
}

export const page: Page = { Component: UserDashboardPage };
