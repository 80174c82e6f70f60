import { lazy } from 'react';
import { ReportedRating } from '../../admin/ratings/reported-rating.tsx';
import type { MatterParts } from '../../admin/work/matter.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';

// Loaded once a company is edited.
const AdminCompanyModal = lazy(async () => ({
  default: (await import('../../features/company-form/admin-company-modal.tsx')).AdminCompanyModal,
}));

// Loaded once messages are read.
const AdminConversation = lazy(async () => ({
  default: (await import('../../admin/inbox/admin-conversation.tsx')).AdminConversation,
}));

/** Parts of a matter that other folders have. */
export const WORK_PARTS: MatterParts = {
  form: (id, onClose, onSaved) => (
    <OnDemand>
      <AdminCompanyModal id={id} onClose={onClose} onSaved={onSaved} />
    </OnDemand>
  ),
  rating: (rating) => <ReportedRating rating={rating} />,
  conversation: (companyId) => (
    <OnDemand>
      <AdminConversation companyId={companyId} />
    </OnDemand>
  ),
};
