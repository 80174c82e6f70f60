import { HealthList } from '../../admin/health/health-list.tsx';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import type { Page } from '../../domain/site/page.ts';

function AdminHealthPage() {
  return (
    <AdminScreen
      title="Saúde"
      lead="Se o guia envia, guarda e responde como deve, e o que fazer quando não."
      may="manageSettings"
    >
      <HealthList />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminHealthPage };
