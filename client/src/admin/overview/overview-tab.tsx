import { Text } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { usePolling } from '../../api/use-polling.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { formatAverage, formatNumber, formatTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { StatCard, StatCards } from '../../ui/chart/stat-card.tsx';
import { PartNotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { type AdminOverviewQuery, useAdminOverviewQuery } from './overview.gen.ts';
import classes from './system-status.module.css';

/** Shows counts of the last days and rates; without `overview` they are loading. */
function RecentCards({ overview }: { overview: AdminOverviewQuery['adminOverview'] | undefined }) {
  const seesUsers = useMay('manageUsers');
  const decides = useMay('decide');
  return (
    <StatCards label="Últimos dias" isSmall>
      <StatCard
        icon="people"
        label="Novos usuários"
        value={overview && formatNumber(overview.newUsers)}
        note="nos últimos 7 dias"
        {...(seesUsers && { link: { to: paths.admin({ tab: 'users' }), text: 'Ver os mais recentes' } })}
      />
      <StatCard
        icon="shop"
        label="Novas empresas"
        value={overview && formatNumber(overview.newCompanies)}
        note="nos últimos 30 dias"
        link={{ to: paths.admin({ tab: 'companies' }), text: 'Ver as mais recentes' }}
      />
      <StatCard
        icon="chart"
        label="Crescimento"
        value={overview && `${formatAverage(overview.growthRate)}%`}
        note="das contas são novas"
        link={{ to: paths.adminStatistics(), text: 'Ver estatísticas' }}
      />
      <StatCard
        icon="check"
        label="Taxa de aprovação"
        value={overview && `${formatAverage(overview.approvalRate)}%`}
        note="das empresas"
        {...(decides && { link: { to: paths.admin({ tab: 'approvals' }), text: 'Ver pendentes' } })}
      />
    </StatCards>
  );
}

export const REFRESH_MS = 30_000;

/** They stand below the inbox, which does not wait for them as it would for deferred parts. */
const HealthNote = lazyOr(
  async () => (await import('./health-note.tsx')).HealthNote,
  () => null,
);
const RecentChart = lazyOr(async () => (await import('./recent-chart.tsx')).RecentChart, PartNotLoaded);
const SystemStatus = lazyOr(async () => (await import('./system-status.tsx')).SystemStatus, PartNotLoaded);

/** Shows an overview of the site, polled; what waits for a decision stands below the figures. */
export function OverviewTab({ children }: { children?: ReactNode }) {
  const { data, failure, refetch } = useAdminOverviewQuery({
    variables: { seesHealth: useMay('manageSettings') },
  });
  const [isOld] = useState(data !== undefined);
  usePolling(refetch, { everyMs: REFRESH_MS, restMs: REFRESH_MS, asksFirst: isOld });
  const [snapshot, setSnapshot] = useState({ data, at: isOld ? undefined : Date.now() });
  if (data !== snapshot.data) setSnapshot({ data, at: Date.now() });

  if (!data && failure) {
    return (
      <div className={classes.overview}>
        <RetryNotice text="Erro ao carregar dados do painel administrativo" retry={refetch} />
        {children}
      </div>
    );
  }
  return (
    <div className={classes.overview} aria-busy={!data}>
      {!data && (
        <span className="visually-hidden" role="status">
          Carregando…
        </span>
      )}
      {failure && <StaleNotice retry={refetch} />}
      <RecentCards overview={data?.adminOverview} />
      {children}
      <Suspense>
        {data?.adminSiteHealth && <HealthNote health={data.adminSiteHealth} />}
        <h2>Últimos 30 dias</h2>
        <RecentChart />
        <h2>Situação do sistema</h2>
        <SystemStatus overview={data?.adminOverview} isUnanswered={failure !== undefined} />
      </Suspense>
      <Text mih="1.55em" c="dimmed" fz="var(--text-md)">
        {data && snapshot.at !== undefined
          ? `Atualizado às ${formatTime(snapshot.at)}. Os números se renovam sozinhos enquanto esta tela está aberta.`
          : 'Atualizando…'}
      </Text>
    </div>
  );
}
