import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { DataTable } from '../../components/data-table.tsx';
import { NothingSaved } from '../../components/drawings/nothing-saved.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListState } from '../../components/list-state.tsx';
import { Paging } from '../../components/paging.tsx';
import { showToast } from '../../components/toast-store.ts';
import { formatDateTime, formatPrice } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { decisionProblem, type PlanRequestFilter, statusOf } from './plan-request-filter.ts';
import { PlanRequestFilters } from './plan-request-filters.tsx';
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

const planText = (plan: { name: string; price: number } | null): string =>
  plan ? `${plan.name} (${formatPrice(plan.price)}/mês)` : 'Grátis';

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
  const [busyId, setBusyId] = useState<string>();
  const [rejecting, setRejecting] = useState<PlanRequestRowFragment>();
  const place = useRef<HTMLDivElement>(null);
  const list = (data ?? previousData)?.planRequests;

  const decide = async (row: PlanRequestRowFragment) => {
    if (busyId) return;
    setBusyId(row.id);
    try {
      await approve({ variables: { id: row.id } });
      showToast(`${row.user.name} tem agora o plano ${row.requestedPlan.name}.`);
    } catch (error) {
      showToast(decisionProblem(error), 'error');
    }
    await refetch();
    setBusyId(undefined);
    place.current?.focus();
  };

  return (
    <>
      <PlanRequestFilters filter={filter} />
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={refetch}
        empty={
          <EmptyState title="Nenhuma solicitação" drawing={<NothingSaved />}>
            <p>Não há solicitações de plano com estes filtros.</p>
          </EmptyState>
        }
      >
        {/* Takes the focus when the row that was decided is gone. */}
        <div ref={place} tabIndex={-1}>
          <DataTable
            label="Solicitações de plano"
            rows={list?.items ?? []}
            columns={[
              {
                name: 'Usuário',
                cell: ({ user }) => (
                  <>
                    {user.name}
                    <small>{user.email}</small>
                  </>
                ),
              },
              { name: 'Plano atual', cell: ({ currentPlan }) => planText(currentPlan) },
              { name: 'Plano pedido', cell: ({ requestedPlan }) => planText(requestedPlan) },
              { name: 'Pedido em', cell: ({ requestedAt }) => formatDateTime(requestedAt) },
              { name: 'Situação', cell: ({ status }) => STATUS[status] },
              { name: 'Mensagem', cell: (row) => <Notes {...row} /> },
              {
                name: '',
                cell: (row) =>
                  row.status === 'pending' && (
                    <>
                      <Button
                        onClick={() => decide(row)}
                        loading={busyId === row.id}
                        aria-label={`Aprovar solicitação de ${row.user.name}`}
                      >
                        Aprovar
                      </Button>
                      <Button
                        variant="default"
                        onClick={() => setRejecting(row)}
                        disabled={busyId === row.id}
                        aria-label={`Rejeitar solicitação de ${row.user.name}`}
                      >
                        Rejeitar
                      </Button>
                    </>
                  ),
              },
            ]}
          />
        </div>
        <Paging
          label="Páginas das solicitações"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={(page) => paths.admin({ ...filter, tab: 'plan-requests', page })}
        />
      </ListState>
      {rejecting && (
        <RejectPlanRequestModal
          request={rejecting}
          onClose={() => setRejecting(undefined)}
          onDone={refetch}
        />
      )}
    </>
  );
}
