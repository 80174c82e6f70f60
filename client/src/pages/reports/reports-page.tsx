import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { privatePage } from '../../domain/account/private-page.tsx';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { CompanySwitch } from '../../features/owner/company-switch.tsx';
import { OwnerBar } from '../../features/owner/owner-bar.tsx';
import { rememberCompany, useAskedCompany } from '../../features/owner/use-asked-company.ts';
import { CompanyReport } from '../../features/reports/company-report.tsx';
import { ReportSkeleton } from '../../features/reports/report-skeleton.tsx';
import { type ReportCompaniesQuery, useReportCompaniesQuery } from '../../features/reports/reports.gen.ts';
import { periodOf } from '../../lib/report-period.ts';
import { paths } from '../../paths.ts';
import { PeriodLinks } from '../../ui/chart/period-links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import classes from './reports-page.module.css';

type Home = ReportCompaniesQuery['myCompanies'];

interface ChoicesProps {
  home: Home;
  company: NonNullable<Home['company']>;
  periodKey: string;
}

/** Chooses company and period, both kept in the URL. */
function Choices({ home, company, periodKey }: ChoicesProps) {
  const navigate = useNavigate();
  return (
    <div className={classes.choices}>
      <CompanySwitch
        company={company}
        total={home.companiesTotal}
        onChoose={(id) => navigate(paths.reports(id, periodKey))}
      />
      <PeriodLinks current={periodKey} pathOf={(key) => paths.reports(company.id, key)} />
    </div>
  );
}

function Reports({ account }: { account: AccountFragment }) {
  const [search] = useSearchParams();
  const { companyId, isRemembered, forget } = useAskedCompany(account.id);
  const period = periodOf(search.get('period'));
  const { data, previousData, failure, refetch } = useReportCompaniesQuery({
    variables: { companyId: companyId ?? null },
  });
  const home = (data ?? (failure ? undefined : previousData))?.myCompanies;
  const shownId = home?.company?.id;
  const isForgotten = isRemembered && failure?.code === 'NOT_FOUND' && home === undefined;
  useEffect(() => {
    if (shownId !== undefined) rememberCompany(account.id, shownId);
    else if (isForgotten) forget();
  }, [account.id, shownId, isForgotten, forget]);
  if (!home && failure?.code === 'NOT_FOUND') {
    return (
      <EmptyState title="Empresa não encontrada">
        <p>Esta empresa não é sua ou não existe mais.</p>
        <LinkButton to={paths.reports()}>Ver meus relatórios</LinkButton>
      </EmptyState>
    );
  }
  if (!home && failure) {
    return <RetryNotice text="Erro ao carregar dados da empresa" action="Tentar Novamente" retry={refetch} />;
  }
  if (!home) {
    return (
      <>
        <Skeleton height={54} width="min(100%, 22rem)" />
        <Skeleton height={60} width="min(100%, 18rem)" />
        <ReportSkeleton days={period.days} />
      </>
    );
  }
  const { company } = home;
  if (!company) {
    return (
      <EmptyState title="Nenhuma Empresa Cadastrada">
        <p>Cadastre sua empresa para acompanhar visualizações, cliques, mensagens e avaliações.</p>
        <LinkButton to={paths.registerCompany()}>Cadastrar empresa</LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <Choices home={home} company={company} periodKey={period.key} />
      {!company.isApproved && (
        <Notice tone="warning">
          {company.name} ainda não foi publicada: ela espera aprovação, e até lá nada é contado.
        </Notice>
      )}
      {company.isApproved && !company.isActive && (
        <Notice tone="warning">{company.name} está inativa: os números são de antes.</Notice>
      )}
      <CompanyReport company={company} period={period} />
      <OwnerBar companyId={company.id} />
    </>
  );
}

function FramedReports({ account }: { account: AccountFragment }) {
  const [search] = useSearchParams();
  return (
    <PageFrame
      title="Relatórios"
      lead="O que acontece na página da sua empresa."
      actions={
        <Link className={classes.back} to={paths.userDashboard(search.get('company') ?? undefined)}>
          <Icon name="back" /> Voltar ao painel
        </Link>
      }
    >
      <Reports account={account} />
    </PageFrame>
  );
}

export const page = privatePage('Relatórios', FramedReports, { roles: ['company'] });
