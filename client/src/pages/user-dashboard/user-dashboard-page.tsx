import { Box, Button, Flex, Skeleton } from '@mantine/core';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { closeSession } from '../../api/close-session.ts';
import type { Failure } from '../../api/errors.ts';
import { AccessDenied } from '../../domain/account/access-denied.tsx';
import { privatePage } from '../../domain/account/private-page.tsx';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { ClaimList } from '../../features/claims/claim-list.tsx';
import { InboxModal } from '../../features/inbox/inbox-modal.tsx';
import { LeaveCompanyModal } from '../../features/members/leave-company-modal.tsx';
import { CompanySwitch } from '../../features/owner/company-switch.tsx';
import { WAITING_MESSAGES, WAITING_RATINGS } from '../../features/owner/first-waiting.ts';
import { OwnerBar } from '../../features/owner/owner-bar.tsx';
import { useOwnerWorkQuery } from '../../features/owner/owner-work.gen.ts';
import { RemoveCompanyModal } from '../../features/owner/remove-company-modal.tsx';
import { rememberCompany, useAskedCompany } from '../../features/owner/use-asked-company.ts';
import { PlanModal } from '../../features/plans/plan-modal.tsx';
import { useMyPlanChargesQuery } from '../../features/plans/plans.gen.ts';
import { paths } from '../../paths.ts';
import { StatCardsSkeleton } from '../../ui/chart/stat-card.tsx';
import { Broken } from '../../ui/drawings/broken.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NoEmails } from '../../ui/feedback/no-emails.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useHistoryStep } from '../../ui/navigation/use-history-step.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Promo, promoAction } from '../../ui/promo.tsx';
import classes from './dashboard.module.css';
import { DashboardBody, type DashboardModal } from './dashboard-body.tsx';
import { useMyCompaniesQuery } from './my-companies.gen.ts';

const EditCompany = lazyOr(
  async () => (await import('./edit-company.tsx')).EditCompany,
  () => <Failed failure={undefined} retry={async () => location.reload()} />,
);

/** Shows the dashboard, or a part of the company to edit, which the address names. */
function DashboardPage({ account }: { account: AccountFragment }) {
  const isEditing = useSearchParams()[0].has('editar');
  if (!isEditing) return <Dashboard account={account} />;
  return (
    <Suspense fallback={<Box mih="75vh" role="status" aria-label="Carregando…" />}>
      <EditCompany account={account} />
    </Suspense>
  );
}

export const page = privatePage('Painel da empresa', DashboardPage, {
  roles: ['company'],
  wrongRole: <AccessDenied title="Acesso Negado">Esta página é apenas para empresas.</AccessDenied>,
});

function Failed({ failure, retry }: { failure: Failure | undefined; retry(): Promise<void> }) {
  const isForeign = failure?.code === 'NOT_FOUND';
  return (
    <Box mih="75vh">
      <EmptyState title="Erro ao carregar dados da empresa" drawing={<Broken />}>
        <p>{isForeign ? 'Esta empresa não está na sua conta.' : failure?.message}</p>
        {isForeign ? (
          <LinkButton to={paths.userDashboard()}>Ver minhas empresas</LinkButton>
        ) : (
          <Button onClick={() => retry()}>Tentar Novamente</Button>
        )}
      </EmptyState>
    </Box>
  );
}

