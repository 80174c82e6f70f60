import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatAmount, formatDateTime, formatPrice } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListDays } from '../../ui/list/list-days.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import classes from '../list/lists.module.css';
import { type Outcome, OutcomeTag } from '../list/outcome.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { isFiltered, ORDERS, planRequestVariables, STATUSES } from './plan-request-filter.ts';
import { decisionProblem } from './plan-request-problem.ts';
import {
  type PlanRequestRowFragment,
  useApprovePlanRequestMutation,
  usePlanRequestsQuery,
} from './plan-requests.gen.ts';
import { RejectPlanRequestModal } from './reject-plan-request-modal.tsx';

const STATUS: Record<PlanRequestRowFragment['status'], string> = {
  pending: 'Pendente',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
};

const TONES = { pending: 'waiting', approved: 'good', rejected: 'bad' } as const;

const APPROVED: Outcome = { text: STATUS.approved, tone: TONES.approved };
const REJECTED: Outcome = { text: STATUS.rejected, tone: TONES.rejected };
const DECIDED_BEFORE: Outcome = { text: 'Já processada', tone: 'plain' };

function PlanText({ plan }: { plan: { name: string; price: number } | null }) {
  if (!plan) return 'Grátis';
  return (
    <>
      {plan.name}
      <small className={classes.whole}>{formatPrice(plan.price)}/mês</small>
    </>
  );
}

/** For a decided request: the plan at that time, and the present one when it differs. */
function UserPlan({ status, currentPlan, user }: PlanRequestRowFragment) {
  if (status === 'pending') {
    return (
      <>
        <small>Plano atual</small>
        <PlanText plan={user.plan} />
      </>
    );
  }
  return (
    <>
      <small>Plano na época</small>
      <PlanText plan={currentPlan} />
      {user.plan?.id !== currentPlan?.id && (
        <>
          <small>Plano atual</small>
          <PlanText plan={user.plan} />
        </>
      )}
    </>
  );
}

function Notes({ message, adminNotes }: PlanRequestRowFragment) {
  if (!message && !adminNotes) return '—';
  return (
    <>
      {message}
      {adminNotes && <small>Resposta: {adminNotes}</small>}
    </>
  );
}

/** Requests of owners for another plan. */
export function PlanRequestList() {
  const address = useListAddress();
  const variables = planRequestVariables(address);
  const query = usePlanRequestsQuery({ variables });
  const [approve] = useApprovePlanRequestMutation();
  const [rejecting, setRejecting] = useState<PlanRequestRowFragment>();
  const list = useAdminList(
    listOf(query, (data) => data.planRequests),
    { variables, mutation: 'ApprovePlanRequest' },
  );
  const { page, isBusy } = list;

  const approveRow = (row: PlanRequestRowFragment) =>
    list.decide(row, () => approve({ variables: { id: row.id } }), {
      outcome: APPROVED,
      done: `${row.user.name} agora tem o plano ${row.requestedPlan.name}.`,
      failed: decisionProblem,
      before: DECIDED_BEFORE,
    });

  return (
    <>
      <ListFrame
        {...list.frame}
        address={address}
        failedText="Erro ao carregar dados do painel administrativo"
        count={page && formatAmount(page.total, 'solicitação', 'solicitações')}
        actions={
          <ExportButton
            list="plan-requests"
            filter={{ ...variables, page: null }}
            fileName="solicitacoes-de-plano"
          />
        }
        filters={
          <>
            <ListSearch
              address={address}
              label="Buscar solicitação"
              description="Por nome ou e-mail de quem pede, ou pelo plano pedido."
              className={classes.wide}
            />
            <ListChoice address={address} name="status" label="Situação" choices={STATUSES} />
            <ListDays address={address} from="start" until="end" />
            <ListChoice address={address} name="order" label="Ordem" choices={ORDERS} />
          </>
        }
        empty={
          <EmptyState title="Nenhuma solicitação" drawing={<NothingSaved />}>
            <p>Não há solicitações de plano com estes filtros.</p>
            {isFiltered(variables) && (
              <LinkButton to={paths.admin({ tab: 'plan-requests' })} look="default">
                Limpar filtros
              </LinkButton>
            )}
          </EmptyState>
        }
        pagesLabel="Páginas das solicitações"
      >
        <DataTable
          label="Solicitações de plano"
          rows={list.rows}
          isSettled={(row) => list.outcomeOf(row) !== undefined}
          columns={[
            {
              name: 'Usuário',
              cell: ({ user }) => (
                <>
                  {user.name}
                  <small>
                    <EmailText address={user.email} />
                  </small>
                </>
              ),
            },
            { name: 'Plano do usuário', cell: (row) => <UserPlan {...row} /> },
            { name: 'Plano pedido', cell: ({ requestedPlan }) => <PlanText plan={requestedPlan} /> },
            {
              name: 'Pedido em',
              cell: ({ requestedAt }) => <span className={classes.whole}>{formatDateTime(requestedAt)}</span>,
            },
            {
              name: 'Situação',
              cell: (row) => {
                const { status, decidedAt } = row;
                const outcome = list.outcomeOf(row);
                if (outcome) return <OutcomeTag {...outcome} />;
                return (
                  <>
                    <StatusTag tone={TONES[status]}>{STATUS[status]}</StatusTag>
                    {decidedAt && <small className={classes.whole}>{formatDateTime(decidedAt)}</small>}
                  </>
                );
              },
            },
            { name: 'Mensagem', cell: (row) => <Notes {...row} /> },
            {
              name: '',
              cell: (row) =>
                row.status === 'pending' &&
                !list.outcomeOf(row) && (
                  <>
                    <Button
                      onClick={() => approveRow(row)}
                      loading={isBusy(row.id)}
                      aria-label={`Aprovar solicitação de ${row.user.name}`}
                    >
                      Aprovar
                    </Button>
                    <Button
                      variant="default"
                      onClick={() => setRejecting(row)}
                      disabled={isBusy(row.id)}
                      aria-label={`Rejeitar solicitação de ${row.user.name}`}
                    >
                      Rejeitar
                    </Button>
                  </>
                ),
            },
          ]}
        />
      </ListFrame>
      {rejecting && (
        <RejectPlanRequestModal
          request={rejecting}
          onClose={() => setRejecting(undefined)}
          onDecided={(isRejected) => {
            setRejecting(undefined);
            list.settleAndReload([rejecting.id], isRejected ? REJECTED : DECIDED_BEFORE);
            list.place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
