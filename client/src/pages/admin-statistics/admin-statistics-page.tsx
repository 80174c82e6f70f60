import { PageFrame } from '../../components/page-frame.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import { usePrivateHead } from '../../features/site/use-private-head.ts';
import type { Page } from '../../lib/page.ts';

function AdminStatisticsPage() {
  usePrivateHead('Estatísticas');
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame title="Estatísticas">{null}</PageFrame>
    </AdministratorsOnly>
  );
}

export const adminStatisticsPage: Page = { Component: AdminStatisticsPage, queries: () => [] };
