import { Link, useSearchParams } from 'react-router-dom';
import { SiteStatistics } from '../../admin/statistics/site-statistics.tsx';
import { adminPage } from '../../domain/account/private-page.tsx';
import { periodOf } from '../../lib/report-period.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import classes from './admin-statistics-page.module.css';

function AdminStatistics() {
  const [search] = useSearchParams();
  return (
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
  );
}

export const page = adminPage('Estatísticas', AdminStatistics);
