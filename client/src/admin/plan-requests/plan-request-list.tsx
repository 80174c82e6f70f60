import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatAmount, formatDateTime, formatPrice } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListDays } from '../../ui/list/list-days.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { isDecidedBefore } from '../actions/is-decided-before.ts';
import { useDecisions } from '../actions/use-decisions.ts';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import classes from '../list/lists.module.css';
import { type Outcome, OutcomeTag } from '../list/outcome.tsx';
import { useSettledRows } from '../list/use-decided-rows.ts';
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

/** Of a decided request the plan of then, and the present one where it is another. */
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

/** What owners ask for (SPEC section 2, Admin: Solicitações de Plano). */
export function PlanRequestList() {
  const address = useListAddress();
  const variables = planRequestVariables(address);
  const { data, previousData, failure, refetch } = usePlanRequestsQuery({ variables });
  const [approve] = useApprovePlanRequestMutation();
  const { place, isBusy, run, renew } = useDecisions('ApprovePlanRequest');
  const [rejecting, setRejecting] = useState<PlanRequestRowFragment>();
  const list = (data ?? previousData)?.planRequests;
  const settled = useSettledRows({
    rows: list?.items ?? [],
    isFresh: data !== undefined && failure === undefined,
    page: JSON.stringify(variables),
    place,
  });
  const { rows, outcomeOf, settle, isHolding } = settled;
  const leave = (id: string, outcome: Outcome) => {
    settle([id], outcome);
    renew();
  };

  const decide = (row: PlanRequestRowFragment) =>
    run(row.id, async () => {
      try {
        await approve({ variables: { id: row.id } });
        showToast(`${row.user.name} agora tem o plano ${row.requestedPlan.name}.`);
        leave(row.id, APPROVED);
      } catch (error) {
        showToast(decisionProblem(error), 'error');
        if (isDecidedBefore(error)) leave(row.id, DECIDED_BEFORE);
      }
    });

  return (
    <>
      <ListFrame
        settled={settled}
        address={address}
        place={place}
        answer={isHolding ? undefined : data?.planRequests}
        list={list && { ...list, items: rows }}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={refetch}
        count={list && formatAmount(list.total, 'solicitação', 'solicitações')}
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
          rows={rows}
          isSettled={(row) => outcomeOf(row) !== undefined}
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
                const outcome = outcomeOf(row);
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
                !outcomeOf(row) && (
                  <>
                    <Button
                      onClick={() => decide(row)}
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
            leave(rejecting.id, isRejected ? REJECTED : DECIDED_BEFORE);
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
