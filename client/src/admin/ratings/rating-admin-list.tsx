import { Button } from '@mantine/core';
import { formatResults } from '../../lib/format.ts';
import { NothingRated } from '../../ui/drawings/nothing-rated.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import { type ListAddress, useListAddress } from '../../ui/list/use-list-params.ts';
import { useDecisions } from '../actions/use-decisions.ts';
import { SettledPaging } from '../list/decided-rows-paging.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { isBeyond } from '../list/is-beyond.ts';
import listClasses from '../list/lists.module.css';
import { ToLastPage } from '../list/to-last-page.tsx';
import { useSettledRows } from '../list/use-decided-rows.ts';
import { useAdminRatingsQuery } from './admin-ratings.gen.ts';
import { CompanyFilter } from './company-filter.tsx';
import { HIDDEN, isFilteredBy, NO_FILTER, ORDERS, REPORTED, ratingFilterOf, STARS } from './rating-filter.ts';
import { RatingTable } from './rating-table.tsx';
import classes from './ratings.module.css';

function Filters({ address }: { address: ListAddress }) {
  return (
    <fieldset className={listClasses.filters}>
      <legend className="visually-hidden">Filtros</legend>
      <ListSearch address={address} label="Comentário" />
      <CompanyFilter address={address} />
      <ListChoice address={address} name="stars" label="Nota" choices={STARS} />
      <ListChoice address={address} name="hidden" label="Situação" choices={HIDDEN} />
      <ListChoice address={address} name="reported" label="Denúncias" choices={REPORTED} />
      <ListChoice address={address} name="order" label="Ordem" choices={ORDERS} />
    </fieldset>
  );
}

function NoRatings({ address }: { address: ListAddress }) {
  if (!isFilteredBy(address)) {
    return (
      <EmptyState title="Nenhuma avaliação ainda" drawing={<NothingRated />}>
        <p>As avaliações dos visitantes aparecem aqui, as mais recentes primeiro.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nenhuma avaliação encontrada">
      <p>Não há avaliações com estes filtros.</p>
      <Button className={classes.clear ?? ''} variant="default" onClick={() => address.change(NO_FILTER)}>
        Limpar filtros
      </Button>
    </EmptyState>
  );
}

/** All ratings, hidden ones too, with what speaks against them (DECISIONS section 6). */
export function RatingAdminList() {
  const address = useListAddress();
  const filter = ratingFilterOf(address);
  const { data, previousData, failure, refetch } = useAdminRatingsQuery({
    variables: { ...filter, page: address.page },
  });
  const decisions = useDecisions('HideRating');
  const list = (data ?? previousData)?.adminRatings;
  const settled = useSettledRows({
    rows: list?.items ?? [],
    isFresh: data !== undefined && failure === undefined,
    page: JSON.stringify({ ...filter, page: address.page }),
    place: decisions.place,
    isFinal: false,
  });

  if (!settled.isHolding && isBeyond(data?.adminRatings)) {
    return <ToLastPage address={address} list={data?.adminRatings} />;
  }
  return (
    <div ref={decisions.place} tabIndex={-1} className={listClasses.place}>
      <Filters address={address} />
      <ListState
        hasData={list !== undefined}
        isEmpty={settled.rows.length === 0}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar dados do painel administrativo"
        retry={refetch}
        empty={<NoRatings address={address} />}
      >
        <div className={classes.top}>
          <p role="status">{formatResults(list?.total ?? 0, list?.totalIsExact ?? true)}</p>
          <ExportButton list="ratings" filter={filter} fileName="avaliacoes" />
        </div>
        <RatingTable
          label="Avaliações"
          settled={settled}
          decisions={decisions}
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
        <SettledPaging settled={settled} lastPage={list?.lastPage ?? 1}>
          <Paging
            label="Páginas das avaliações"
            page={list?.page ?? 1}
            lastPage={list?.lastPage ?? 1}
            pathOf={address.pathOf}
          />
        </SettledPaging>
      </ListState>
    </div>
  );
}
