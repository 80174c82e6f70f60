import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { errorMessage, type Failure } from '../../api/errors.ts';
import type { MutationName } from '../../api/operations.gen.ts';
import { formatAmount } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { type Column, DataTable } from '../../ui/list/data-table.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { useDecisions } from '../actions/use-decisions.ts';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
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
  /** One that changes an entry. */
  mutation: MutationName;
  /** What the list is asked with, without its page. */
  filter: { q: string | null; order: 'name' | 'companies'; state?: string | null };
  answer: PlacePage<Row> | undefined;
  /** The answer, or the one before it. */
  list: PlacePage<Row> | undefined;
  failure: Failure | undefined;
  refetch(): Promise<void>;
  /** Beside search and order. */
  filters?: ReactNode;
  /** Between the name and the companies. */
  columns?: Column<Row>[];
  /** What the companies' list is asked with for those of a place. */
  companiesOf(row: Row): Record<string, string>;
  update(id: string, isVisible: boolean): Promise<unknown>;
  remove(id: string): Promise<unknown>;
  /** A new one, or another name for one. */
  form(row: Row | null, onClose: () => void, onSaved: () => void): ReactNode;
}

/** Categories or cities: found, added, renamed, hidden and removed (DECISIONS section 6). */
export function PlaceList<Row extends PlaceRow>({
  address,
  kind,
  mutation,
  filter,
  answer,
  list,
  failure,
  refetch,
  filters,
  columns = [],
  companiesOf,
  update,
  remove,
  form,
}: PlaceListProps<Row>) {
  const { place, isBusy, run, renew } = useDecisions(mutation);
  const [editing, setEditing] = useState<Row | 'new'>();
  const [removing, setRemoving] = useState<Row>();
  const shown = useShownKey([filter, address.page], answer !== undefined);
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
      renew();
    });

  return (
    <>
      <ListFrame
        address={address}
        place={place}
        answer={answer}
        list={list}
        isFailed={failure !== undefined}
        failedText={`Erro ao carregar ${many}`}
        retry={refetch}
        count={list && formatAmount(list.total, one, many)}
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
          rows={list?.items ?? []}
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
            renew();
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
            renew();
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
