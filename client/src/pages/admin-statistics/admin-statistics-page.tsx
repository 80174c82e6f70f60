import { Link, useSearchParams } from 'react-router-dom';
import { SiteStatistics } from '../../admin/statistics/site-statistics.tsx';
import { AdministratorsOnly } from '../../domain/account/administrators-only.tsx';
import type { Page } from '../../domain/site/page.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { periodOf } from '../../lib/report-period.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
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

export const page: Page = { Component: AdminStatisticsPage };
