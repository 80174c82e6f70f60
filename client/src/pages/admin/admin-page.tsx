import { OverviewTab } from '../../admin/overview/overview-tab.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import { WorkScreen } from '../../admin/work/review/work-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { WORK_PARTS } from './work-parts.tsx';

/** Shows the figures of the site with what waits between them, or one matter of it. */
function WorkOverview() {
  return <WorkScreen parts={WORK_PARTS} around={(inbox) => <OverviewTab>{inbox}</OverviewTab>} />;
}

function AdminPage() {
  return (
    <AdminScreen title="Visão geral" denied="Acesso restrito">
      <WorkOverview />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminPage };
