import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApprovalsTab } from '../../admin/approvals/approvals-tab.tsx';
import { CompanyList } from '../../admin/companies/company-list.tsx';
import type { CompanyParts } from '../../admin/companies/company-modals.ts';
import { AdminInboxModal } from '../../admin/inbox/admin-inbox-modal.tsx';
import { MessageAccessSwitch } from '../../admin/inbox/message-access-switch.tsx';
import { MailList } from '../../admin/mails/mail-list.tsx';
import { ManagementTab } from '../../admin/management/management-tab.tsx';
import { OverviewTab } from '../../admin/overview/overview-tab.tsx';
import { PlanRequestList } from '../../admin/plan-requests/plan-request-list.tsx';
import { SettingsTab } from '../../admin/settings/settings-tab.tsx';
import { UserList } from '../../admin/users/user-list.tsx';
import { AdministratorsOnly } from '../../domain/account/administrators-only.tsx';
import { readMapsKey } from '../../domain/maps/maps-key.ts';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { AdminCompanyModal } from '../../features/company-form/admin-company-modal.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AdminKeys } from './admin-keys.tsx';
import { AdminTabLinks } from './admin-tab-links.tsx';
import { type AdminTab, tabOf } from './admin-tabs.ts';

/** Parts of other features for the list of companies. */
const COMPANY_PARTS: CompanyParts = {
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

function Management() {
  const { mapsApiKey } = useSite();
  const [stored] = useState(readMapsKey);
  return <ManagementTab mapsKey={stored ? 'browser' : mapsApiKey ? 'server' : 'none'} />;
}

function TabContent({ name }: Pick<AdminTab, 'name'>) {
  if (name === 'overview') return <OverviewTab />;
  if (name === 'users') return <UserList />;
  if (name === 'management') return <Management />;
  if (name === 'settings') return <SettingsTab />;
  if (name === 'approvals') return <ApprovalsTab form={COMPANY_PARTS.form} />;
  if (name === 'plan-requests') return <PlanRequestList />;
  if (name === 'companies') return <CompanyList parts={COMPANY_PARTS} />;
  return <MailList />;
}

function AdminPage() {
  usePrivateHead('Administração');
  const [search] = useSearchParams();
  const { name, title, under } = tabOf(search.get('tab'));
  return (
    <AdministratorsOnly>
      <PageFrame
        title="Administração"
        lead="O que espera por você, e as ferramentas para cuidar do guia."
        actions={<AdminKeys />}
      >
        <AdminTabLinks current={under} />
        <Panel title={title}>
          <TabContent key={name} name={name} />
        </Panel>
      </PageFrame>
    </AdministratorsOnly>
  );
}

export const page: Page = { Component: AdminPage };
