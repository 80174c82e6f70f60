import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IfMay } from '../../domain/account/if-may.tsx';
import { formatAmount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Column } from '../../ui/list/table/column.ts';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { DescribedList } from '../list/described-list.ts';
import lists from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { capitalized, type Entry, type EntryKind } from './entry-kind.ts';
import { type EntryInput, EntryModal } from './entry-modal.tsx';
import { HideEntryModal } from './hide-entry-modal.tsx';
import { RemoveEntryModal } from './remove-entry-modal.tsx';

interface EntryListProps<Row extends Entry> {
  kind: EntryKind;
  table: DescribedList<Row>;
  /** The state that the list is filtered by, for a new city. */
  state?: string | null | undefined;
  /** Between the name and the companies. */
  columns?: Column<Row>[];
  /** Filter of the companies' list for the companies of a row. */
  companiesOf(row: Row): Record<string, string>;
  create(input: EntryInput): Promise<unknown>;
  update(id: string, input: { name: string } | { isVisible: boolean }): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

/** Lists categories or cities: search, add, rename, hide, remove. */
export function EntryList<Row extends Entry>({
  kind,
  table,
  state,
  columns = [],
  companiesOf,
  create,
  update,
  remove,
}: EntryListProps<Row>) {
  const { one, many, type } = kind;
  const { list } = table;
  const { reload } = list;
  const [editing, setEditing] = useState<Row | 'new'>();
  const [hiding, setHiding] = useState<Row>();
  const [removing, setRemoving] = useState<Row>();
  useAskedModal(() => setEditing('new'));
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
        table={table}
        details={{ title: ({ name }) => name }}
        rowActions={(row) => [
          { text: 'Renomear', act: () => setEditing(row) },
          row.isVisible && row.companiesCount > 0
            ? { text: 'Ocultar', act: () => setHiding(row) }
            : { text: row.isVisible ? 'Ocultar' : 'Mostrar', act: () => toggle(row) },
          { text: 'Histórico', may: 'readAudit', act: paths.adminAudit({ type, subject: row.id }) },
          { text: 'Remover', act: () => setRemoving(row), isGrave: true },
        ]}
        actions={<Button onClick={() => setEditing('new')}>Nova {one}</Button>}
        empty={
          <EmptyState title={`Nenhuma ${one} ainda`}>
            <p>Sem {many} ninguém cadastra empresas.</p>
            <IfMay may="manageCatalog">
              <p>Adicione a primeira.</p>
              <Button onClick={() => setEditing('new')}>Adicionar {one}</Button>
            </IfMay>
          </EmptyState>
        }
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
          state={state ?? ''}
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
