import { Button } from '@mantine/core';
import { errorMessage } from '../../api/errors.ts';
import { formatAge, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { isDecidedBefore } from '../actions/is-decided-before.ts';
import { useDecisions } from '../actions/use-decisions.ts';
import { Changes } from '../list/changes.tsx';
import { SettledPaging } from '../list/decided-rows-paging.tsx';
import { isBeyond } from '../list/is-beyond.ts';
import classes from '../list/lists.module.css';
import { OutcomeTag } from '../list/outcome.tsx';
import { ToLastPage } from '../list/to-last-page.tsx';
import { useSettledRows } from '../list/use-decided-rows.ts';
import {
  type ChangedCompaniesQuery,
  useChangedCompaniesQuery,
  useMarkChangesSeenMutation,
} from './approvals.gen.ts';
import { NothingSearched } from './no-search-results.tsx';
import { ReviewHead } from './review-head.tsx';
import { NEWEST_FIRST, orderValues } from './review-orders.ts';

type Item = ChangedCompaniesQuery['changedCompanies']['items'][number];
type Row = Item & { id: string };

/** Companies that their owners changed after they were approved (DECISIONS section 3). */
export function ChangedList({ address }: { address: ListAddress }) {
  const { page, pathOf } = address;
  const filter = {
    q: address.text('q').trim() || null,
    order: address.choice('order', orderValues(NEWEST_FIRST)),
  };
  const { data, previousData, failure, refetch } = useChangedCompaniesQuery({
    variables: { ...filter, page },
  });
  const [markSeen] = useMarkChangesSeenMutation();
  const { place, isBusy, run, renew } = useDecisions('MarkChangesSeen');
  const list = (data ?? previousData)?.changedCompanies;
  const listed: Row[] = (list?.items ?? []).map((item) => ({ ...item, id: item.company.id }));
  const settled = useSettledRows({
    rows: listed,
    isFresh: data !== undefined && failure === undefined,
    page: JSON.stringify({ ...filter, page }),
    place,
  });
  const { rows, outcomeOf, settle, isHolding } = settled;

  const see = ({ id, company, changedAt }: Row) =>
    run(id, async () => {
      try {
        await markSeen({ variables: { companyId: id, seenAt: changedAt } });
        showToast(`As mudanças de ${company.name} foram conferidas.`);
        settle([id], { text: 'Conferida', tone: 'good' });
        renew();
      } catch (error) {
        showToast(
          errorMessage(error, 'Não foi possível marcar as mudanças como conferidas. Tente novamente.'),
          'error',
        );
        if (!isDecidedBefore(error)) return;
        settle([id], { text: 'Já mudou', tone: 'plain' });
        renew();
      }
    });

  if (!isHolding && isBeyond(data?.changedCompanies)) {
    return <ToLastPage address={address} list={data?.changedCompanies} />;
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <ReviewHead
        address={address}
        searchLabel="Buscar empresa alterada"
        searched="Por nome da empresa, ou por nome ou e-mail do dono."
        orders={NEWEST_FIRST}
        total={list?.total}
        exported={{ list: 'changed-companies', filter, fileName: 'empresas-alteradas' }}
      />
      <ListState
        hasData={list !== undefined}
        isEmpty={rows.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar empresas"
        retry={refetch}
        empty={
          filter.q ? (
            <NothingSearched address={address} title="Nenhuma empresa encontrada" />
          ) : (
            <EmptyState title="Nenhuma mudança para conferir" drawing={<NothingSaved />}>
              <p>Quando o dono de uma empresa aprovada muda os dados dela, a mudança aparece aqui.</p>
            </EmptyState>
          )
        }
      >
        <DataTable
          label="Empresas alteradas depois de aprovadas"
          rows={rows}
          isSettled={(row) => outcomeOf(row) !== undefined}
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
              cell: (row) => {
                const outcome = outcomeOf(row);
                return outcome ? (
                  <OutcomeTag {...outcome} />
                ) : (
                  <Button
                    variant="default"
                    loading={isBusy(row.id)}
                    onClick={() => see(row)}
                    aria-label={`Marcar como conferida: ${row.company.name}`}
                  >
                    Marcar como conferida
                  </Button>
                );
              },
            },
          ]}
        />
        <SettledPaging settled={settled} lastPage={list?.lastPage ?? 1}>
          <Paging
            label="Páginas das empresas alteradas"
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            pathOf={pathOf}
          />
        </SettledPaging>
      </ListState>
    </div>
  );
}
