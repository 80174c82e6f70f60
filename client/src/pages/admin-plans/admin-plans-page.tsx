import { PageFrame } from '../../components/page-frame.tsx';
import { PlanManager } from '../../features/admin/plans/plan-manager.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import type { Page } from '../../lib/page.ts';
import { usePrivateHead } from '../../lib/site/use-private-head.ts';

function AdminPlansPage() {
  usePrivateHead('Planos');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame
        title="Planos"
        lead="O que os donos de empresas podem pedir, por quanto, e quantas empresas cabem em cada um."
      >
        <PlanManager />
      </PageFrame>
    </AdministratorsOnly>
  );
}

export const adminPlansPage: Page = { Component: AdminPlansPage, queries: () => [] };
