import { NothingRated } from '../../ui/drawings/nothing-rated.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { ClearFilters } from '../list/clear-filters.tsx';
import { offPageId, openedRow } from '../list/details/opened-row.ts';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useCountedApart } from '../list/use-counted-apart.ts';
import {
  type AdminRatingRowFragment,
  useAdminRatingQuery,
  useAdminRatingsQuery,
} from './admin-ratings.gen.ts';
import { useCompanyFilter } from './company-filter.tsx';
import { namingOf } from './rating-cells.tsx';
import { HIDDEN, NO_FILTER, ORDERS, REPORTED, ratingVariables, STARS } from './rating-filter.ts';
import { useRatingSelection } from './rating-selection.tsx';
import { RATING_DECISIONS, useRatingTable } from './use-rating-table.tsx';

/** Lists all ratings, hidden ones too, with the reports against them. */
export function RatingAdminList() {
  const address = useListAddress();
  const variables = ratingVariables(address);
  const query = useAdminRatingsQuery({ variables });
  const { order: _, page: __, perPage: ___, ...filter } = variables;
  const { result, count } = useCountedApart(
    listOf(query, (data) => data.adminRatings),
    { of: { ratings: filter }, variables, words: ['avaliação', 'avaliações'] },
  );
  const list = useAdminList(result, {
    variables,
    mutation: 'HideRating',
    isFinal: false,
    decisions: RATING_DECISIONS,
  });
  const id = offPageId(address, list);
  const opened = useAdminRatingQuery({ variables: { id }, skip: id === '' });
  const company = useCompanyFilter(address);
  const chosen = useRatingSelection(list, filter);
  const { columns, actionsOf, details, modal } = useRatingTable(
    list,
    variables.companyId === null ? ({ id }) => address.change({ company: id }) : undefined,
  );
  return (
    <>
      <AdminTable<AdminRatingRowFragment>
        list={list}
        address={address}
        label="Avaliações"
        may="decide"
        pagesLabel="Páginas das avaliações"
        name="ratings"
        count={count}
        search={{ label: 'Buscar comentário' }}
        filters={[
          company,
          choiceFilter(address, 'stars', 'Nota', STARS),
          choiceFilter(address, 'hidden', 'Situação', HIDDEN),
          choiceFilter(address, 'reported', 'Denúncias', REPORTED),
        ]}
        orders={ORDERS}
        isCompact
        rowActions={actionsOf}
        details={{ ...details, ...openedRow(opened.data?.adminRating, opened) }}
        exported={{ list: 'ratings', fileName: 'avaliacoes' }}
        empty={
          list.isFiltered ? (
            <EmptyState title="Nenhuma avaliação encontrada">
              <p>Não há avaliações com estes filtros.</p>
              <ClearFilters address={address} cleared={NO_FILTER} />
            </EmptyState>
          ) : (
            <EmptyState title="Nenhuma avaliação ainda" drawing={<NothingRated />}>
              <p>As avaliações dos visitantes aparecem aqui, as mais recentes primeiro.</p>
            </EmptyState>
          )
        }
        columns={columns}
        selection={{ ...chosen.selection, nameOf: namingOf }}
        selectionBar={chosen.bar}
      />
      {modal}
      {chosen.modal}
    </>
  );
}
