import { Skeleton } from '@mantine/core';
import { useMay } from '../../domain/account/use-may.ts';
import { formatAmount, formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { StatCard, StatCards } from '../../ui/chart/stat-card.tsx';
import type { AdminStatisticsFieldsFragment } from './dashboard.gen.ts';

/** Height of the line below a figure. */
const WAITING_NOTE = <Skeleton component="span" display="block" height="1.225rem" width="8rem" />;

function pendingNote(count: number): string {
  if (count === 0) return 'tudo em dia';
  return count === 1 ? 'espera aprovação' : 'esperam aprovação';
}

/** Shows the number of companies and accounts; without `stats` they are loading. */
export function AdminStatCards({ stats }: { stats: AdminStatisticsFieldsFragment | undefined }) {
  const seesUsers = useMay('manageUsers');
  const decides = useMay('decide');
  return (
    <StatCards label="Números do guia" isSmall>
      <StatCard
        icon="shop"
        label="Total de empresas"
        value={stats && formatNumber(stats.totalCompanies)}
        note={stats ? formatAmount(stats.approvedCompanies, 'aprovada', 'aprovadas') : WAITING_NOTE}
        link={{ to: paths.admin({ tab: 'companies' }), text: 'Ver empresas' }}
      />
      <StatCard
        icon="people"
        label="Total de usuários"
        value={stats && formatNumber(stats.totalUsers)}
        note={
          stats ? formatAmount(stats.companyUsers, 'conta de empresa', 'contas de empresa') : WAITING_NOTE
        }
        {...(seesUsers && { link: { to: paths.admin({ tab: 'users' }), text: 'Ver usuários' } })}
      />
      <StatCard
        icon="clock"
        label="Pendentes"
        value={stats && formatNumber(stats.pendingCompanies)}
        note={stats ? pendingNote(stats.pendingCompanies) : WAITING_NOTE}
        {...(decides && { link: { to: paths.admin({ tab: 'approvals' }), text: 'Ver aprovações' } })}
      />
      <StatCard
        icon="key"
        label="Administradores"
        value={stats && formatNumber(stats.adminUsers)}
        note={stats ? (stats.adminUsers === 1 ? 'cuida do guia' : 'cuidam do guia') : WAITING_NOTE}
        {...(seesUsers && {
          link: { to: paths.admin({ tab: 'users', role: 'admin' }), text: 'Ver quem são' },
        })}
      />
    </StatCards>
  );
}
