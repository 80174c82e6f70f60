import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Panel } from '../../components/panel.tsx';
import { StaleNotice } from '../../components/stale-notice.tsx';
import { AdminStatCards } from '../../features/admin/overview/admin-stat-cards.tsx';
import { useAdminDashboardQuery } from '../../features/admin/overview/dashboard.gen.ts';
import { DemoDataPanel } from '../../features/admin/overview/demo-data-panel.tsx';
import { NewestCompanies } from '../../features/admin/overview/newest-companies.tsx';
import { PlansPromo } from '../../features/admin/overview/plans-promo.tsx';
import { AdminCompanyModal } from '../../features/company-form/admin-company-modal.tsx';
import type { AccountFragment } from '../../features/session/viewer.gen.ts';
import { useRefreshed } from '../../lib/use-refreshed.ts';
import { paths } from '../../paths.ts';
import classes from './admin-dashboard.module.css';
import { ProfileModal } from './profile-modal.tsx';

const REFRESH_MS = 60_000;
/** Lists and figures that one company more changes. */
const CHANGED = ['adminStats', 'adminOverview', 'adminCompanies', 'companies', 'siteStatistics'];

/** The administrator's cards, what came last, and what is done most (SPEC section 2, Admin dashboard). */
export function AdminDashboard({ account }: { account: AccountFragment }) {
  const { data: fresh, previousData, failure, refetch } = useAdminDashboardQuery();
  const data = fresh ?? previousData;
  const [isOld] = useState(data !== undefined);
  useRefreshed(refetch, REFRESH_MS, isOld);
  const [opened, setOpened] = useState<'profile' | 'company'>();
  const { cache } = useApolloClient();
  const close = useCallback(() => setOpened(undefined), []);
  const newest = useRef<HTMLDivElement>(null);
  /** The list stays as tall as it was when it is emptied, so that nothing jumps under one's finger. */
  const [minHeight, setMinHeight] = useState<number>();
  return (
    <PageFrame
      title="Dashboard"
      lead="O guia em números, e o que chegou por último."
      actions={
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setOpened('profile')}>
            Editar perfil
          </Button>
          <Button leftSection={<Icon name="shop" />} onClick={() => setOpened('company')}>
            Nova empresa
          </Button>
        </div>
      }
    >
      <div className={classes.content}>
        {!data && failure ? (
          <Notice tone="error" announce>
            <p>Erro ao carregar estatísticas do dashboard</p>
            <Button variant="subtle" onClick={() => refetch()}>
              Tentar novamente
            </Button>
          </Notice>
        ) : (
          <>
            {!data && (
              <span className="visually-hidden" role="status">
                Carregando…
              </span>
            )}
            {failure && <StaleNotice retry={refetch} />}
            <AdminStatCards stats={data?.adminStats} />
            <Panel
              title="Empresas recentes"
              actions={
                <LinkButton look="subtle" to={paths.admin({ tab: 'companies' })}>
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
            <DemoDataPanel beforeRemoved={() => setMinHeight(newest.current?.offsetHeight)} />
          </>
        )}
      </div>
      {opened === 'profile' && <ProfileModal account={account} onClose={close} />}
      {opened === 'company' && (
        <AdminCompanyModal
          onClose={close}
          onSaved={() => {
            for (const fieldName of CHANGED) cache.evict({ id: 'ROOT_QUERY', fieldName });
            close();
          }}
        />
      )}
    </PageFrame>
  );
}
