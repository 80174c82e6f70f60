import { useState } from 'react';
import { dayOf } from '../../lib/day-of.ts';
import { formatDateTime, formatDay, formatPrice } from '../../lib/format.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import formClasses from '../../ui/form/form.module.css';
import { filterOf } from '../../ui/list/choices.ts';
import { choiceFilter, daysFilter } from '../../ui/list/filters/list-filter.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { RowButton } from '../actions/row-button.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import classes from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listPage } from '../shell/admin-screen.tsx';
import {
  PlanChargeDocument,
  type PlanChargeRowFragment,
  PlanChargesDocument,
  useReceiveChargeMutation,
  useUndoChargeReceiptMutation,
} from './plan-charges.gen.ts';

const STATE = {
  open: { text: 'Em aberto', tone: 'waiting' },
  overdue: { text: 'Vencida', tone: 'bad' },
  received: { text: 'Recebida', tone: 'good' },
  ended: { text: 'Encerrada', tone: 'plain' },
} as const;
const STATES = [
  { value: 'all', label: 'Todas' },
  { value: 'open', label: STATE.open.text },
  { value: 'overdue', label: STATE.overdue.text },
  { value: 'received', label: STATE.received.text },
  { value: 'ended', label: STATE.ended.text },
] as const;
const ORDERS = [
  { value: 'dueDescending', label: 'Último vencimento primeiro' },
  { value: 'due', label: 'Primeiro vencimento primeiro' },
  { value: 'name', label: 'Nome de quem paga, de A a Z' },
  { value: 'nameDescending', label: 'Nome de quem paga, de Z a A' },
] as const;

/** Received charges outlive their account. */
const nameOf = ({ user }: PlanChargeRowFragment): string => user?.name ?? 'Conta encerrada';

const isOpen = ({ state }: PlanChargeRowFragment): boolean => state === 'open' || state === 'overdue';

const CHARGES = pagedList({
  label: 'Cobranças',
  words: ['cobrança', 'cobranças'],
  pagesLabel: 'Páginas das cobranças',
  failedText: 'Erro ao carregar cobranças',
  query: PlanChargesDocument,
  variables: (address) => ({
    ...pageVariables(address, ORDERS),
    state: filterOf(address, 'state', STATES),
    from: dayOf(address.text('start')) || null,
    until: dayOf(address.text('end')) || null,
  }),
  rowQuery: { query: PlanChargeDocument, row: (data) => data.adminPlanCharge },
  mutation: 'ReceiveCharge',
  isFinal: false,
  search: {
    label: 'Buscar cobrança',
    description: 'Por nome ou e-mail de quem paga, ou pelo identificador que o extrato do banco mostra.',
  },
  filters: (address) => [
    choiceFilter(address, 'state', 'Situação', STATES),
    daysFilter(address, 'start', 'end'),
  ],
  orders: ORDERS,
  notFound: {
    title: 'Nenhuma cobrança encontrada',
    text: 'Não há cobranças com estes filtros.',
    drawing: <NothingSaved />,
  },
  views: 'plan-charges',
  exported: { list: 'plan-charges', fileName: 'cobrancas' },
  may: 'decide',
});

/** Lists charges of plans; payments are marked as received. */
export function PlanChargeList() {
  const table = useDescribedList(CHARGES);
  const { list } = table;
  const [receive] = useReceiveChargeMutation();
  const [undoReceipt] = useUndoChargeReceiptMutation();
  const [receiving, setReceiving] = useState<PlanChargeRowFragment>();
  const undo = (row: PlanChargeRowFragment) =>
    list.decide(row, () => undoReceipt({ variables: { id: row.id } }), {
      done: `O recebimento de ${nameOf(row)} foi desfeito.`,
      failed: 'Não foi possível desfazer o recebimento. Tente novamente.',
    });
  const buttonsOf = (row: PlanChargeRowFragment) => {
    const of = `cobrança de ${nameOf(row)}`;
    if (row.canReceive) {
      return (
        <RowButton variant="filled" of={of} onClick={() => setReceiving(row)} disabled={list.isBusy(row.id)}>
          Recebido
        </RowButton>
      );
    }
    return row.canUndoReceipt ? (
      <RowButton of={of} onClick={() => undo(row)} loading={list.isBusy(row.id)}>
        Desfazer recebimento
      </RowButton>
    ) : null;
  };
  return (
    <>
      <AdminTable<PlanChargeRowFragment>
        table={table}
        empty={
          <EmptyState title="Nenhuma cobrança" drawing={<NothingSaved />}>
            <p>
              Com uma chave Pix nas Configurações, cada plano pago que é aprovado aparece aqui com a sua
              cobrança. Sem chave, nada é cobrado.
            </p>
          </EmptyState>
        }
        details={{
          title: nameOf,
          more: (row) => {
            const buttons = buttonsOf(row);
            return buttons && <div className={formClasses.actions}>{buttons}</div>;
          },
        }}
        columns={[
          {
            name: 'Usuário',
            orders: { ascending: 'name', descending: 'nameDescending' },
            title: nameOf,
            cell: ({ user }) =>
              user && (
                <small>
                  <EmailText address={user.email} />
                </small>
              ),
            detail: (row) => (
              <>
                {nameOf(row)}
                {row.user && (
                  <small>
                    <EmailText address={row.user.email} />
                  </small>
                )}
              </>
            ),
          },
          {
            name: 'Plano',
            width: '9rem',
            cell: ({ plan, amount }) => (
              <>
                {plan.name}
                <small className={classes.whole} data-on-card>
                  {formatPrice(amount)}
                </small>
              </>
            ),
          },
          {
            name: 'Vencimento',
            width: '9.25rem',
            orders: { ascending: 'due', descending: 'dueDescending', first: 'descending' },
            cell: (row) => (
              <>
                <span className={classes.whole}>{formatDay(row.dueOn)}</span>
                {isOpen(row) && <small>Plano até {formatDay(row.payableUntil)}</small>}
              </>
            ),
          },
          {
            name: 'Situação',
            width: '8.5rem',
            cell: ({ state, receivedAt, endedAt }) => (
              <>
                <StatusTag tone={STATE[state].tone}>{STATE[state].text}</StatusTag>
                {(receivedAt ?? endedAt) && <small>{formatDateTime(String(receivedAt ?? endedAt))}</small>}
              </>
            ),
          },
          {
            name: 'Identificador',
            width: '13.5rem',
            leaves: 1,
            isOffCard: true,
            cell: ({ txid }) => <small>{txid}</small>,
          },
          { name: '', width: '12rem', cell: buttonsOf },
        ]}
      />
      {receiving && (
        <AttemptModal
          title="Marcar como recebido?"
          action="Recebido"
          isDestructive={false}
          dismiss="Cancelar"
          failedText="Não foi possível marcar a cobrança. Tente novamente."
          doneText={`Pagamento de ${nameOf(receiving)} recebido.`}
          codesOfDone={['CONFLICT']}
          run={() => receive({ variables: { id: receiving.id } })}
          onDone={() => {
            setReceiving(undefined);
            list.reload();
            list.element.current?.focus({ preventScroll: true });
          }}
          onClose={() => setReceiving(undefined)}
        >
          <p>
            Confira no extrato: <strong>{formatPrice(receiving.amount)}</strong> de {nameOf(receiving)}, plano{' '}
            {receiving.plan.name}, identificador {receiving.txid}.
          </p>
          {receiving.state === 'ended' && (
            <p>A cobrança foi encerrada sem pagamento: o plano volta, se a conta não tiver outro.</p>
          )}
          <p>Dá para desfazer enquanto a cobrança do mês seguinte não for paga e o plano não mudar.</p>
        </AttemptModal>
      )}
    </>
  );
}

export const page = listPage(
  {
    may: 'seePersons',
    title: 'Cobranças',
    lead: 'O que as contas pagam pelos planos, por Pix.',
    denied: 'Acesso restrito',
  },
  PlanChargeList,
);
