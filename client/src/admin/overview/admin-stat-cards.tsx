import { Skeleton } from '@mantine/core';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { StatCard, StatCards } from '../../ui/chart/stat-card.tsx';
import type { AdminStatsFieldsFragment } from './overview.gen.ts';

/** Height of a figure. */
export const WAITING_FIGURE = <Skeleton component="span" display="block" height="2.1rem" width="4rem" />;
/** Height of the line below it. */
export const WAITING_NOTE = <Skeleton component="span" display="block" height="1.225rem" width="8rem" />;

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Counts of companies and accounts; without `stats` they are loading. */
export function AdminStatCards({ stats }: { stats: AdminStatsFieldsFragment | undefined }) {
  const figure = (of: (stats: AdminStatsFieldsFragment) => number) =>
    stats ? formatNumber(of(stats)) : WAITING_FIGURE;
  return (
    <StatCards label="Números do guia">
      <StatCard
        icon="shop"
        label="Total de empresas"
        value={figure(({ totalCompanies }) => totalCompanies)}
        note={stats ? counted(stats.approvedCompanies, 'aprovada', 'aprovadas') : WAITING_NOTE}
        way={{ to: paths.admin({ tab: 'companies' }), text: 'Ver empresas' }}
      />
      <StatCard
        icon="people"
        label="Total de usuários"
        value={figure(({ totalUsers }) => totalUsers)}
        note={stats ? counted(stats.companyUsers, 'conta de empresa', 'contas de empresa') : WAITING_NOTE}
        way={{ to: paths.admin({ tab: 'users' }), text: 'Ver usuários' }}
      />
      <StatCard
        icon="clock"
        label="Pendentes"
        value={figure(({ pendingCompanies }) => pendingCompanies)}
        note={stats ? pendingNote(stats.pendingCompanies) : WAITING_NOTE}
        way={{ to: paths.admin({ tab: 'approvals' }), text: 'Ver aprovações' }}
      />
      <StatCard
        icon="key"
        label="Administradores"
        value={figure(({ adminUsers }) => adminUsers)}
        note={stats ? (stats.adminUsers === 1 ? 'cuida do guia' : 'cuidam do guia') : WAITING_NOTE}
        way={{ to: paths.admin({ tab: 'users', role: 'admin' }), text: 'Ver quem são' }}
      />
    </StatCards>
  );
}

function pendingNote(count: number): string {
  if (count === 0) return 'tudo em dia';
  return count === 1 ? 'espera aprovação' : 'esperam aprovação';
}
