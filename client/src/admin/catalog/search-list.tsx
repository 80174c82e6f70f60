import { useState } from 'react';
import { formatAmount, formatDateTime, formatNumber } from '../../lib/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { choiceOf } from '../../ui/list/choices.ts';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { ClearFilters } from '../list/clear-filters.tsx';
import lists from '../list/lists.module.css';
import { RowButton } from '../list/row-button.tsx';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { SearchToWordModal } from './search-to-word-modal.tsx';
import {
  type SearchesWithoutResultsQuery,
  useHideSearchMutation,
  useRestoreSearchMutation,
  useSearchesWithoutResultsQuery,
} from './searches.gen.ts';

type Search = SearchesWithoutResultsQuery['adminSearchesWithoutResults']['items'][number];

const ORDERS = [
  { value: 'times', label: 'Mais buscadas' },
  { value: 'timesAscending', label: 'Menos buscadas' },
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
] as const;

/** Lists texts that found nothing: each can become a word of a kind, or is ignored. */
export function SearchList() {
  const address = useListAddress();
  const variables = {
    q: address.text('q') || null,
    order: choiceOf(address, 'order', ORDERS),
    page: address.page,
    perPage: address.rows,
  };
  const query = useSearchesWithoutResultsQuery({ variables });
  const list = useAdminList(
    listOf(query, (data) => data.adminSearchesWithoutResults),
    { variables, mutation: 'HideSearch' },
  );
  const [dismiss] = useHideSearchMutation();
  const [restore] = useRestoreSearchMutation();
  const [chosen, setChosen] = useState<Search>();
  const ignore = (search: Search) =>
    list.decide(search, () => dismiss({ variables: { id: search.id } }), {
      done: `“${search.text}” não aparece mais aqui.`,
      failed: 'Erro ao ignorar busca',
      undo: () => restore({ variables: { id: search.id } }),
    });
  return (
    <>
      <AdminTable<Search>
        list={list}
        address={address}
        label="Buscas sem resultado"
        may="manageCatalog"
        pagesLabel="Páginas das buscas sem resultado"
        failedText="Erro ao carregar buscas sem resultado"
        count={list.page && formatAmount(list.page.total, 'busca', 'buscas')}
        search={{ label: 'Buscar texto' }}
        name="searches"
        orders={ORDERS}
        exported={{ list: 'searches-without-results', fileName: 'buscas-sem-resultado' }}
        isCompact
        empty={
          list.isFiltered ? (
            <EmptyState title="Nenhuma busca encontrada">
              <p>Tente outra parte do texto.</p>
              <ClearFilters address={address} cleared={{ q: '' }} />
            </EmptyState>
          ) : (
            <EmptyState title="Nenhuma busca sem resultado">
              <p>
                Aparece aqui o que foi buscado de pelo menos cinco conexões de internet diferentes e não achou
                nenhuma empresa, ou só empresas com uma parte das palavras.
              </p>
            </EmptyState>
          )
        }
        columns={[
          { name: 'Busca', cell: ({ text }) => text },
          {
            name: 'Vezes',
            width: '6rem',
            orders: { ascending: 'timesAscending', descending: 'times', first: 'descending' },
            cell: ({ times }) => (
              <>
                {formatNumber(times)}
                <span className={lists.onCard}> {times === 1 ? 'vez' : 'vezes'}</span>
              </>
            ),
          },
          {
            name: 'Última vez',
            width: '9.25rem',
            leaves: 1,
            orders: { ascending: 'oldest', descending: 'newest', first: 'descending' },
            cell: ({ lastSeenAt }) => <span className={lists.whole}>{formatDateTime(lastSeenAt)}</span>,
          },
          {
            name: '',
            width: '24rem',
            cell: (search) => (
              <>
                <RowButton
                  of={search.text}
                  onClick={() => setChosen(search)}
                  disabled={list.isBusy(search.id)}
                >
                  Usar num segmento
                </RowButton>
                <RowButton of={search.text} onClick={() => ignore(search)} loading={list.isBusy(search.id)}>
                  Ignorar
                </RowButton>
              </>
            ),
          },
        ]}
      />
      {chosen && (
        <SearchToWordModal
          text={chosen.text}
          onClose={() => setChosen(undefined)}
          onAdded={() => {
            setChosen(undefined);
            list.element.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
