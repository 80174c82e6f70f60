import { Flex } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { mayInCompany } from '../../domain/members/company-rights.ts';
import { partOf, partPath } from '../../features/company-form/company-parts.ts';
import { CompanyCorrections } from '../../features/corrections/company-corrections.tsx';
import { MembersPanel } from '../../features/members/members-panel.tsx';
import { OwnPartPanel } from '../../features/members/own-part-panel.tsx';
import { CompanyState } from '../../features/owner/company-state.tsx';
import { useOwnerStatsQuery } from '../../features/owner/company-stats.gen.ts';
import { ProfilePanel } from '../../features/owner/profile-panel.tsx';
import { StatCards } from '../../features/owner/stat-cards.tsx';
import { PlanChargeNote } from '../../features/plans/plan-charges.tsx';
import { PlanRequestNote } from '../../features/plans/plan-request-note.tsx';
import { PromotionPanel } from '../../features/promotion/promotion-panel.tsx';
import { MonthNumbers } from '../../features/reports/month-numbers.tsx';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CompanyPanel } from './company-panel.tsx';
import classes from './dashboard.module.css';
import type { MyCompaniesQuery } from './my-companies.gen.ts';
import { StatusCard } from './status-card.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

type Rejection = NonNullable<MyCompaniesQuery['myCompanies']['rejection']>;

const reasonOf = ({ reason }: Rejection): string => reason || 'A administração não informou o motivo.';

/** Shows a rejected company with the reason, and a link to the form with its values. */
function RejectedCompany({ rejection }: { rejection: Rejection }) {
  return (
    <Panel title={rejection.typed.name ?? 'Sua empresa'} actions={<CompanyState status="rejected" />}>
      <p>
        O cadastro não foi aprovado em {formatDate(rejection.createdAt)}. Corrija o que for preciso e envie de
        novo. O formulário abre como você o preencheu; só o logo precisa ser escolhido outra vez.
      </p>
      <Notice tone="warning">
        <p>
          <strong>Motivo:</strong> {reasonOf(rejection)}
        </p>
      </Notice>
      <div className={classes.actions}>
        <LinkButton to={paths.registerCompany()}>Corrigir e enviar de novo</LinkButton>
      </div>
    </Panel>
  );
}

/** Shows the start for an owner without a company. */
function NoCompany() {
  return (
    <Panel title="Sua empresa" actions={<CompanyState status="none" />}>
      <EmptyState title="Nenhuma Empresa Cadastrada">
        <p>Cadastre sua empresa para aparecer nas buscas, receber avaliações e falar com clientes.</p>
        <LinkButton to={paths.registerCompany()}>Cadastrar empresa</LinkButton>
      </EmptyState>
    </Panel>
  );
}

/** Modals of the dashboard. */
export type DashboardModal = 'plans' | 'messages' | 'remove' | 'leave';

interface DashboardBodyProps {
  account: AccountFragment;
  home: MyCompaniesQuery['myCompanies'];
  open(modal: DashboardModal): void;
  openMessages(companyId: string): void;
}

/** Shows the panels of one company, or the start for an owner without one. */
export function DashboardBody({ account, home, open, openMessages }: DashboardBodyProps) {
  const { company, rejection } = home;
  const figures = useOwnerStatsQuery({
    variables: { companyId: company?.id ?? '' },
    skip: company === null,
  });
  const stats = figures.data?.companyStatistics;
  const navigate = useNavigate();
  const openField = (field: string) =>
    company && navigate(partPath(partOf(field), company.id), { state: { field, isFromPanel: true } });
  return (
    <Flex direction="column" gap={{ base: 8, xs: 'lg' }} miw={0}>
      <PlanChargeNote openPlans={() => open('plans')} />
      {company && (
        <StatusCard company={company} approvedAt={home.approvedAt} approvalDays={home.approvalDays} />
      )}
      {company && (
        <WaitingPanel
          company={company}
          hasSeveralCompanies={home.companiesTotal > 1}
          openField={openField}
          openMessages={openMessages}
        />
      )}
      {company && (
        <StatCards
          stats={stats}
          ratingsPath={paths.companyRatings(company.id, 1)}
          hasFailed={figures.failure !== undefined}
          retry={figures.refetch}
        />
      )}
      <div className={classes.columns}>
        <Flex direction="column" gap={{ base: 8, xs: 'lg' }} miw={0}>
          {rejection && <RejectedCompany rejection={rejection} />}
          {company && (
            <CompanyPanel
              company={company}
              unread={stats?.unreadCount ?? 0}
              onMessages={() => open('messages')}
              onRemove={() => open('remove')}
            />
          )}
          {company?.isApproved && <MonthNumbers companyId={company.id} />}
          {company && mayInCompany(company, 'seeCorrections') && (
            <CompanyCorrections key={company.id} companyId={company.id} onEdit={openField} />
          )}
          {company && (
            <Flex direction="column" gap={{ base: '0.4rem', xs: 8 }}>
              {company.isApproved && company.isActive && (
                <PromotionPanel
                  company={company}
                  openPlans={company.part === null ? () => open('plans') : undefined}
                />
              )}
              {mayInCompany(company, 'manageMembers') && (
                <MembersPanel key={`people-${company.id}`} company={company} />
              )}
            </Flex>
          )}
          {!company && !rejection && <NoCompany />}
        </Flex>
        {company?.part ? (
          <OwnPartPanel
            account={account}
            part={company.part}
            ownsNone={home.companiesOwned === 0}
            leave={() => open('leave')}
          />
        ) : (
          <ProfilePanel
            account={account}
            home={home}
            stats={stats}
            note={<PlanRequestNote />}
            openPlans={() => open('plans')}
          />
        )}
      </div>
    </Flex>
  );
}
