import { CompanyList } from '../../admin/companies/company-list.tsx';
import type { CompanyParts } from '../../admin/companies/company-modals.tsx';
import { MessageAccessSwitch } from '../../admin/inbox/message-access-switch.tsx';
import { listPage } from '../../admin/shell/admin-screen.tsx';
import { PartNotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { AdminCompanyOnDemand } from '../admin/admin-company-on-demand.tsx';

/** Loaded on demand. */
const CompanyConversation = lazyOr(
  async () => (await import('../../admin/inbox/company-conversation.tsx')).CompanyConversation,
  PartNotLoaded,
);

/** Parts of other features for the list of companies. */
const PARTS: CompanyParts = {
  access: (company) => <MessageAccessSwitch company={company} isNamed />,
  messages: (company) => (
    <OnDemand>
      <CompanyConversation key={company.id} company={company} />
    </OnDemand>
  ),
  form: (id, onClose, onSaved) => <AdminCompanyOnDemand id={id} onClose={onClose} onSaved={onSaved} />,
};

export const page = listPage({ title: 'Empresas', denied: 'Acesso restrito' }, () => (
  <CompanyList slots={PARTS} />
));
