import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import type { MutationName } from '../../api/operations.gen.ts';
import { formatAmount } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { type Column, DataTable } from '../../ui/list/data-table.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { type QueryResult, useAdminList } from '../list/use-admin-list.tsx';
import { useShownKey } from '../list/use-shown-key.ts';
import { CompaniesLink, PlaceButtons, VisibilityTag } from './entry-cells.tsx';
import { PLACE_ORDERS, type PlaceKind, type PlaceRow } from './entry-row.ts';
import { RemovePlaceModal } from './remove-entry-modal.tsx';

interface PlacePage<Row> {
  items: Row[];
  page: number;
  lastPage: number;
  total: number;
}

interface PlaceListProps<Row extends PlaceRow> {
  address: ListAddress;
  kind: PlaceKind;
  /** Names what the list's mutations make stale. */
  mutation: MutationName;
  /** Variables of the query, without the page. */
  filter: { q: string | null; order: 'name' | 'companies'; state?: string | null };
  query: QueryResult<PlacePage<Row>>;
  /** Beside search and order. */
  filters?: ReactNode;
  /** Between the name and the companies. */
  columns?: Column<Row>[];
  /** Filter of the companies' list for the companies of a row. */
  companiesOf(row: Row): Record<string, string>;
  update(id: string, isVisible: boolean): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /** Modal that creates (`null`) or renames one. */
  form(row: Row | null, onClose: () => void, onSaved: () => void): ReactNode;
}

/** List of categories or cities: search, add, rename, hide, remove. */
export function PlaceList<Row extends PlaceRow>({
  address,
  kind,
  mutation,
  filter,
  query,
  filters,
  columns = [],
  companiesOf,
  update,
  remove,
  form,
}: PlaceListProps<Row>) {
  const variables = { ...filter, page: address.page };
  const list = useAdminList(query, {
    variables,
    mutation,
  });
  const { page, place, isBusy, run, reload } = list;
  const [editing, setEditing] = useState<Row | 'new'>();
  const [removing, setRemoving] = useState<Row>();
  const shown = useShownKey([variables], query.current !== undefined);
  const { one, many, title } = kind;
  const companies = (row: Row) => <CompaniesLink count={row.companiesCount} filter={companiesOf(row)} />;

  const toggle = (row: Row) =>
    run(row.id, async () => {
      try {
        await update(row.id, !row.isVisible);
        showToast(
          row.isVisible ? `${row.name} não é mais oferecida.` : `${row.name} voltou a ser oferecida.`,
        );
      } catch (error) {
        showToast(errorMessage(error, `Erro ao salvar ${one}`), 'error');
      }
      reload();
    });

  return (
    <>
      <ListFrame
        {...list.frame}
        address={address}
        failedText={`Erro ao carregar ${many}`}
        count={page && formatAmount(page.total, one, many)}
        actions={
          <>
            <ExportButton list={kind.export} filter={filter} fileName={kind.file} />
            <Button onClick={() => setEditing('new')}>Nova {one}</Button>
          </>
        }
        filters={
          <>
            <ListSearch address={address} label={`Buscar ${one}`} />
            {filters}
            <ListChoice address={address} name="order" label="Ordem" choices={PLACE_ORDERS} />
          </>
        }
        empty={
          filter.q || filter.state ? (
            <EmptyState title={`Nenhuma ${one} encontrada`}>
              <p>{kind.hint}</p>
              <Button variant="default" onClick={() => address.change({ q: '', state: '' })}>
                {filters ? 'Limpar filtros' : 'Limpar busca'}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title={`Nenhuma ${one} ainda`}>
              <p>Sem {many} ninguém cadastra empresas. Adicione a primeira.</p>
              <Button onClick={() => setEditing('new')}>Adicionar {one}</Button>
            </EmptyState>
          )
        }
        pagesLabel={`Páginas das ${many}`}
      >
        <DataTable<Row>
          key={shown}
          label={title}
          rows={list.rows}
          columns={[
            { name: kind.column, cell: ({ name }) => name },
            ...columns,
            { name: 'Empresas', cell: companies },
            { name: 'Situação', cell: VisibilityTag },
            {
              name: '',
              cell: (row) => (
                <PlaceButtons
                  row={row}
                  type={kind.type}
                  isBusy={isBusy(row.id)}
                  rename={() => setEditing(row)}
                  toggle={() => toggle(row)}
                  remove={() => setRemoving(row)}
                />
              ),
            },
          ]}
        />
      </ListFrame>
      {editing &&
        form(
          editing === 'new' ? null : editing,
          () => setEditing(undefined),
          () => {
            setEditing(undefined);
            reload();
          },
        )}
      {removing && (
        <RemovePlaceModal
          row={removing}
          kind={one}
          companies={companies(removing)}
          remove={() => remove(removing.id)}
          hide={() => {
            setRemoving(undefined);
            toggle(removing);
          }}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            reload();
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
