import { formatAverage, formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { StatCard, StatCards } from '../../ui/chart/stat-card.tsx';
import { WAITING_FIGURE } from './admin-stat-cards.tsx';
import type { AdminOverviewQuery } from './overview.gen.ts';

const percent = (value: number): string => `${formatAverage(value)}%`;

/** Counts of the last days beside the totals. */
export function RecentCards({ overview }: { overview: AdminOverviewQuery['adminOverview'] | undefined }) {
  return (
    <StatCards label="Últimos dias">
      <StatCard
        icon="people"
        label="Novos usuários"
        value={overview ? formatNumber(overview.newUsers) : WAITING_FIGURE}
        note="nos últimos 7 dias"
        way={{ to: paths.admin({ tab: 'users' }), text: 'Ver os mais recentes' }}
      />
      <StatCard
        icon="shop"
        label="Novas empresas"
        value={overview ? formatNumber(overview.newCompanies) : WAITING_FIGURE}
        note="nos últimos 30 dias"
        way={{ to: paths.admin({ tab: 'companies' }), text: 'Ver as mais recentes' }}
      />
      <StatCard
        icon="chart"
        label="Crescimento"
        value={overview ? percent(overview.growthRate) : WAITING_FIGURE}
        note="das contas são novas"
        way={{ to: paths.adminStatistics(), text: 'Ver estatísticas' }}
      />
      <StatCard
        icon="check"
        label="Taxa de aprovação"
        value={overview ? percent(overview.approvalRate) : WAITING_FIGURE}
        note="das empresas estão aprovadas"
        way={{ to: paths.admin({ tab: 'approvals' }), text: 'Ver pendentes' }}
      />
    </StatCards>
  );
}
