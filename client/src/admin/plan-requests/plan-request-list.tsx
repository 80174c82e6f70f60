import { useState } from 'react';
import { formatDateTime, formatPrice } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import formClasses from '../../ui/form/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { choiceFilter, daysFilter } from '../../ui/list/filters/list-filter.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { RowButton } from '../actions/row-button.tsx';
import { countedRows } from '../list/counted.ts';
import { offPageId, openedRow } from '../list/details/opened-row.ts';
import classes from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { isFiltered, ORDERS, planRequestVariables, STATUSES } from './plan-request-filter.ts';
import { decisionProblem } from './plan-request-problem.ts';
import { usePlanRequestSelection } from './plan-request-selection.tsx';
import {
  type PlanRequestRowFragment,
  useApprovePlanRequestMutation,
  usePlanRequestQuery,
  usePlanRequestsQuery,
} from './plan-requests.gen.ts';
import { RejectPlanRequestModal } from './reject-plan-request-modal.tsx';

const STATUS = {
  pending: { text: 'Pendente', tone: 'waiting' },
  approved: { text: 'Aprovada', tone: 'good' },
  rejected: { text: 'Rejeitada', tone: 'bad' },
} as const;
const REQUEST_DECISIONS = {
  kind: 'planRequest',
  outcomes: { approve: STATUS.approved, reject: STATUS.rejected },
  before: { text: 'Já processada', tone: 'plain' },
  waits: ({ status }: PlanRequestRowFragment) => status === 'pending',
} as const;

function PlanText({ plan }: { plan: { name: string; price: string } | null }) {
  if (!plan) return 'Grátis';
  return (
    <>
      {plan.name}
      <small className={classes.whole}>{formatPrice(plan.price)}/mês</small>
    </>
  );
}

/** Shows the owner's plan; for a decided request the one at that time, and the present one when it differs. */
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

/** Shows the owner's plan, that of the time of the decision, on two lines. */
function UserPlanLine({ status, currentPlan, user }: PlanRequestRowFragment) {
  return <PlanText plan={status === 'pending' ? user.plan : currentPlan} />;
}

function Notes({ message, rejectionReason }: PlanRequestRowFragment) {
  if (!message && !rejectionReason) return <span data-off-card>—</span>;
  return (
    <>
      {message}
      {rejectionReason && <small>Resposta: {rejectionReason}</small>}
    </>
  );
}

/** Lists owners' requests for another plan. */
export function PlanRequestList() {
  const address = useListAddress();
  const variables = planRequestVariables(address);
  const query = usePlanRequestsQuery({ variables });
  const [approve] = useApprovePlanRequestMutation();
  const [rejecting, setRejecting] = useState<PlanRequestRowFragment>();
  const list = useAdminList(
    listOf(query, (data) => data.adminPlanRequests),
    {
      variables,
      mutation: 'ApprovePlanRequest',
      decisions: REQUEST_DECISIONS,
    },
  );
  const { page, isBusy } = list;
  const id = offPageId(address, list);
  const opened = usePlanRequestQuery({ variables: { id }, skip: id === '' });
  const { order: _, page: __, perPage: ___, ...filter } = variables;
  const isUsual = !isFiltered(variables);
  const chosen = usePlanRequestSelection(list, filter);

  const approveRow = (row: PlanRequestRowFragment) =>
    list.decide(row, () => approve({ variables: { id: row.id } }), {
      action: 'approve',
      done: `Plano ${row.requestedPlan.name} aprovado para ${row.user.name}.`,
      failed: decisionProblem,
    });
  const buttonsOf = (row: PlanRequestRowFragment) => {
    if (row.status !== 'pending' || list.outcomeOf(row)) return null;
    const of = `solicitação de ${row.user.name}`;
    return (
      <>
        <RowButton variant="filled" of={of} onClick={() => approveRow(row)} loading={isBusy(row.id)}>
          Aprovar
        </RowButton>
        <RowButton of={of} onClick={() => setRejecting(row)} disabled={isBusy(row.id)}>
          Rejeitar
        </RowButton>
      </>
    );
  };

  return (
    <>
      <AdminTable
        list={list}
        address={address}
        label="Solicitações de plano"
        pagesLabel="Páginas das solicitações"
        failedText="Erro ao carregar dados do painel administrativo"
        name="plan-requests"
        count={page && countedRows(page, 'solicitação', 'solicitações')}
        search={{
          label: 'Buscar solicitação',
          description: 'Por nome ou e-mail de quem pede, ou pelo plano pedido.',
        }}
        filters={[choiceFilter(address, 'status', 'Situação', STATUSES), daysFilter(address, 'start', 'end')]}
        orders={ORDERS}
        isCompact
        details={{
          title: ({ user }) => user.name,
          ...openedRow(opened.data?.adminPlanRequest, opened),
          more: (row) => {
            const buttons = buttonsOf(row);
            return buttons && <div className={formClasses.actions}>{buttons}</div>;
          },
        }}
        selection={{ ...chosen.selection, nameOf: ({ user }) => `a solicitação de ${user.name}` }}
        selectionBar={chosen.bar}
        exported={{ list: 'plan-requests', fileName: 'solicitacoes-de-plano' }}
        empty={
          <EmptyState title="Nenhuma solicitação" drawing={<NothingSaved />}>
            <p>
              {isUsual
                ? 'Nenhuma solicitação espera por você.'
                : 'Não há solicitações de plano com estes filtros.'}
            </p>
            <LinkButton
              to={paths.admin({ tab: 'plan-requests', status: isUsual && 'all' })}
              variant="default"
            >
              {isUsual ? 'Ver todas' : 'Limpar filtros'}
            </LinkButton>
          </EmptyState>
        }
        columns={[
          {
            name: 'Usuário',
            orders: { ascending: 'name', descending: 'nameDescending' },
            title: ({ user }) => user.name,
            cell: ({ user }) => (
              <small>
                <EmailText address={user.email} />
              </small>
            ),
            detail: ({ user }) => (
              <>
                {user.name}
                <small>
                  <EmailText address={user.email} />
                </small>
              </>
            ),
          },
          { name: 'Plano do usuário', width: '9rem', leaves: 3, cell: UserPlanLine, detail: UserPlan },
          {
            name: 'Plano pedido',
            width: '8rem',
            cell: ({ requestedPlan }) => (
              <>
                <span className={classes.onCard}>→ </span>
                <PlanText plan={requestedPlan} />
              </>
            ),
          },
          {
            name: 'Pedido em',
            width: '9.25rem',
            leaves: 2,
            orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
            cell: ({ requestedAt }) => <span className={classes.whole}>{formatDateTime(requestedAt)}</span>,
          },
          {
            name: 'Situação',
            width: '7.5rem',
            cell: (row) =>
              list.outcomeOr(row, () => (
                <>
                  <StatusTag tone={STATUS[row.status].tone}>{STATUS[row.status].text}</StatusTag>
                  {row.decidedAt && <small>{formatDateTime(row.decidedAt)}</small>}
                </>
              )),
          },
          { name: 'Mensagem', width: '10rem', leaves: 1, cell: Notes },
          {
            name: '',
            width: '14rem',
            cell: buttonsOf,
          },
        ]}
      />
      {chosen.modal}
      {rejecting && (
        <RejectPlanRequestModal
          request={rejecting}
          onClose={() => setRejecting(undefined)}
          onDecided={(isBefore) => {
            setRejecting(undefined);
            if (isBefore) list.settleAsBefore(rejecting);
            else
              list.reportDecision(
                rejecting,
                'reject',
                `A solicitação de ${rejecting.user.name} foi rejeitada.`,
              );
            list.element.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
