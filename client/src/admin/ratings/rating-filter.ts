import type { Choice } from '../../ui/list/list-choice.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import type { AdminRatingsQueryVariables } from './admin-ratings.gen.ts';

export const STARS = [
  { value: 'all', label: 'Todas' },
  { value: 'low', label: '1 ou 2 estrelas' },
  { value: 'high', label: '4 ou 5 estrelas' },
  { value: '1', label: '1 estrela' },
  { value: '2', label: '2 estrelas' },
  { value: '3', label: '3 estrelas' },
  { value: '4', label: '4 estrelas' },
  { value: '5', label: '5 estrelas' },
] as const satisfies readonly Choice[];

export const HIDDEN = [
  { value: 'all', label: 'Visíveis e ocultas' },
  { value: 'no', label: 'Só visíveis' },
  { value: 'yes', label: 'Só ocultas' },
] as const satisfies readonly Choice[];

export const REPORTED = [
  { value: 'all', label: 'Com e sem denúncia' },
  { value: 'yes', label: 'Com denúncia em aberto' },
  { value: 'no', label: 'Sem denúncia em aberto' },
] as const satisfies readonly Choice[];

export const ORDERS = [
  { value: 'newest', label: 'Mais recentes primeiro' },
  { value: 'oldest', label: 'Mais antigas primeiro' },
] as const satisfies readonly Choice[];

type Values<Choices extends readonly Choice[]> = [Choices[0]['value'], ...Choices[number]['value'][]];
const valuesOf = <Choices extends readonly [Choice, ...Choice[]]>(choices: Choices) =>
  choices.map(({ value }) => value) as Values<Choices>;

const STAR_RANGE: Record<(typeof STARS)[number]['value'], [least: number | null, most: number | null]> = {
  all: [null, null],
  low: [1, 2],
  high: [4, 5],
  1: [1, 1],
  2: [2, 2],
  3: [3, 3],
  4: [4, 4],
  5: [5, 5],
};
const YES_NO = { all: null, yes: true, no: false } as const;

/** Reads the filter from the URL, for the query and the export. */
export function ratingFilterOf(address: ListAddress): Omit<AdminRatingsQueryVariables, 'page'> {
  const [minStars, maxStars] = STAR_RANGE[address.choice('stars', valuesOf(STARS))];
  return {
    companyId: address.text('company') || null,
    minStars,
    maxStars,
    isHidden: YES_NO[address.choice('hidden', valuesOf(HIDDEN))],
    isReported: YES_NO[address.choice('reported', valuesOf(REPORTED))],
    q: address.text('q').trim() || null,
    order: address.choice('order', valuesOf(ORDERS)),
  };
}

/** Empties all filters of the URL. */
export const NO_FILTER = { company: '', stars: '', hidden: '', reported: '', q: '' };

/** True when a filter is set. */
export const isFilteredBy = (address: ListAddress): boolean =>
  Object.keys(NO_FILTER).some((name) => address.text(name) !== '');
