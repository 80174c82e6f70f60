import { formatAmount } from '../../lib/format.ts';
import { choiceOf } from '../../ui/list/choices.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';

export const STARS = [
  { value: 'all', label: 'Todas' },
  { value: 'low', label: '1 ou 2 estrelas' },
  { value: 'high', label: '4 ou 5 estrelas' },
  ...[1, 2, 3, 4, 5].map((stars) => ({
    value: String(stars),
    label: formatAmount(stars, 'estrela', 'estrelas'),
  })),
] as const;

export const HIDDEN = [
  { value: 'all', label: 'Visíveis e ocultas' },
  { value: 'no', label: 'Só visíveis' },
  { value: 'yes', label: 'Só ocultas' },
] as const;

export const REPORTED = [
  { value: 'all', label: 'Com e sem denúncia' },
  { value: 'yes', label: 'Com denúncia em aberto' },
  { value: 'no', label: 'Sem denúncia em aberto' },
] as const;

export const ORDERS = [
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

/** Reads the query's variables from the URL; null means all. */
export function ratingVariables(address: ListAddress) {
  const stars = choiceOf(address, 'stars', STARS);
  const [minRating, maxRating] = RANGES.get(stars) ?? [Number(stars), Number(stars)];
  return {
    companyId: address.text('company') || null,
    minRating,
    maxRating,
    isHidden: YES_NO[choiceOf(address, 'hidden', HIDDEN)],
    isReported: YES_NO[choiceOf(address, 'reported', REPORTED)],
    q: address.text('q').trim() || null,
    order: choiceOf(address, 'order', ORDERS),
    page: address.page,
    perPage: address.rows,
  };
}

/** Empties all filters of the URL. */
export const NO_FILTER = { company: '', stars: '', hidden: '', reported: '', q: '' };
