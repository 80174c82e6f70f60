import { PlanManager } from '../../admin/plans/plan-manager.tsx';
import { adminPage } from '../../domain/account/private-page.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

const AdminPlans = () => (
  <PageFrame
    title="Planos"
    lead="O que os donos de empresas podem pedir, por quanto, e quantas empresas cabem em cada um."
  >
    <PlanManager />
  </PageFrame>
);

export const page = adminPage('Planos', AdminPlans);
