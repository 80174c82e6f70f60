import { OverviewTab } from '../../admin/overview/overview-tab.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';

function AdminPage() {
  return (
    <AdminScreen title="Visão geral" denied="Acesso restrito">
      <OverviewTab />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminPage };
