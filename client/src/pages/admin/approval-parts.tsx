import type { ApprovalParts } from '../../admin/approval-types/approval-type.ts';
import { ReportedRating } from '../../admin/ratings/reported-rating.tsx';
import { PartNotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import { AdminCompanyOnDemand } from './admin-company-on-demand.tsx';

/** Loaded once messages are read. */
const AdminConversation = lazyOr(
  async () => (await import('../../admin/inbox/admin-conversation.tsx')).AdminConversation,
  PartNotLoaded,
);

/** Parts of an approval that other folders have. */
export const APPROVAL_PARTS: ApprovalParts = {
  form: (id, onClose, onSaved) => <AdminCompanyOnDemand id={id} onClose={onClose} onSaved={onSaved} />,
  rating: (rating) => <ReportedRating rating={rating} />,
  conversation: (companyId, onSent) => (
    <OnDemand>
      <AdminConversation companyId={companyId} onSent={onSent} />
    </OnDemand>
  ),
};
