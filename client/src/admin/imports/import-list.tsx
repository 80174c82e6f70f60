import { Link } from 'react-router-dom';
import { usePolling } from '../../api/use-polling.ts';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { filterOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import lists from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { hasPercent, isWorking, STATES } from './import-states.ts';
import { AdminImportsDocument, type ImportStatus } from './imports.gen.ts';
import { POLL_MS } from './use-import.ts';

const ORDERS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'fileName', label: 'Nome do arquivo, de A a Z' },
  { value: 'fileNameDescending', label: 'Nome do arquivo, de Z a A' },
  { value: 'status', label: 'As que esperam primeiro' },
  { value: 'statusDescending', label: 'As terminadas primeiro' },
  { value: 'rowsRead', label: 'Mais linhas' },
  { value: 'rowsReadAscending', label: 'Menos linhas' },
  { value: 'rowsCreated', label: 'Mais empresas novas' },
  { value: 'rowsCreatedAscending', label: 'Menos empresas novas' },
  { value: 'rowsUpdated', label: 'Mais atualizações' },
  { value: 'rowsUpdatedAscending', label: 'Menos atualizações' },
  { value: 'rowsRefused', label: 'Mais recusas' },
  { value: 'rowsRefusedAscending', label: 'Menos recusas' },
] as const;

const CHOICES = [
  { value: 'all', label: 'Todas' },
  { value: 'open', label: 'Falta conferir ou importar' },
  { value: 'working', label: 'Em andamento' },
  { value: 'stopped', label: STATES.stopped.tag },
  { value: 'done', label: STATES.done.tag },
  { value: 'undone', label: STATES.undone.tag },
  { value: 'cancelled', label: STATES.cancelled.tag },
] as const;
const STATUSES: Record<Exclude<(typeof CHOICES)[number]['value'], 'all'>, ImportStatus[]> = {
  open: ['uploaded', 'checked'],
  working: ['checking', 'running', 'undoing'],
  stopped: ['stopped'],
  done: ['done'],
  undone: ['undone'],
  cancelled: ['cancelled'],
};

const IMPORTS = pagedList({
  label: 'Importações',
  words: ['importação', 'importações'],
  pagesLabel: 'Páginas das importações',
  failedText: 'Erro ao carregar as importações',
  query: AdminImportsDocument,
  variables: (address) => ({
    ...pageVariables(address, ORDERS),
    status: filterOf(address, 'status', CHOICES),
  }),
  queryVariables: ({ status, ...others }) => ({ ...others, statuses: status && STATUSES[status] }),
  search: { label: 'Buscar arquivo' },
  filters: (address) => [choiceFilter(address, 'status', 'Situação', CHOICES)],
  orders: ORDERS,
  notFound: {
    title: 'Nenhuma importação encontrada',
    text: 'Tente outra parte do nome do arquivo, ou outra situação.',
    drawing: <NothingSaved />,
  },
});

/** Lists all imports; running ones are polled. */
export function ImportList() {
  const table = useDescribedList(IMPORTS);
  usePolling(table.refetch, { everyMs: table.list.rows.some(isWorking) ? POLL_MS : undefined });

  return (
    <AdminTable
      table={table}
      empty={
        <EmptyState title="Nenhuma importação ainda" drawing={<NothingSaved />}>
          <p>
            Escolha um arquivo acima. Cada importação fica nesta lista; as de arquivos enviados aqui podem ser
            desfeitas.
          </p>
        </EmptyState>
      }
      columns={[
        {
          name: 'Arquivo',
          orders: { ascending: 'fileName', descending: 'fileNameDescending' },
          cell: ({ id, fileName, isOfBrowser }) => (
            <>
              <Link to={paths.adminImport(id)}>{fileName}</Link>
              {!isOfBrowser && <small>Pela linha de comando</small>}
            </>
          ),
        },
        {
          name: 'Situação',
          width: '10rem',
          orders: { ascending: 'status', descending: 'statusDescending' },
          cell: (row) => (
            <>
              <StatusTag tone={STATES[row.status].tone}>{STATES[row.status].tag}</StatusTag>
              {isWorking(row) && hasPercent(row) && <small>{row.percent}%</small>}
            </>
          ),
        },
        {
          name: 'Início',
          width: '9.25rem',
          leaves: 4,
          orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
          cell: ({ startedAt }) => <span className={lists.whole}>{formatDateTime(startedAt)}</span>,
        },
        {
          name: 'Linhas',
          width: '5.5rem',
          leaves: 3,
          isOffCard: true,
          orders: { ascending: 'rowsReadAscending', descending: 'rowsRead', first: 'descending' },
          cell: ({ rowsRead }) => formatNumber(rowsRead),
        },
        {
          name: 'Novas',
          width: '5.5rem',
          leaves: 2,
          isOffCard: true,
          orders: { ascending: 'rowsCreatedAscending', descending: 'rowsCreated', first: 'descending' },
          cell: ({ rowsCreated }) => formatNumber(rowsCreated),
        },
        {
          name: 'Atualizações',
          width: '8.5rem',
          leaves: 1,
          isOffCard: true,
          orders: { ascending: 'rowsUpdatedAscending', descending: 'rowsUpdated', first: 'descending' },
          cell: ({ rowsUpdated }) => formatNumber(rowsUpdated),
        },
        {
          name: 'Recusas',
          width: '6.5rem',
          isOffCard: true,
          orders: { ascending: 'rowsRefusedAscending', descending: 'rowsRefused', first: 'descending' },
          cell: ({ rowsRefused }) => formatNumber(rowsRefused),
        },
      ]}
    />
  );
}
