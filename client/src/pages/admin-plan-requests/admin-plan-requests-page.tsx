import { PlanRequestList } from '../../admin/plan-requests/plan-request-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';
import { Surface } from '../../ui/panel.tsx';

function AdminPlanRequestsPage() {
  return (
    <AdminScreen may="seePersons" title="Solicitações de Plano" denied="Acesso restrito">
      <Surface>
        <PlanRequestList />
      </Surface>
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminPlanRequestsPage };
