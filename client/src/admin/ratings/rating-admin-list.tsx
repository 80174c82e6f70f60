import { Button } from '@mantine/core';
import { formatResults } from '../../lib/format.ts';
import { NothingRated } from '../../ui/drawings/nothing-rated.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useAdminRatingsQuery } from './admin-ratings.gen.ts';
import { CompanyFilter } from './company-filter.tsx';
import { HIDDEN, NO_FILTER, ORDERS, REPORTED, ratingVariables, STARS } from './rating-filter.ts';
import { RatingTable } from './rating-table.tsx';
import classes from './ratings.module.css';

/** All ratings, hidden ones too, with the reports against them. */
export function RatingAdminList() {
  const address = useListAddress();
  const variables = ratingVariables(address);
  const query = useAdminRatingsQuery({ variables });
  const list = useAdminList(
    listOf(query, (data) => data.adminRatings),
    { variables, mutation: 'HideRating', isFinal: false },
  );
  const { page } = list;
  return (
    <ListFrame
      {...list.frame}
      address={address}
      failedText="Erro ao carregar dados do painel administrativo"
      filters={
        <>
          <ListSearch address={address} label="Comentário" />
          <CompanyFilter address={address} />
          <ListChoice address={address} name="stars" label="Nota" choices={STARS} />
          <ListChoice address={address} name="hidden" label="Situação" choices={HIDDEN} />
          <ListChoice address={address} name="reported" label="Denúncias" choices={REPORTED} />
          <ListChoice address={address} name="order" label="Ordem" choices={ORDERS} />
        </>
      }
      count={page && formatResults(page.total, page.totalIsExact)}
      actions={<ExportButton list="ratings" filter={{ ...variables, page: null }} fileName="avaliacoes" />}
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
      pagesLabel="Páginas das avaliações"
    >
      <RatingTable
        label="Avaliações"
        list={list}
        renderCompanyWay={({ id, name }) =>
          address.text('company') === '' && (
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
          )
        }
      />
    </ListFrame>
  );
}
