import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MutationName } from '../../api/operations.gen.ts';
import { IfMay } from '../../domain/account/if-may.tsx';
import { formatAmount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Choices } from '../../ui/list/choices.ts';
import type { ListFilter } from '../../ui/list/filters/list-filter.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ClearFilters } from '../list/clear-filters.tsx';
import lists from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { type PageOf, type QueryResult, useAdminList } from '../list/use-admin-list.tsx';
import { useShownKey } from '../list/use-shown-key.ts';
import { type Entry, type EntryKind, visibilityFilter } from './entry-kind.ts';
import { type EntryInput, EntryModal } from './entry-modal.tsx';
import { HideEntryModal } from './hide-entry-modal.tsx';
import { RemoveEntryModal } from './remove-entry-modal.tsx';

interface EntryListProps<Row extends Entry> {
  address: ListAddress;
  kind: EntryKind;
  /** Names what the list's mutations make stale. */
  mutation: MutationName;
  orders: Choices;
  variables: {
    q: string | null;
    order: string;
    state?: string | null;
    isVisible: boolean | null;
    page: number;
    perPage: number;
  };
  query: QueryResult<PageOf<Row>>;
  /** Beside the search box. */
  filters?: readonly ListFilter[];
  /** Between the name and the companies. */
  columns?: Column<Row>[];
  /** Filter of the companies' list for the companies of a row. */
  companiesOf(row: Row): Record<string, string>;
  create(input: EntryInput): Promise<unknown>;
  update(id: string, input: { name: string } | { isVisible: boolean }): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Lists categories or cities: search, add, rename, hide, remove. */
export function EntryList<Row extends Entry>({
  address,
  kind,
  mutation,
  orders,
  variables,
  query,
  filters = [],
  columns = [],
  companiesOf,
  create,
  update,
  remove,
}: EntryListProps<Row>) {
  const list = useAdminList(query, { variables, mutation });
  const { page, reload } = list;
  const [editing, setEditing] = useState<Row | 'new'>();
  const [hiding, setHiding] = useState<Row>();
  const [removing, setRemoving] = useState<Row>();
  useAskedModal(() => setEditing('new'));
  const shown = useShownKey([variables], query.current !== undefined);
  const { one, many, type } = kind;
  const companies = (row: Row) =>
    row.companiesCount === 0 ? (
      <>
        Nenhuma<span className={lists.onCard}> empresa</span>
      </>
    ) : (
      <Link className={lists.whole} to={paths.admin({ tab: 'companies', ...companiesOf(row) })}>
        {formatAmount(row.companiesCount, 'empresa', 'empresas')}
      </Link>
    );

  const toggle = (row: Row) =>
    list.decide(row, () => update(row.id, { isVisible: !row.isVisible }), {
      done: row.isVisible ? `${row.name} não é mais oferecida.` : `${row.name} voltou a ser oferecida.`,
      failed: `Erro ao salvar ${one}`,
      undo: () => update(row.id, { isVisible: row.isVisible }),
    });

  return (
    <>
      <AdminTable<Row>
        list={list}
        address={address}
        label={capitalized(many)}
        may="manageCatalog"
        pagesLabel={`Páginas das ${many}`}
        failedText={`Erro ao carregar ${many}`}
        count={page && formatAmount(page.total, one, many)}
        search={{ label: `Buscar ${one}` }}
        name={kind.list}
        filters={[...filters, visibilityFilter(address)]}
        orders={orders}
        isCompact
        details={{ title: ({ name }) => name }}
        rowActions={(row) => [
          { text: 'Renomear', act: () => setEditing(row) },
          row.isVisible && row.companiesCount > 0
            ? { text: 'Ocultar', act: () => setHiding(row) }
            : { text: row.isVisible ? 'Ocultar' : 'Mostrar', act: () => toggle(row) },
          { text: 'Histórico', may: 'readAudit', act: paths.adminAudit({ type, subject: row.id }) },
          { text: 'Remover', act: () => setRemoving(row), isGrave: true },
        ]}
        exported={{ list: kind.list, fileName: many }}
        actions={<Button onClick={() => setEditing('new')}>Nova {one}</Button>}
        empty={
          list.isFiltered ? (
            <EmptyState title={`Nenhuma ${one} encontrada`}>
              <p>{kind.hint}</p>
              <ClearFilters address={address} cleared={{ q: '', state: '', visibility: '' }} />
            </EmptyState>
          ) : (
            <EmptyState title={`Nenhuma ${one} ainda`}>
              <p>Sem {many} ninguém cadastra empresas.</p>
              <IfMay may="manageCatalog">
                <p>Adicione a primeira.</p>
                <Button onClick={() => setEditing('new')}>Adicionar {one}</Button>
              </IfMay>
            </EmptyState>
          )
        }
        tableKey={shown}
        columns={[
          {
            name: capitalized(one),
            orders: { ascending: 'name', descending: 'nameDescending' },
            title: ({ name }) => name,
          },
          ...columns,
          {
            name: 'Empresas',
            width: '8.5rem',
            orders: { ascending: 'companiesAscending', descending: 'companies', first: 'descending' },
            cell: companies,
          },
          {
            name: 'Situação',
            width: '7rem',
            orders: { ascending: 'visible', descending: 'hidden' },
            cell: ({ isVisible }) =>
              isVisible ? <StatusTag tone="good">Visível</StatusTag> : <StatusTag>Oculta</StatusTag>,
          },
        ]}
      />
      {editing && (
        <EntryModal
          kind={kind}
          entry={editing === 'new' ? undefined : editing}
          state={variables.state ?? ''}
          create={create}
          rename={(id, name) => update(id, { name })}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            reload();
          }}
        />
      )}
      {hiding && (
        <HideEntryModal
          entry={hiding}
          kind={one}
          hide={() => {
            setHiding(undefined);
            toggle(hiding);
          }}
          onClose={() => setHiding(undefined)}
        />
      )}
      {removing && (
        <RemoveEntryModal
          entry={removing}
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
            list.element.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
