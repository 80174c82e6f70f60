import { PlanManager } from '../../admin/plans/plan-manager.tsx';
import { AdministratorsOnly } from '../../domain/account/administrators-only.tsx';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

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

export const page: Page = { Component: AdminPlansPage };
