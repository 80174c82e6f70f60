import { Link, Navigate } from 'react-router-dom';
import { DataTable } from '../../../components/data-table.tsx';
import { NothingSaved } from '../../../components/drawings/nothing-saved.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ListState } from '../../../components/list-state.tsx';
import { Paging } from '../../../components/paging.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { paths } from '../../../paths.ts';
import { isBeyond } from '../is-beyond.ts';
import lists from '../lists.module.css';
import { hasPercent, isWorking, STATES } from './import-states.ts';
import { useCompanyImportsQuery } from './imports.gen.ts';
import { usePolling } from './use-import.ts';

/** All imports, the newest first; those under way are followed. */
export function ImportList() {
  const address = useListAddress();
  const { data, previousData, failure, refetch } = useCompanyImportsQuery({
    variables: { page: address.page },
  });
  const list = (data ?? previousData)?.companyImports;
  usePolling(list?.items.some(isWorking) ?? false, refetch);

  if (isBeyond(data?.companyImports)) {
    return <Navigate to={address.pathOf(data?.companyImports.lastPage ?? 1)} replace />;
  }
  return (
    <ListState
      hasData={list !== undefined}
      isEmpty={list?.items.length === 0}
      isFailed={failure !== undefined}
      failedText="Erro ao carregar as importações"
      retry={refetch}
      empty={
        <EmptyState title="Nenhuma importação ainda" drawing={<NothingSaved />}>
          <p>Escolha um arquivo acima. Cada importação fica nesta lista e pode ser desfeita.</p>
        </EmptyState>
      }
    >
      <DataTable
        label="Importações"
        rows={list?.items ?? []}
        columns={[
          {
            name: 'Arquivo',
            cell: ({ id, fileName, isOfBrowser }) => (
              <>
                <Link to={paths.adminImport(id)}>{fileName}</Link>
                {!isOfBrowser && <small>Pela linha de comando</small>}
              </>
            ),
          },
          {
            name: 'Situação',
            cell: (row) => (
              <>
                <StatusTag tone={STATES[row.status].tone}>{STATES[row.status].tag}</StatusTag>
                {isWorking(row) && hasPercent(row) && <small>{row.percent}%</small>}
              </>
            ),
          },
          {
            name: 'Início',
            cell: ({ startedAt }) => <span className={lists.whole}>{formatDateTime(startedAt)}</span>,
          },
          { name: 'Linhas', cell: ({ rowsRead }) => formatNumber(rowsRead) },
          { name: 'Novas', cell: ({ rowsCreated }) => formatNumber(rowsCreated) },
          { name: 'Atualizadas', cell: ({ rowsUpdated }) => formatNumber(rowsUpdated) },
          { name: 'Recusadas', cell: ({ rowsRefused }) => formatNumber(rowsRefused) },
        ]}
      />
      <Paging
        label="Páginas das importações"
        page={list?.page ?? 1}
        lastPage={list?.lastPage ?? 1}
        pathOf={address.pathOf}
      />
    </ListState>
  );
}
