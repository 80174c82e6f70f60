import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatAmount, formatDateTime } from '../../lib/format.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { choiceOf } from '../../ui/list/choices.ts';
import type { Column } from '../../ui/list/table/column.ts';
import { ITEM, NO_ITEM, useListAddress } from '../../ui/list/use-list-params.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useBulkSelection } from '../bulk/use-bulk-selection.ts';
import { ClearFilters } from '../list/clear-filters.tsx';
import { offPageId, openedRow } from '../list/details/opened-row.ts';
import classes from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { type RejectionRowFragment, useRejectionQuery, useRejectionsQuery } from './rejections.gen.ts';
import { RestoreModal, RestoreSeveralModal } from './restore-modal.tsx';

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
    width: '8.5rem',
    leaves: 3,
    isExtra: true,
    isOffCard: true,
    cell: ({ phone }) => phone,
  },
  {
    name: 'E-mail',
    width: '11rem',
    leaves: 4,
    isExtra: true,
    isOffCard: true,
    cell: ({ email }) => email && <EmailText address={email} />,
  },
  {
    name: 'Endereço',
    width: '11rem',
    leaves: 5,
    isExtra: true,
    isOffCard: true,
    cell: ({ address }) => address,
  },
  {
    name: 'Descrição',
    width: '14rem',
    leaves: 6,
    isExtra: true,
    isOffCard: true,
    cell: ({ description }) => description,
  },
];
const EXPORTED = { list: 'rejections', fileName: 'empresas-rejeitadas' } as const;
const PENDING = { text: 'De volta à fila', tone: 'plain' } as const;

/** Lists rejected companies: who rejected them and why, and a way back. */
export function RejectionList() {
  const address = useListAddress();
  const navigate = useNavigate();
  const q = address.text('q') || null;
  const variables = {
    q,
    order: choiceOf(address, 'order', ORDERS),
    page: address.page,
    perPage: address.rows,
  };
  const query = useRejectionsQuery({ variables });
  const result = listOf(query, (data) => data.adminRejections);
  const list = useAdminList(result, { variables, mutation: 'RestoreRejection' });
  const chosen = useBulkSelection({
    list,
    shown: list.open,
    of: { rejections: { q } },
    allText: 'Selecionar todas as',
  });
  const [restoring, setRestoring] = useState<RejectionRowFragment | 'several'>();
  const [first] = chosen.selection.rows;
  const { page } = list;
  const id = offPageId(address, list);
  const opened = useRejectionQuery({ variables: { id }, skip: id === '' });
  return (
    <>
      <AdminTable<RejectionRowFragment>
        list={list}
        address={address}
        label="Empresas rejeitadas"
        may="decide"
        pagesLabel="Páginas das empresas rejeitadas"
        failedText="Erro ao carregar empresas rejeitadas"
        count={page && formatAmount(page.total, 'empresa rejeitada', 'empresas rejeitadas')}
        name="rejections"
        search={{ label: 'Buscar empresa rejeitada', description: 'Por empresa, dono ou e-mail dele.' }}
        empty={
          list.isFiltered ? (
            <EmptyState title="Nenhuma empresa rejeitada encontrada">
              <p>Confira o nome, ou busque pelo e-mail do dono.</p>
              <ClearFilters address={address} cleared={{ q: '' }} />
            </EmptyState>
          ) : (
            <EmptyState title="Nenhuma empresa rejeitada">
              <p>
                O que for rejeitado na fila aparece aqui, com o motivo, e pode ser trazido de volta por um
                ano.
              </p>
            </EmptyState>
          )
        }
        orders={ORDERS}
        exported={EXPORTED}
        isCompact
        rowActions={(row) => [{ text: 'Trazer de volta', act: () => setRestoring(row) }]}
        selection={{ ...chosen.selection, nameOf: ({ name }) => name }}
        selectionBar={
          <BulkBar
            chosen={chosen}
            shown={list.open}
            exported={{ ...EXPORTED, filter: variables }}
            countText={(count) => formatAmount(count, 'empresa selecionada', 'empresas selecionadas')}
          >
            <Button
              variant="default"
              onClick={() => setRestoring(chosen.count === 1 && first ? first : 'several')}
            >
              Trazer de volta
            </Button>
          </BulkBar>
        }
        details={{
          title: ({ name }) => name,
          ...openedRow(opened.data?.adminRejection, opened),
        }}
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
