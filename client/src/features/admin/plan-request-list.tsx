import { Button } from '@mantine/core';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { DataTable } from '../../components/data-table.tsx';
import { NothingSaved } from '../../components/drawings/nothing-saved.tsx';
import { EmailText } from '../../components/email-text.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { ListState } from '../../components/list-state.tsx';
import { Paging } from '../../components/paging.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { showToast } from '../../components/toast-store.ts';
import { formatDateTime, formatPrice } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { ExportButton } from './export-button.tsx';
import { isBeyond } from './is-beyond.ts';
import { isDecidedBefore } from './is-decided-before.ts';
import classes from './lists.module.css';
import { decisionProblem, isFiltered, type PlanRequestFilter, statusOf } from './plan-request-filter.ts';
import { PlanRequestFilters } from './plan-request-filters.tsx';
import {
  type PlanRequestRowFragment,
  useApprovePlanRequestMutation,
  usePlanRequestsQuery,
} from './plan-requests.gen.ts';
import { RejectPlanRequestModal } from './reject-plan-request-modal.tsx';
import { useDecisions } from './use-decisions.ts';

const STATUS: Record<PlanRequestRowFragment['status'], string> = {
  pending: 'Pendente',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
};

const TONES = { pending: 'waiting', approved: 'good', rejected: 'bad' } as const;

function PlanText({ plan }: { plan: { name: string; price: number } | null }) {
  if (!plan) return 'Grátis';
  return (
    <>
      {plan.name}
      <small className={classes.whole}>{formatPrice(plan.price)}/mês</small>
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
export function PlanRequestList({ filter }: { filter: PlanRequestFilter }) {
  const { data, previousData, failure, refetch } = usePlanRequestsQuery({
    variables: {
      status: statusOf(filter),
      startDate: filter.start || null,
      endDate: filter.end || null,
      page: filter.page,
    },
  });
  const [approve] = useApprovePlanRequestMutation();
  const { place, isBusy, run, renew } = useDecisions(
    'planRequests',
    'users',
    'plans',
    'companies',
    'adminCompanies',
  );
  const [rejecting, setRejecting] = useState<PlanRequestRowFragment>();
  const list = (data ?? previousData)?.planRequests;

  const pathOf = (page: number) => paths.admin({ ...filter, tab: 'plan-requests', page });

  const decide = (row: PlanRequestRowFragment) =>
    run(row.id, async () => {
      try {
        await approve({ variables: { id: row.id } });
        showToast(`${row.user.name} agora tem o plano ${row.requestedPlan.name}.`);
        renew();
      } catch (error) {
        showToast(decisionProblem(error), 'error');
        if (isDecidedBefore(error)) renew();
      }
    });

  if (isBeyond(data?.planRequests)) {
    return <Navigate to={pathOf(data?.planRequests.lastPage ?? 1)} replace />;
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <PlanRequestFilters filter={filter} />
      <div>
        <ExportButton
          list="plan-requests"
          filter={{ status: statusOf(filter), startDate: filter.start, endDate: filter.end }}
          fileName="solicitacoes-de-plano"
        />
      </div>
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={refetch}
        empty={
          <EmptyState title="Nenhuma solicitação" drawing={<NothingSaved />}>
            <p>Não há solicitações de plano com estes filtros.</p>
            {isFiltered(filter) && (
              <LinkButton to={paths.admin({ tab: 'plan-requests' })} look="default">
                Limpar filtros
              </LinkButton>
            )}
          </EmptyState>
        }
      >
        <DataTable
          label="Solicitações de plano"
          rows={list?.items ?? []}
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
            { name: 'Plano atual', cell: ({ currentPlan }) => <PlanText plan={currentPlan} /> },
            { name: 'Plano pedido', cell: ({ requestedPlan }) => <PlanText plan={requestedPlan} /> },
            {
              name: 'Pedido em',
              cell: ({ requestedAt }) => <span className={classes.whole}>{formatDateTime(requestedAt)}</span>,
            },
            {
              name: 'Situação',
              cell: ({ status, decidedAt }) => (
                <>
                  <StatusTag tone={TONES[status]}>{STATUS[status]}</StatusTag>
                  {decidedAt && <small className={classes.whole}>{formatDateTime(decidedAt)}</small>}
                </>
              ),
            },
            { name: 'Mensagem', cell: (row) => <Notes {...row} /> },
            {
              name: '',
              cell: (row) =>
                row.status === 'pending' && (
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
        <Paging
          label="Páginas das solicitações"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={pathOf}
        />
      </ListState>
      {rejecting && (
        <RejectPlanRequestModal
          request={rejecting}
          onClose={() => setRejecting(undefined)}
          onDecided={() => {
            setRejecting(undefined);
            renew();
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