/** Shows the owner's dashboard: company, figures, and open requests to the administration. */
export function Dashboard({ account }: { account: AccountFragment }) {
  const { companyId: initialId, isRemembered, forget } = useAskedCompany(account.id);
  const { data, previousData, loading, failure, refetch } = useMyCompaniesQuery({
    variables: initialId === undefined ? {} : { companyId: initialId },
  });
  // Loaded beside the companies and shown with them: it stands first, and what is below would move.
  const messages = useOwnerWorkQuery({ variables: WAITING_MESSAGES });
  const ratings = useOwnerWorkQuery({ variables: WAITING_RATINGS });
  const charges = useMyPlanChargesQuery();
  const [isWaitingKnown, setIsWaitingKnown] = useState(false);
  // Stays true while it is loaded again.
  const areKnown = [messages, ratings, charges].every(({ data, failure }) => (data ?? failure) !== undefined);
  if (!isWaitingKnown && areKnown) setIsWaitingKnown(true);
  const navigate = useNavigate();
  const location = useLocation();
  // Kept in the history, so that Back closes the modal.
  const { modal: open } = (location.state ?? {}) as { modal?: DashboardModal };
  const step = useHistoryStep(location.key);
  const setOpen = (modal: DashboardModal) =>
    step(() => navigate(location.pathname + location.search, { state: { modal, isOverlay: true } }));
  const openMessages = (companyId: string) =>
    companyId === initialId || companyId === data?.myCompanies.company?.id
      ? setOpen('messages')
      : step(() =>
          navigate(paths.userDashboard(companyId), { state: { modal: 'messages', isOverlay: true } }),
        );
  const site = useSite();
  const home = data?.myCompanies;
  const company = home?.company ?? undefined;
  const shownId = company?.id;
  const isForgotten = isRemembered && failure?.code === 'NOT_FOUND' && home === undefined;
  useEffect(() => {
    if (shownId !== undefined) rememberCompany(account.id, shownId);
    else if (isForgotten) forget();
  }, [account.id, shownId, isForgotten, forget]);
  const current = home ?? (loading ? previousData?.myCompanies : undefined);
  const close = () => step(() => navigate(-1));
  const isLast = home?.companiesTotal === 1;

  const content = useRef<HTMLDivElement>(null);
  /** Height of the company shown before, in px, kept while the next loads: the lower skeleton would move the footer. */
  const [minHeight, setMinHeight] = useState<number>();
  const keepHeight = () => setMinHeight(content.current?.offsetHeight);

  // The session ends when this page is left, before the next one is painted; earlier, it would redirect to the login.
  const isGone = useRef(false);
  useLayoutEffect(
    () => () => {
      if (isGone.current) closeSession();
    },
    [],
  );
  const leaveRemoved = () => {
    showToast(isLast ? 'Empresa e conta removidas.' : 'Empresa removida.');
    isGone.current = isLast;
    forget();
    keepHeight();
    navigate(isLast ? paths.home() : paths.userDashboard(), { replace: true });
  };

  const leaveLeft = () => {
    showToast(`Você saiu de ${company?.name ?? 'uma empresa'}.`);
    forget();
    keepHeight();
    navigate(paths.userDashboard(), { replace: true });
  };

  return (
    <PageFrame title="Painel da empresa">
      {!account.isEmailConfirmed && (
        <Notice tone="warning">
          Seu e-mail ainda não foi confirmado.{' '}
          {site.sendsEmails ? (
            <>
              Abra o link que enviamos para {account.email} ou{' '}
              <Link to={paths.profile()}>peça um novo no seu perfil</Link>.
            </>
          ) : (
            <NoEmails contactEmail={site.contactEmail} />
          )}
        </Notice>
      )}
      <div ref={content} className={classes.content} style={{ minHeight: home ? undefined : minHeight }}>
        {home && failure && <StaleNotice retry={refetch} />}
        {/* Beside what it changes: in the page's head, it would move all below it once the companies are known. */}
        {current?.company && isWaitingKnown && (
          <CompanySwitch
            company={current.company}
            total={current.companiesTotal}
            onChoose={(id) => {
              keepHeight();
              navigate(paths.userDashboard(id));
            }}
          />
        )}
        {home && isWaitingKnown ? (
          <DashboardBody
            key={company?.id}
            account={account}
            home={home}
            open={setOpen}
            openMessages={openMessages}
          />
        ) : loading || home ? (
          <DashboardSkeleton />
        ) : (
          <Failed failure={failure} retry={refetch} />
        )}
        {home && (
          <>
            {!company?.part && (
              <Promo
                title="Faça mais com um plano maior"
                text="Compare o que cada plano oferece e peça a mudança por aqui."
              >
                <button type="button" className={promoAction} onClick={() => setOpen('plans')}>
                  Conhecer os planos
                </button>
              </Promo>
            )}
            <ClaimList />
          </>
        )}
      </div>
      {company && <OwnerBar companyId={company.id} />}
      {open === 'plans' && <PlanModal account={account} contactEmail={site.contactEmail} onClose={close} />}
      {open === 'messages' && company && (
        <InboxModal companyId={company.id} companyName={company.name} onClose={close} />
      )}
      {open === 'remove' && company && (
        <RemoveCompanyModal company={company} isLast={isLast} onRemoved={leaveRemoved} onClose={close} />
      )}
      {open === 'leave' && company && (
        <LeaveCompanyModal company={company} onLeft={leaveLeft} onClose={close} />
      )}
    </PageFrame>
  );
}

/** Shows a placeholder of the dashboard while it is loading. */
function DashboardSkeleton() {
  return (
    <Flex direction="column" gap={{ base: 8, xs: 'lg' }} miw={0} role="status">
      <span className="visually-hidden">Carregando dados da empresa…</span>
      <StatCardsSkeleton count={4} />
      <div className={classes.columns}>
        <Skeleton height={560} radius="lg" />
        <Skeleton height={420} radius="lg" />
      </div>
    </Flex>
  );
}
