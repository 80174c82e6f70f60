import { Button } from '@mantine/core';
import { formatResults } from '../../lib/format.ts';
import { NothingRated } from '../../ui/drawings/nothing-rated.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { AdminTable } from '../list/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useAdminRatingsQuery } from './admin-ratings.gen.ts';
import { CompanyFilter } from './company-filter.tsx';
import { HIDDEN, NO_FILTER, ORDERS, REPORTED, ratingVariables, STARS } from './rating-filter.ts';
import classes from './ratings.module.css';
import { useRatingTable } from './use-rating-table.tsx';

/** Lists all ratings, hidden ones too, with the reports against them. */
export function RatingAdminList() {
  const address = useListAddress();
  const variables = ratingVariables(address);
  const query = useAdminRatingsQuery({ variables });
  const result = listOf(query, (data) => data.adminRatings);
  const list = useAdminList(result, { variables, mutation: 'HideRating', isFinal: false });
  const { page } = list;
  const { columns, modal } = useRatingTable(
    list,
    ({ id, name }) =>
      variables.companyId === null && (
        <small>
          <button
            type="button"
            className={classes.way}
            aria-label={`Só desta empresa: ${name}`}
            onClick={() => address.change({ company: id })}
          >
            Só desta empresa
          </button>
        </small>
      ),
  );
  return (
    <>
      <AdminTable
        list={list}
        address={address}
        label="Avaliações"
        pagesLabel="Páginas das avaliações"
        count={page && formatResults(page.total, page.totalIsExact)}
        search={{ label: 'Comentário' }}
        filters={
          <>
            <CompanyFilter address={address} />
            <ListChoice address={address} name="stars" label="Nota" choices={STARS} />
            <ListChoice address={address} name="hidden" label="Situação" choices={HIDDEN} />
            <ListChoice address={address} name="reported" label="Denúncias" choices={REPORTED} />
            <ListChoice address={address} name="order" label="Ordem" choices={ORDERS} />
          </>
        }
        exported={{ list: 'ratings', fileName: 'avaliacoes' }}
        empty={
          list.isFiltered ? (
            <EmptyState title="Nenhuma avaliação encontrada">
              <p>Não há avaliações com estes filtros.</p>
              <Button
                className={classes.clear ?? ''}
                variant="default"
                onClick={() => address.change(NO_FILTER)}
              >
                Limpar filtros
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title="Nenhuma avaliação ainda" drawing={<NothingRated />}>
              <p>As avaliações dos visitantes aparecem aqui, as mais recentes primeiro.</p>
            </EmptyState>
          )
        }
        columns={columns}
      />
      {modal}
    </>
  );
}
