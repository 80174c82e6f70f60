import { formatAmount } from '../../lib/format.ts';
import { NothingRated } from '../../ui/drawings/nothing-rated.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { choiceOf } from '../../ui/list/choices.ts';
import { choiceFilter, type ListFilter, textFilter } from '../../ui/list/filters/list-filter.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { CompanyInput } from '../actions/company-input.tsx';
import { type ListAction, useListActions } from '../bulk/use-list-actions.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listPage } from '../shell/admin-screen.tsx';
import {
  AdminRatingDocument,
  type AdminRatingRowFragment,
  AdminRatingsDocument,
  useRatedCompanyQuery,
} from './admin-ratings.gen.ts';
import { namingOf } from './rating-cells.tsx';
import { RATING_DECISIONS, useRatingTable } from './use-rating-table.tsx';

/** Returns the filter by company. */
function useCompanyFilter(address: ListAddress): ListFilter {
  const id = address.text('company');
  const { data, previousData } = useRatedCompanyQuery({ variables: { id }, skip: id === '' });
  const name = (data ?? previousData)?.company.name ?? `nº ${id}`;
  const field = (
    <CompanyInput
      key="company"
      label="Empresa"
      leftSection={<Icon name="shop" />}
      onPick={(company) => company && address.change({ company: company.id })}
    />
  );
  return textFilter(address, 'company', 'Empresa', field, name);
}

const STARS = [
  { value: 'all', label: 'Todas' },
  { value: 'low', label: '1 ou 2 estrelas' },
  { value: 'high', label: '4 ou 5 estrelas' },
  ...[1, 2, 3, 4, 5].map((stars) => ({
    value: String(stars),
    label: formatAmount(stars, 'estrela', 'estrelas'),
  })),
] as const;

const HIDDEN = [
  { value: 'all', label: 'Visíveis e ocultas' },
  { value: 'no', label: 'Só visíveis' },
  { value: 'yes', label: 'Só ocultas' },
] as const;

const REPORTED = [
  { value: 'all', label: 'Com e sem denúncia' },
  { value: 'yes', label: 'Com denúncia em aberto' },
  { value: 'no', label: 'Sem denúncia em aberto' },
] as const;

const ORDERS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'best', label: 'Mais estrelas primeiro' },
  { value: 'worst', label: 'Menos estrelas primeiro' },
  { value: 'mostReported', label: 'Mais denúncias primeiro' },
  { value: 'leastReported', label: 'Menos denúncias primeiro' },
] as const;

/** Least and most stars; a choice of one number has no entry. */
const RANGES = new Map<string, [least: number | null, most: number | null]>([
  ['all', [null, null]],
  ['low', [1, 2]],
  ['high', [4, 5]],
]);
const YES_NO = { all: null, yes: true, no: false } as const;

const RATINGS = pagedList({
  label: 'Avaliações',
  words: ['avaliação', 'avaliações'],
  pagesLabel: 'Páginas das avaliações',
  query: AdminRatingsDocument,
  variables(address) {
    const stars = choiceOf(address, 'stars', STARS);
    const [minRating, maxRating] = RANGES.get(stars) ?? [Number(stars), Number(stars)];
    return {
      ...pageVariables(address, ORDERS),
      q: address.text('q').trim() || null,
      companyId: address.text('company') || null,
      minRating,
      maxRating,
      isHidden: YES_NO[choiceOf(address, 'hidden', HIDDEN)],
      isReported: YES_NO[choiceOf(address, 'reported', REPORTED)],
    };
  },
  rowQuery: { query: AdminRatingDocument, row: (data) => data.adminRating },
  mutation: 'HideRating',
  isFinal: false,
  decisions: RATING_DECISIONS,
  search: { label: 'Buscar comentário ou empresa' },
  orders: ORDERS,
  notFound: { title: 'Nenhuma avaliação encontrada', text: 'Não há avaliações com estes filtros.' },
  views: 'ratings',
  exported: { list: 'ratings', fileName: 'avaliacoes' },
  may: 'decide',
  selects: {
    filter: 'ratings',
    allText: 'Selecionar todas as',
    words: ['avaliação selecionada', 'avaliações selecionadas'],
  },
  isCountedApart: true,
});

const { kind } = RATING_DECISIONS;
const HIDE: ListAction<AdminRatingRowFragment> = {
  what: { action: 'reject', kind },
  fits: ({ isHidden }) => !isHidden,
  button: (count) => `Ocultar ${count}`,
  title: (amount) => `Ocultar ${amount}`,
  confirm: () => 'Ocultar',
  reason: {
    kind,
    label: 'Motivo',
    description: 'O mesmo para todas; só a administração lê.',
    missingText: 'Informe o motivo.',
  },
  text: (
    <p>
      Elas saem das páginas e dos números das empresas, e quem avaliou não pode avaliar de novo. Você pode
      mostrá-las outra vez quando quiser.
    </p>
  ),
};
const KEEP: ListAction<AdminRatingRowFragment> = {
  what: { action: 'approve', kind },
  fits: ({ openReports }) => openReports > 0,
  button: (count) => `Descartar denúncias de ${count}`,
  title: (amount) => `Descartar denúncias de ${amount}`,
  confirm: () => 'Descartar denúncias',
  text: <p>As avaliações continuam no guia como estão. Dá para desfazer por dez segundos depois do fim.</p>,
};

/** Lists all ratings, hidden ones too, with the reports against them. */
export function RatingAdminList() {
  const table = useDescribedList(RATINGS);
  const { address, list } = table;
  const company = useCompanyFilter(address);
  const chosen = useListActions(table.selectable, [HIDE, KEEP], (row) => ({
    kind,
    id: row.id,
    title: namingOf(row),
  }));
  const { columns, actionsOf, details, modal } = useRatingTable(
    list,
    table.variables.companyId === null ? ({ id }) => address.change({ company: id }) : undefined,
  );
  return (
    <>
      <AdminTable<AdminRatingRowFragment>
        table={table}
        filters={[
          company,
          choiceFilter(address, 'stars', 'Nota', STARS),
          choiceFilter(address, 'hidden', 'Situação', HIDDEN),
          choiceFilter(address, 'reported', 'Denúncias', REPORTED),
        ]}
        rowActions={actionsOf}
        details={details}
        empty={
          <EmptyState title="Nenhuma avaliação ainda" drawing={<NothingRated />}>
            <p>As avaliações dos visitantes aparecem aqui, as mais recentes primeiro.</p>
          </EmptyState>
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

export const page = listPage(
  {
    title: 'Avaliações',
    lead: 'Veja o que foi denunciado e as avaliações que chegam muitas de uma vez, e decida.',
  },
  RatingAdminList,
);
