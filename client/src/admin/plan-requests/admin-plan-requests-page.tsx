import { useState } from 'react';
import { IfMailed } from '../../domain/site/if-mailed.tsx';
import { dayOf } from '../../lib/day-of.ts';
import { formatDateTime, formatPrice } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import formClasses from '../../ui/form/form.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { filterOf } from '../../ui/list/choices.ts';
import { choiceFilter, daysFilter } from '../../ui/list/filters/list-filter.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { RowButton } from '../actions/row-button.tsx';
import { type ListAction, useListActions } from '../bulk/use-list-actions.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import classes from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listPage } from '../shell/admin-screen.tsx';
import { decisionProblem } from './plan-request-problem.ts';
import {
  PlanRequestDocument,
  type PlanRequestRowFragment,
  PlanRequestsDocument,
  useApprovePlanRequestMutation,
} from './plan-requests.gen.ts';
import { RejectPlanRequestModal } from './reject-plan-request-modal.tsx';

/** In the order of the select; the first is the default. */
const STATUSES = [
  { value: 'pending', label: 'Pendente' },
  { value: 'approved', label: 'Aprovada' },
  { value: 'rejected', label: 'Rejeitada' },
  { value: 'all', label: 'Todas' },
] as const;

const ORDERS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'name', label: 'Nome de quem pede, de A a Z' },
  { value: 'nameDescending', label: 'Nome de quem pede, de Z a A' },
] as const;

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

const PLAN_REQUESTS = pagedList({
  label: 'Solicitações de plano',
  words: ['solicitação', 'solicitações'],
  pagesLabel: 'Páginas das solicitações',
  query: PlanRequestsDocument,
  variables: (address) => ({
    ...pageVariables(address, ORDERS),
    status: filterOf(address, 'status', STATUSES),
    from: dayOf(address.text('start')) || null,
    until: dayOf(address.text('end')) || null,
  }),
  rowQuery: { query: PlanRequestDocument, row: (data) => data.adminPlanRequest },
  mutation: 'ApprovePlanRequest',
  decisions: REQUEST_DECISIONS,
  search: {
    label: 'Buscar solicitação',
    description: 'Por nome ou e-mail de quem pede, ou pelo plano pedido.',
  },
  filters: (address) => [
    choiceFilter(address, 'status', 'Situação', STATUSES),
    daysFilter(address, 'start', 'end'),
  ],
  orders: ORDERS,
  views: 'plan-requests',
  exported: { list: 'plan-requests', fileName: 'solicitacoes-de-plano' },
  selects: {
    filter: 'planRequests',
    allText: 'Selecionar todas as',
    words: ['solicitação selecionada', 'solicitações selecionadas'],
  },
});

const UNDOABLE = 'Dá para desfazer por dez segundos depois do fim.';
const APPROVE: ListAction<PlanRequestRowFragment> = {
  what: { kind: 'planRequest', action: 'approve' },
  fits: REQUEST_DECISIONS.waits,
  button: (count) => `Aprovar ${count}`,
  title: (amount) => `Aprovar ${amount}`,
  text: (
    <p>
      Cada conta passa a ter o plano que pediu. <IfMailed>O dono recebe um e-mail. </IfMailed>
      {UNDOABLE}
    </p>
  ),
};
const REJECT: ListAction<PlanRequestRowFragment> = {
  what: { kind: 'planRequest', action: 'reject' },
  // Both decisions are for the same requests.
  counted: APPROVE.what,
  fits: REQUEST_DECISIONS.waits,
  button: (count) => `Rejeitar ${count}`,
  title: (amount) => `Rejeitar ${amount}`,
  reason: {
    kind: 'planRequest',
    label: 'Motivo da rejeição',
    description: 'O mesmo para todas; os donos leem.',
    missingText: 'O motivo da rejeição é obrigatório.',
  },
  text: <p>As contas continuam com o plano que têm. {UNDOABLE}</p>,
};

/** Lists owners' requests for another plan. */
export function PlanRequestList() {
  const table = useDescribedList(PLAN_REQUESTS);
  const { list } = table;
  const { isBusy } = list;
  const [approve] = useApprovePlanRequestMutation();
  const [rejecting, setRejecting] = useState<PlanRequestRowFragment>();
  const { q, status, from, until } = table.filter;
  const isUsual = !(q || from || until) && status === 'pending';
  const chosen = useListActions(table.selectable, [APPROVE, REJECT], ({ id, user }) => ({
    kind: 'planRequest',
    id,
    title: user.name,
  }));

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
        table={table}
        details={{
          title: ({ user }) => user.name,
          more: (row) => {
            const buttons = buttonsOf(row);
            return buttons && <div className={formClasses.actions}>{buttons}</div>;
          },
        }}
        selection={{ ...chosen.selection, nameOf: ({ user }) => `a solicitação de ${user.name}` }}
        selectionBar={chosen.bar}
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

export const page = listPage(
  { may: 'seePersons', title: 'Solicitações de Plano', denied: 'Acesso restrito' },
  PlanRequestList,
);
