import { useMay } from '../../domain/account/use-may.ts';
import { formatAverage, formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { StatCard, StatCards } from '../../ui/chart/stat-card.tsx';
import type { AdminOverviewQuery } from './overview.gen.ts';

/** Shows counts of the last days and rates; without `overview` they are loading. */
export function RecentCards({ overview }: { overview: AdminOverviewQuery['adminOverview'] | undefined }) {
  const seesUsers = useMay('manageUsers');
  const decides = useMay('decide');
  return (
    <StatCards label="Últimos dias" isSmall>
      <StatCard
        icon="people"
        label="Novos usuários"
        value={overview && formatNumber(overview.newUsers)}
        note="nos últimos 7 dias"
        {...(seesUsers && { way: { to: paths.admin({ tab: 'users' }), text: 'Ver os mais recentes' } })}
      />
      <StatCard
        icon="shop"
        label="Novas empresas"
        value={overview && formatNumber(overview.newCompanies)}
        note="nos últimos 30 dias"
        way={{ to: paths.admin({ tab: 'companies' }), text: 'Ver as mais recentes' }}
      />
      <StatCard
        icon="chart"
        label="Crescimento"
        value={overview && `${formatAverage(overview.growthRate)}%`}
        note="das contas são novas"
        way={{ to: paths.adminStatistics(), text: 'Ver estatísticas' }}
      />
      <StatCard
        icon="check"
        label="Taxa de aprovação"
        value={overview && `${formatAverage(overview.approvalRate)}%`}
        note="das empresas"
        {...(decides && { way: { to: paths.admin({ tab: 'approvals' }), text: 'Ver pendentes' } })}
      />
    </StatCards>
  );
}
