import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { SiteStatistics } from '../../features/admin/statistics/site-statistics.tsx';
import { AdministratorsOnly } from '../../features/session/administrators-only.tsx';
import type { Page } from '../../lib/page.ts';
import { periodOf } from '../../lib/report-period.ts';
import { usePrivateHead } from '../../lib/site/use-private-head.ts';
import { paths } from '../../paths.ts';
import classes from './admin-statistics-page.module.css';

function AdminStatisticsPage() {
  usePrivateHead('Estatísticas');
  const [search] = useSearchParams();
  return (
    <AdministratorsOnly title="Acesso não autorizado">
      <PageFrame
        title="Estatísticas"
        lead="O que acontece no guia inteiro, dia a dia."
        actions={
          <Link className={classes.back} to={paths.admin({ tab: 'management' })}>
            <Icon name="back" /> Voltar ao gerenciamento
          </Link>
        }
      >
        <SiteStatistics period={periodOf(search.get('period'))} />
      </PageFrame>
    </AdministratorsOnly>
  );
}

export const adminStatisticsPage: Page = { Component: AdminStatisticsPage, queries: () => [] };
