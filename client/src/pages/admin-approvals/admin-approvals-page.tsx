import { APPROVAL_KINDS } from '../../admin/kinds/approval-kinds.ts';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import { WorkScreen } from '../../admin/work/review/work-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { WORK_PARTS } from '../admin/work-parts.tsx';

/** Shows the part of the inbox that needs an approval. */
function AdminApprovalsPage() {
  return (
    <AdminScreen may="decide" title="Aprovações" denied="Acesso restrito">
      <WorkScreen parts={WORK_PARTS} kinds={APPROVAL_KINDS} />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminApprovalsPage };
