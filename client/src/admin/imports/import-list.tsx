import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePolling } from '../../api/use-polling.ts';
import { formatAmount, formatDateTime, formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import lists from '../list/lists.module.css';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { hasPercent, isWorking, STATES } from './import-states.ts';
import { useCompanyImportsQuery } from './imports.gen.ts';
import { POLL_MS } from './use-import.ts';

const ORDERS = [
  { value: 'newest', label: 'Mais novas' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'fileName', label: 'Nome do arquivo' },
] as const;

/** All imports; running ones are polled. */
export function ImportList() {
  const address = useListAddress();
  const q = address.text('q');
  const variables = {
    q: q || null,
    order: address.choice('order', ['newest', 'oldest', 'fileName']),
    page: address.page,
  };
  const query = useCompanyImportsQuery({ variables });
  const { frame, page, rows } = useAdminList(
    listOf(query, (data) => data.companyImports),
    { variables },
  );
  usePolling(query.refetch, { everyMs: rows.some(isWorking) ? POLL_MS : undefined });

  return (
    <ListFrame
      {...frame}
      address={address}
      failedText="Erro ao carregar as importações"
      count={page && formatAmount(page.total, 'importação', 'importações')}
      filters={
        <>
          <ListSearch address={address} label="Buscar arquivo" />
          <ListChoice address={address} name="order" label="Ordem" choices={ORDERS} />
        </>
      }
      empty={
        q === '' ? (
          <EmptyState title="Nenhuma importação ainda" drawing={<NothingSaved />}>
            <p>Escolha um arquivo acima. Cada importação fica nesta lista e pode ser desfeita.</p>
          </EmptyState>
        ) : (
          <EmptyState title="Nenhuma importação encontrada" drawing={<NothingSaved />}>
            <p>Tente outra parte do nome do arquivo.</p>
            <Button variant="default" onClick={() => address.change({ q: '' })}>
              Limpar busca
            </Button>
          </EmptyState>
        )
      }
      pagesLabel="Páginas das importações"
    >
      <DataTable
        label="Importações"
        rows={rows}
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
          { name: 'Atualizações', cell: ({ rowsUpdated }) => formatNumber(rowsUpdated) },
          { name: 'Recusas', cell: ({ rowsRefused }) => formatNumber(rowsRefused) },
        ]}
      />
    </ListFrame>
  );
}
