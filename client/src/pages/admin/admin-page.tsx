import { ApprovalsScreen } from '../../admin/approvals/review/approvals-screen.tsx';
import { OverviewTab } from '../../admin/overview/overview-tab.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { APPROVAL_PARTS } from './approval-parts.tsx';

/** Shows the figures of the site with what waits between them, or one approval of it. */
function WorkOverview() {
  return <ApprovalsScreen slots={APPROVAL_PARTS} around={(inbox) => <OverviewTab>{inbox}</OverviewTab>} />;
}

function AdminPage() {
  return (
    <AdminScreen title="Visão geral" denied="Acesso restrito">
      <WorkOverview />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminPage };
