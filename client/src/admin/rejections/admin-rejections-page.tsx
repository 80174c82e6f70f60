import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IfMailed } from '../../domain/site/if-mailed.tsx';
import { dayOf } from '../../lib/day-of.ts';
import { formatAmount, formatDateTime, formatNumber } from '../../lib/format.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { Choices } from '../../ui/list/choices.ts';
import { daysFilter, type ListFilter, textFilter } from '../../ui/list/filters/list-filter.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { ITEM, type ListAddress, NO_ITEM } from '../../ui/list/use-list-params.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { BulkSelection } from '../bulk/use-bulk-selection.ts';
import { useBulkSelection } from '../bulk/use-bulk-selection.ts';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import classes from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listPage } from '../shell/admin-screen.tsx';
import {
  RejectionDocument,
  type RejectionRowFragment,
  RejectionsDocument,
  useRejectionChoicesQuery,
  useRestoreRejectionMutation,
} from './rejections.gen.ts';

const list = new Intl.ListFormat('pt-BR');

interface RestoreModalProps {
  rejection: RejectionRowFragment;
  onClose(): void;
  /** Called once it is pending again. */
  onRestored(): void;
}

/** Makes a rejected company pending again and says what it had and was removed since. */
function RestoreModal({ rejection: { id, name, owner }, onClose, onRestored }: RestoreModalProps) {
  const [restore] = useRestoreRejectionMutation();
  return (
    <AttemptModal
      title={`Trazer “${name}” de volta?`}
      action="Trazer de volta"
      isDestructive={false}
      failedText="Erro ao trazer a empresa de volta"
      run={async () => {
        const { data } = await restore({ variables: { id } });
        const missing = data?.restoreRejection.notRestored ?? [];
        const without = missing.length > 0 ? ` Ficou sem: ${list.format(missing)}.` : '';
        showToast(`${name} voltou para Aprovações.${without}`);
        onRestored();
      }}
      onClose={onClose}
    >
      <p>
        A empresa volta para Aprovações como estava, com logo e fotos
        {owner && ' e com quem tinha um papel nela'}.
      </p>
      {owner && (
        <IfMailed>
          <p>{owner.name} recebe um e-mail.</p>
        </IfMailed>
      )}
    </AttemptModal>
  );
}

interface RestoreSeveralModalProps {
  chosen: BulkSelection<RejectionRowFragment>;
  onClose(): void;
}

/** Makes the selected companies, or all of the search, pending again in the background. */
function RestoreSeveralModal({ chosen, onClose }: RestoreSeveralModalProps) {
  return (
    <AttemptModal
      title={`Trazer de volta ${formatAmount(chosen.count, 'empresa', 'empresas')}`}
      action="Trazer de volta"
      isDestructive={false}
      failedText="Erro ao começar a ação em lote"
      run={async () => {
        if (await chosen.start({ action: 'restoreRejection' })) onClose();
      }}
      onClose={onClose}
    >
      <p>As empresas voltam para Aprovações como estavam, com logo, fotos e quem tinha um papel nelas.</p>
      <IfMailed>
        <p>Os donos recebem um e-mail.</p>
      </IfMailed>
      <p>Isto roda em segundo plano: você pode sair desta página e parar a ação quando quiser.</p>
    </AttemptModal>
  );
}

const ORDERS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'name', label: 'Nome, de A a Z' },
  { value: 'nameDescending', label: 'Nome, de Z a A' },
] as const;
/** Contact data and description, for deciding whether to restore. */
const CONTACTS: readonly Column<RejectionRowFragment>[] = [
  {
    name: 'Telefone',
    isDetail: true,
    cell: ({ phone }) => phone,
  },
  {
    name: 'E-mail',
    isDetail: true,
    cell: ({ email }) => email && <EmailText address={email} />,
  },
  {
    name: 'Endereço',
    isDetail: true,
    cell: ({ address }) => address,
  },
  {
    name: 'Descrição',
    isDetail: true,
    cell: ({ description }) => description,
  },
];
const PENDING = { text: 'De volta a Aprovações', tone: 'plain' } as const;

/** In the URL, for companies that were rejected without a reason. */
const NO_REASON = 'none';
/** Of a reason in a choice; the list has all of it. */
const MOST_LETTERS = 60;
const shortened = (text: string) =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trimEnd()}…` : text;

/** Returns choices with that of the URL, which the server may not offer. */
function withChosen(choices: Choices, value: string, label: string): Choices {
  return choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label }];
}

/** Returns the filters by reason, administrator and days. */
function useRejectionFilters(address: ListAddress): readonly ListFilter[] {
  const { data } = useRejectionChoicesQuery();
  const { reasons = [], deciders = [] } = data?.adminRejectionChoices ?? {};
  const filterBy = (name: string, label: string, choices: Choices, unknown: string) => {
    const value = address.text(name);
    const known = withChosen(choices, value, unknown);
    const field = <ListChoice key={name} address={address} name={name} label={label} choices={known} />;
    return textFilter(address, name, label, field, known.find((choice) => choice.value === value)?.label);
  };
  const reason = address.text('reason');
  return [
    filterBy(
      'reason',
      'Motivo',
      [
        { value: '', label: 'Todos' },
        { value: NO_REASON, label: 'Sem motivo' },
        ...reasons.map(({ text, count }) => ({
          value: text,
          label: `${shortened(text)} (${formatNumber(count)})`,
        })),
      ],
      shortened(reason),
    ),
    filterBy(
      'decider',
      'Quem rejeitou',
      [{ value: '', label: 'Todos' }, ...deciders.map(({ id, name }) => ({ value: id, label: name }))],
      `conta nº ${address.text('decider')}`,
    ),
    daysFilter(address, 'from', 'until'),
  ];
}

const REJECTIONS = pagedList({
  label: 'Empresas rejeitadas',
  words: ['empresa rejeitada', 'empresas rejeitadas'],
  pagesLabel: 'Páginas das empresas rejeitadas',
  failedText: 'Erro ao carregar empresas rejeitadas',
  query: RejectionsDocument,
  variables: (address) => ({
    ...pageVariables(address, ORDERS),
    from: dayOf(address.text('from')) || null,
    until: dayOf(address.text('until')) || null,
    reason: address.text('reason') === NO_REASON ? null : address.text('reason') || null,
    hasReason: address.text('reason') === NO_REASON ? false : null,
    deciderId: address.text('decider') || null,
  }),
  rowQuery: { query: RejectionDocument, row: (data) => data.adminRejection },
  mutation: 'RestoreRejection',
  search: {
    label: 'Buscar empresa rejeitada',
    description: 'Por empresa, dono ou e-mail dele, cidade, categoria, motivo ou quem rejeitou.',
  },
  orders: ORDERS,
  notFound: {
    title: 'Nenhuma empresa rejeitada encontrada',
    text: 'Confira o nome, busque pelo e-mail do dono, ou tire filtros.',
  },
  views: 'rejections',
  exported: { list: 'rejections', fileName: 'empresas-rejeitadas' },
  may: 'decide',
  selects: {
    filter: 'rejections',
    allText: 'Selecionar todas as',
    words: ['empresa selecionada', 'empresas selecionadas'],
  },
});

/** Lists rejected companies: who rejected them and why, and a way back. */
export function RejectionList() {
  const table = useDescribedList(REJECTIONS);
  const { list, address } = table;
  const filters = useRejectionFilters(address);
  const navigate = useNavigate();
  const chosen = useBulkSelection(table.selectable);
  const [restoring, setRestoring] = useState<RejectionRowFragment | 'several'>();
  const [first] = chosen.selection.rows;
  return (
    <>
      <AdminTable<RejectionRowFragment>
        table={table}
        filters={filters}
        empty={
          <EmptyState title="Nenhuma empresa rejeitada">
            <p>
              O que for rejeitado em Aprovações aparece aqui, com o motivo, e pode ser trazido de volta por um
              ano.
            </p>
          </EmptyState>
        }
        rowActions={(row) => [{ text: 'Trazer de volta', act: () => setRestoring(row) }]}
        selection={{ ...chosen.selection, nameOf: ({ name }) => name }}
        selectionBar={
          <BulkBar chosen={chosen}>
            <Button
              variant="default"
              onClick={() => setRestoring(chosen.count === 1 && first ? first : 'several')}
            >
              Trazer de volta
            </Button>
          </BulkBar>
        }
        details={{ title: ({ name }) => name }}
        columns={[
          {
            name: 'Empresa',
            orders: { ascending: 'name', descending: 'nameDescending' },
            title: ({ name }) => name,
            cell: ({ cityName, categoryName }) => (
              <small>{[categoryName, cityName].filter(Boolean).join(' · ')}</small>
            ),
          },
          {
            name: 'Dono',
            width: '11rem',
            leaves: 1,
            isOffCard: true,
            cell: ({ owner }) =>
              owner ? (
                <>
                  {owner.name}
                  <small>
                    <EmailText address={owner.email} />
                  </small>
                </>
              ) : (
                'Sem dono'
              ),
          },
          ...CONTACTS,
          { name: 'Motivo', width: '11rem', cell: ({ reason }) => reason ?? 'Sem motivo' },
          {
            name: 'Rejeitada',
            orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
            width: '9.25rem',
            cell: ({ createdAt, deciderName }) => (
              <>
                <span className={classes.whole}>{formatDateTime(createdAt)}</span>
                {deciderName && <small>por {deciderName}</small>}
              </>
            ),
          },
        ]}
      />
      {restoring === 'several' && (
        <RestoreSeveralModal chosen={chosen} onClose={() => setRestoring(undefined)} />
      )}
      {restoring && restoring !== 'several' && (
        <RestoreModal
          rejection={restoring}
          onClose={() => setRestoring(undefined)}
          onRestored={() => {
            setRestoring(undefined);
            chosen.clear();
            if (address.text(ITEM) !== '') navigate(address.pathWith(NO_ITEM), { replace: true });
            list.settleAndReload([restoring.id], PENDING);
            list.element.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

export const page = listPage(
  {
    title: 'Empresas rejeitadas',
    lead: 'O que foi rejeitado, por quem e por quê. Por um ano uma empresa pode voltar para Aprovações como estava.',
    may: 'seePersons',
  },
  RejectionList,
);
