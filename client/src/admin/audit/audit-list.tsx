import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { formatAge, formatDateTime } from '../../lib/format.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { Changes } from '../changes/changes.tsx';
import { ClearFilters } from '../list/clear-filters.tsx';
import { countedRows } from '../list/counted.ts';
import { offPageId, openedRow } from '../list/details/opened-row.ts';
import lists from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useShownKey } from '../list/use-shown-key.ts';
import {
  type AuditRowFragment,
  useAuditChoicesQuery,
  useAuditEntriesQuery,
  useAuditEntryQuery,
} from './audit.gen.ts';
import { auditVariables, NO_FILTER, ORDERS } from './audit-filter.ts';
import { auditFilters } from './audit-filters.tsx';
import { AuditSentence, sentenceOf } from './audit-sentence.tsx';
import { useChosenFilters } from './chosen-filters.ts';

/** Shows the values of an entry before and after. */
const AuditChanges = ({ changes }: Pick<AuditRowFragment, 'changes'>) =>
  changes.length === 0 ? '—' : <Changes changes={changes} />;

/** Lists the audit log: who did what to whom, when and from where, with values before and after. */
export function AuditList() {
  const address = useListAddress();
  const variables = auditVariables(address);
  const query = useAuditEntriesQuery({ variables });
  const offered = useAuditChoicesQuery();
  const choices = offered.data?.adminAuditChoices;
  const { cache } = useApolloClient();
  // A cached list may miss what has been done since.
  useEffect(() => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminAuditEntries' });
  }, [cache]);
  const shown = useShownKey([variables], query.data !== undefined);
  const result = listOf(query, (data) => data.adminAuditEntries);
  const list = useAdminList(result, { variables });
  const { page, rows } = list;
  const id = offPageId(address, list);
  const opened = useAuditEntryQuery({ variables: { id }, skip: id === '' });
  const filters = { address, choices, variables };
  const chosen = useChosenFilters({ choices, variables, entries: rows });

  return (
    <AdminTable<AuditRowFragment>
      list={list}
      address={address}
      label="Auditoria"
      pagesLabel="Páginas do registro"
      failedText="Erro ao carregar o registro de ações"
      retry={async () => {
        await Promise.all([query.refetch(), choices === undefined && offered.refetch()]);
      }}
      name="audit-entries"
      search={{
        label: 'Buscar no registro',
        description: 'Por valores, pessoas, ações e nomes de empresas.',
      }}
      filters={[...auditFilters(filters), ...chosen]}
      orders={ORDERS}
      isCompact
      details={{ title: sentenceOf, ...openedRow(opened.data?.adminAuditEntry, opened) }}
      count={page && countedRows(page, 'registro', 'registros')}
      exported={{ list: 'audit-entries', fileName: 'auditoria' }}
      empty={
        list.isFiltered ? (
          <EmptyState title="Nenhum registro encontrado">
            <p>Nada foi registrado com estes filtros.</p>
            <ClearFilters address={address} cleared={NO_FILTER} />
          </EmptyState>
        ) : (
          <EmptyState title="Nada registrado ainda" drawing={<NothingSaved />}>
            <p>O que os administradores fizerem a partir de agora aparece aqui.</p>
          </EmptyState>
        )
      }
      tableKey={shown}
      columns={[
        { name: 'O que foi feito', width: '16rem', cell: (entry) => <AuditSentence entry={entry} /> },
        {
          name: 'Quando',
          width: '9.25rem',
          orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
          cell: ({ createdAt }) => (
            <>
              <span className={lists.whole}>{formatDateTime(createdAt)}</span>
              <small>{formatAge(createdAt)}</small>
            </>
          ),
        },
        {
          name: 'De onde',
          width: '8rem',
          leaves: 1,
          isOffCard: true,
          cell: ({ address: from }) => from ?? '—',
        },
        {
          name: 'O que mudou',
          width: '10rem',
          title: ({ changes }) =>
            changes
              // The sentence has the name.
              .filter(({ field, isFact }) => !(isFact && field === 'name'))
              .map((change) => change.name)
              .join(', ') || 'Detalhes',
          detail: (entry) => <AuditChanges {...entry} />,
        },
      ]}
    />
  );
}
