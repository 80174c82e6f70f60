import { Button } from '@mantine/core';
import { formatAge, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { Changes } from '../list/changes.tsx';
import { countedRows } from '../list/counted.ts';
import classes from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useChangedCompaniesQuery, useMarkChangesSeenMutation } from './approvals.gen.ts';
import { EmptyReview } from './empty-review.tsx';
import { NEWEST_FIRST, reviewFilter } from './review-filter.ts';

/** Lists companies that their owners changed after approval. */
export function ChangedList({ address }: { address: ListAddress }) {
  const variables = reviewFilter(address, NEWEST_FIRST);
  const query = useChangedCompaniesQuery({ variables });
  const [markSeen] = useMarkChangesSeenMutation();
  const list = useAdminList(
    listOf(query, ({ adminChangedCompanies: page }) => ({
      ...page,
      items: page.items.map((item) => ({ ...item, id: item.company.id })),
    })),
    { variables, mutation: 'MarkChangesSeen' },
  );
  type Row = (typeof list.rows)[number];

  const see = (row: Row) =>
    list.decide(row, () => markSeen({ variables: { companyId: row.id, changedAt: row.changedAt } }), {
      outcome: { text: 'Revisada', tone: 'good' },
      done: `As mudanças de ${row.company.name} foram revisadas.`,
      failed: 'Não foi possível marcar as mudanças como revisadas. Tente novamente.',
      before: { text: 'Já mudou', tone: 'plain' },
    });

  return (
    <AdminTable
      list={list}
      address={address}
      label="Empresas alteradas depois de aprovadas"
      pagesLabel="Páginas das empresas alteradas"
      failedText="Erro ao carregar empresas"
      count={list.page && countedRows(list.page, 'empresa', 'empresas')}
      search={{
        label: 'Buscar empresa alterada',
        description: 'Por nome da empresa, ou por nome ou e-mail do dono.',
      }}
      orders={NEWEST_FIRST}
      exported={{ list: 'changed-companies', fileName: 'empresas-alteradas' }}
      empty={
        <EmptyReview
          address={address}
          notFound="Nenhuma empresa encontrada"
          title="Nenhuma mudança para conferir"
        >
          Quando o dono de uma empresa aprovada muda os dados dela, a mudança aparece aqui.
        </EmptyReview>
      }
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
            changes.length === 0 ? 'Nada: o dono desfez o que tinha mudado.' : <Changes changes={changes} />,
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
                aria-label={`Marcar como revisada: ${row.company.name}`}
              >
                Marcar como revisada
              </Button>
            )),
        },
      ]}
    />
  );
}
