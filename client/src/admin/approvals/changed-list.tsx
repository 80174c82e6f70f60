import { Button } from '@mantine/core';
import { errorMessage } from '../../api/errors.ts';
import { formatAge, formatDateTime, formatResults } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Changes } from '../list/changes.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import classes from '../list/lists.module.css';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import {
  type ChangedCompaniesQuery,
  useChangedCompaniesQuery,
  useMarkChangesSeenMutation,
} from './approvals.gen.ts';
import { NoSearchResults } from './no-search-results.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { NEWEST_FIRST, orderValues } from './review-orders.ts';

type Item = ChangedCompaniesQuery['changedCompanies']['items'][number];
type Row = Item & { id: string };

/** Companies that their owners changed after approval. */
export function ChangedList({ address }: { address: ListAddress }) {
  const filter = {
    q: address.text('q').trim() || null,
    order: address.choice('order', orderValues(NEWEST_FIRST)),
  };
  const variables = { ...filter, page: address.page };
  const query = useChangedCompaniesQuery({ variables });
  const [markSeen] = useMarkChangesSeenMutation();
  const list = useAdminList(
    listOf(query, ({ changedCompanies: page }) => ({
      ...page,
      items: page.items.map((item): Row => ({ ...item, id: item.company.id })),
    })),
    { variables, mutation: 'MarkChangesSeen' },
  );

  const see = (row: Row) =>
    list.decide(row, () => markSeen({ variables: { companyId: row.id, seenAt: row.changedAt } }), {
      outcome: { text: 'Conferida', tone: 'good' },
      done: `As mudanças de ${row.company.name} foram conferidas.`,
      failed: (error) =>
        errorMessage(error, 'Não foi possível marcar as mudanças como conferidas. Tente novamente.'),
      before: { text: 'Já mudou', tone: 'plain' },
    });

  return (
    <ListFrame
      {...list.frame}
      address={address}
      failedText="Erro ao carregar empresas"
      filters={
        <ReviewFilters
          address={address}
          label="Buscar empresa alterada"
          description="Por nome da empresa, ou por nome ou e-mail do dono."
          orders={NEWEST_FIRST}
        />
      }
      count={list.page && formatResults(list.page.total, true)}
      actions={<ExportButton list="changed-companies" filter={filter} fileName="empresas-alteradas" />}
      empty={
        filter.q ? (
          <NoSearchResults address={address} title="Nenhuma empresa encontrada" />
        ) : (
          <EmptyState title="Nenhuma mudança para conferir" drawing={<NothingSaved />}>
            <p>Quando o dono de uma empresa aprovada muda os dados dela, a mudança aparece aqui.</p>
          </EmptyState>
        )
      }
      pagesLabel="Páginas das empresas alteradas"
    >
      <DataTable
        label="Empresas alteradas depois de aprovadas"
        rows={list.rows}
        isSettled={(row) => list.outcomeOf(row) !== undefined}
        columns={[
          {
            name: 'Empresa',
            cell: ({ company }) => (
              <>
                <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>
                <small>{company.ownerName ?? 'Sem dono'}</small>
              </>
            ),
          },
          {
            name: 'O que mudou',
            cell: ({ changes }) =>
              changes.length === 0 ? (
                'Nada: o dono desfez o que tinha mudado.'
              ) : (
                <Changes changes={changes} />
              ),
          },
          {
            name: 'Alterada em',
            cell: ({ changedAt }) => (
              <>
                <span className={classes.whole}>{formatDateTime(changedAt)}</span>
                <small>{formatAge(changedAt)}</small>
              </>
            ),
          },
          {
            name: '',
            cell: (row) =>
              list.outcomeOr(row, () => (
                <Button
                  variant="default"
                  loading={list.isBusy(row.id)}
                  onClick={() => see(row)}
                  aria-label={`Marcar como conferida: ${row.company.name}`}
                >
                  Marcar como conferida
                </Button>
              )),
          },
        ]}
      />
    </ListFrame>
  );
}
