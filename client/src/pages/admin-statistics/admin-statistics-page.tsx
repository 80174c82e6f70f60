import { useSearchParams } from 'react-router-dom';
import { AdminScreen } from '../../admin/shell/admin-screen.tsx';
import { SiteStatistics } from '../../admin/statistics/site-statistics.tsx';
import type { Page } from '../../domain/site/page.ts';
import { periodOf } from '../../lib/report-period.ts';

function AdminStatisticsPage() {
  const [search] = useSearchParams();
  return (
    <AdminScreen title="Estatísticas" lead="O que acontece no guia inteiro, dia a dia.">
      <SiteStatistics period={periodOf(search.get('period'))} />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminStatisticsPage };
