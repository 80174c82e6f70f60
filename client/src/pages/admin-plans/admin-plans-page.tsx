import { PlanManager } from '../../admin/plans/plan-manager.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';

function AdminPlansPage() {
  return (
    <AdminScreen
      title="Planos"
      lead="O que os donos de empresas podem pedir, por quanto, e quantas empresas cabem em cada um."
    >
      <PlanManager />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminPlansPage };
