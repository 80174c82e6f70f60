import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { WorkOverview } from './work-overview.tsx';

function AdminPage() {
  return (
    <AdminScreen title="Visão geral" denied="Acesso restrito">
      <WorkOverview />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminPage };
