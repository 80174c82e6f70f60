import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';

const AdminCompanyModal = lazyOr(
  async () => (await import('../../features/company-form/admin-company-modal.tsx')).AdminCompanyModal,
  NotLoaded,
);

interface AdminCompanyOnDemandProps {
  /** The company to edit; missing for a new one. */
  id?: string | undefined;
  onClose(): void;
  onSaved(): void;
}

/** Shows the administrators' company form, whose code is loaded when it is opened. */
export const AdminCompanyOnDemand = (props: AdminCompanyOnDemandProps) => (
  <OnDemand>
    <AdminCompanyModal {...props} />
  </OnDemand>
);
