import { LISTED_TYPES } from '../../admin/approval-types/approval-types.ts';
import { ApprovalsScreen } from '../../admin/approvals/review/approvals-screen.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { APPROVAL_PARTS } from '../admin/approval-parts.tsx';

/** Shows the part of the inbox that needs an approval. */
function AdminApprovalsPage() {
  return (
    <AdminScreen may="decide" title="Aprovações" denied="Acesso restrito">
      <ApprovalsScreen slots={APPROVAL_PARTS} kinds={LISTED_TYPES} />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminApprovalsPage };
