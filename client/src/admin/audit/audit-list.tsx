import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { formatAge, formatAmount, formatDateTime } from '../../lib/format.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { ExportButton } from '../list/export-button.tsx';
import { isBeyond } from '../list/is-beyond.ts';
import lists from '../list/lists.module.css';
import { ToLastPage } from '../list/to-last-page.tsx';
import { useShownKey } from '../list/use-shown-key.ts';
import { type AuditRowFragment, useAuditChoicesQuery, useAuditEntriesQuery } from './audit.gen.ts';
import classes from './audit.module.css';
import { AuditChanges } from './audit-changes.tsx';
import { type AuditFilter, argumentsOf, isFiltered, NO_FILTER, readAuditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditSentence } from './audit-sentence.tsx';
import { ChosenFilters } from './chosen-filters.tsx';

/** Who did what to whom, before and after, when and from where. It is read and never changed. */
export function AuditList() {
  const address = useListAddress();
  const filter = readAuditFilter(address);
  const { data, previousData, failure, refetch } = useAuditEntriesQuery({
    variables: { ...argumentsOf(filter), page: address.page },
  });
  const offered = useAuditChoicesQuery();
  const choices = offered.data?.auditChoices;
  const { cache } = useApolloClient();
  // Whatever was done since the list was last seen is in it by now.
  useEffect(() => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'auditEntries' });
  }, [cache]);
  const shown = useShownKey([filter, address.page], data !== undefined);
  const list = (data ?? previousData)?.auditEntries;
  const retry = async () => {
    await Promise.all([refetch(), choices === undefined && offered.refetch()]);
  };
  const change = (parts: Partial<AuditFilter>) => address.change({ ...parts });

  if (isBeyond(data?.auditEntries)) {
    return <ToLastPage address={address} list={data?.auditEntries} />;
  }
  return (
    <div className={lists.place}>
      <AuditFilters address={address} choices={choices} filter={filter} change={change} />
      <ChosenFilters choices={choices} filter={filter} entries={list?.items ?? []} change={change} />
      <ListState
        hasData={list !== undefined}
        isEmpty={list?.items.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar o registro de ações"
        retry={retry}
        empty={
          isFiltered(filter) ? (
            <EmptyState title="Nenhum registro encontrado">
              <p>Nada foi registrado com estes filtros.</p>
              <Button variant="default" onClick={() => change(NO_FILTER)}>
                Limpar filtros
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title="Nada registrado ainda" drawing={<NothingSaved />}>
              <p>O que os administradores fizerem a partir de agora aparece aqui.</p>
            </EmptyState>
          )
        }
      >
        <div className={classes.between}>
          <p role="status">{list && formatAmount(list.total, 'registro', 'registros', list.totalIsExact)}</p>
          <ExportButton list="audit-entries" filter={argumentsOf(filter)} fileName="registro-de-acoes" />
        </div>
        <DataTable<AuditRowFragment>
          key={shown}
          label="Registro de ações"
          rows={list?.items ?? []}
          columns={[
            { name: 'O que foi feito', cell: (entry) => <AuditSentence entry={entry} /> },
            {
              name: 'Quando',
              cell: ({ createdAt }) => (
                <>
                  <span className={lists.whole}>{formatDateTime(createdAt)}</span>
                  <small>{formatAge(createdAt)}</small>
                </>
              ),
            },
            { name: 'De onde', cell: ({ address: from }) => from ?? '—' },
            { name: 'O que mudou', cell: (entry) => <AuditChanges {...entry} /> },
          ]}
        />
        <Paging
          label="Páginas do registro"
          page={list?.page ?? 1}
          lastPage={list?.lastPage ?? 1}
          pathOf={address.pathOf}
        />
      </ListState>
    </div>
  );
}
