import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { formatCityState } from '../../lib/format.ts';
import { NothingRated } from '../../ui/drawings/nothing-rated.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { Icon } from '../../ui/icon.tsx';
import { choiceFilter, type ListFilter, textFilter } from '../../ui/list/filters/list-filter.tsx';
import { type ListAddress, useListAddress } from '../../ui/list/use-list-params.ts';
import { ClearFilters } from '../list/clear-filters.tsx';
import { offPageId, openedRow } from '../list/details/opened-row.ts';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import { useCountedApart } from '../list/use-counted-apart.ts';
import {
  type AdminRatingRowFragment,
  useAdminRatingQuery,
  useAdminRatingsQuery,
  useRatedCompaniesQuery,
  useRatedCompanyQuery,
} from './admin-ratings.gen.ts';
import { namingOf } from './rating-cells.tsx';
import { HIDDEN, NO_FILTER, ORDERS, REPORTED, ratingVariables, STARS } from './rating-filter.ts';
import { useRatingSelection } from './rating-selection.tsx';
import { RATING_DECISIONS, useRatingTable } from './use-rating-table.tsx';

const REST_MS = 200;
const MIN_LENGTH = 2;

/** Finds a company by name, to filter by it. */
function CompanyText({ pick }: { pick(id: string): void }) {
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), REST_MS);
  const isAsked = q.length >= MIN_LENGTH;
  const { data, previousData } = useRatedCompaniesQuery({ variables: { q }, skip: !isAsked });
  const found = isAsked ? ((data ?? previousData)?.companies.items ?? []) : [];
  return (
    <SuggestInput
      name="company"
      label="Empresa"
      leftSection={<Icon name="shop" />}
      value={text}
      suggestions={found.map(({ id, name, city }) => ({
        key: id,
        text: name,
        detail: formatCityState(city),
      }))}
      onChange={setText}
      onPick={({ key }) => pick(key)}
    />
  );
}

/** Returns the filter by company. */
function useCompanyFilter(address: ListAddress): ListFilter {
  const id = address.text('company');
  const { data, previousData } = useRatedCompanyQuery({ variables: { id }, skip: id === '' });
  const name = (data ?? previousData)?.company.name ?? `nº ${id}`;
  const field = <CompanyText key="company" pick={(company) => address.change({ company })} />;
  return textFilter(address, 'company', 'Empresa', field, name);
}

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
