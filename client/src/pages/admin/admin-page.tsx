import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { ApprovalsTab } from '../../features/admin/approvals/approvals-tab.tsx';
import { CompanyList } from '../../features/admin/companies/company-list.tsx';
import type { CompanyParts } from '../../features/admin/companies/company-windows.ts';
import { MailList } from '../../features/admin/mail-list.tsx';
import { ManagementTab } from '../../features/admin/management/management-tab.tsx';
import { OverviewTab } from '../../features/admin/overview/overview-tab.tsx';
import { PlanRequestList } from '../../features/admin/plan-request-list.tsx';
import { SettingsTab } from '../../features/admin/settings/settings-tab.tsx';
import { UserList } from '../../features/admin/users/user-list.tsx';
import { AdminCompanyModal } from '../../features/company-form/admin-company-modal.tsx';
import { AdminInboxModal } from '../../features/inbox/admin-inbox-modal.tsx';
import { MessageAccessSwitch } from '../../features/inbox/message-access-switch.tsx';
import { readMapsKey } from '../../features/maps/maps-key.ts';
import { CityText } from '../../features/search/city-text.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import type { Page } from '../../lib/page.ts';
import { usePrivateHead } from '../../lib/site/use-private-head.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { AdminTabLinks } from './admin-tab-links.tsx';
import { type AdminTab, tabOf } from './admin-tabs.ts';

/** What the list of companies takes from other features. */
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
  city: (field) => <CityText {...field} />,
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
  if (name === 'approvals') return <ApprovalsTab />;
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
      <PageFrame title="Administração" lead="O que espera por você, e as ferramentas para cuidar do guia.">
        <AdminTabLinks current={under} />
        <Panel title={title}>
          <TabContent key={name} name={name} />
        </Panel>
      </PageFrame>
    </AdministratorsOnly>
  );
}

export const adminPage: Page = { Component: AdminPage, queries: () => [] };
