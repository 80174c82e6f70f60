import { Navigate } from 'react-router-dom';
import { privatePage } from '../../domain/account/private-page.tsx';
import { paths } from '../../paths.ts';
import '../../admin/shell/admin-frame.css';
import { Button, Flex, Stack } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { AdminStatCards } from '../../admin/overview/admin-stat-cards.tsx';
import { useAdminDashboardQuery } from '../../admin/overview/dashboard.gen.ts';
import { DemoDataPanel } from '../../admin/overview/demo-data-panel.tsx';
import { NewestCompanies } from '../../admin/overview/newest-companies.tsx';
import { PlansPromo } from '../../admin/overview/plans-promo.tsx';
import { usePolling } from '../../api/use-polling.ts';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AdminCompanyOnDemand } from '../admin/admin-company-on-demand.tsx';
import { ProfileModal } from './profile-modal.tsx';

const REFRESH_MS = 60_000;

/** Shows the administrator's dashboard: cards, newest companies, frequent actions. */
function AdminDashboard({ account }: { account: AccountFragment }) {
  const { data: fresh, previousData, failure, refetch } = useAdminDashboardQuery();
  const data = fresh ?? previousData;
  const [isOld] = useState(data !== undefined);
  usePolling(refetch, { everyMs: REFRESH_MS, restMs: REFRESH_MS, asksFirst: isOld });
  const [opened, setOpened] = useState<'profile' | 'company'>();
  const close = useCallback(() => setOpened(undefined), []);
  const newest = useRef<HTMLDivElement>(null);
  /** Keeps the height of an emptied list, so that nothing jumps. */
  const [minHeight, setMinHeight] = useState<number>();
  return (
    <PageFrame
      title="Dashboard"
      lead="O guia em números, e o que chegou por último."
      actions={
        <Flex gap="sm" wrap="wrap">
          <Button variant="default" onClick={() => setOpened('profile')}>
            Editar perfil
          </Button>
          {account.capabilities.includes('editCompanies') && (
            <Button leftSection={<Icon name="shop" />} onClick={() => setOpened('company')}>
              Nova empresa
            </Button>
          )}
        </Flex>
      }
    >
      <Stack gap="1.4rem">
        {!data && failure ? (
          <RetryNotice text="Erro ao carregar estatísticas do dashboard" retry={refetch} />
        ) : (
          <>
            {!data && (
              <span className="visually-hidden" role="status">
                Carregando…
              </span>
            )}
            {failure && <StaleNotice retry={refetch} />}
            <AdminStatCards stats={data?.adminStatistics} />
            <Panel
              title="Empresas recentes"
              actions={
                <LinkButton variant="subtle" to={paths.admin({ tab: 'companies' })}>
                  Ver todas
                </LinkButton>
              }
            >
              <div ref={newest} style={{ minHeight }}>
                <NewestCompanies companies={data?.adminOverview.newestCompanies} />
              </div>
            </Panel>
          </>
        )}
        {(data || failure) && (
          <>
            <PlansPromo />
            {account.capabilities.includes('manageSettings') && (
              <DemoDataPanel beforeRemoved={() => setMinHeight(newest.current?.offsetHeight)} />
            )}
          </>
        )}
      </Stack>
      {opened === 'profile' && <ProfileModal account={account} onClose={close} />}
      {opened === 'company' && <AdminCompanyOnDemand onClose={close} onSaved={close} />}
    </PageFrame>
  );
}

/** Dashboard of administrators; redirects everybody else to their own. */
export const page = privatePage('Dashboard', AdminDashboard, {
  roles: ['admin'],
  wrongRole: <Navigate to={paths.userDashboard()} replace />,
});
