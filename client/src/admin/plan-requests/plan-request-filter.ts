import { dayOf } from '../../lib/day-of.ts';
import { choiceOf, filterOf } from '../../ui/list/choices.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import type { PlanRequestsQueryVariables } from './plan-requests.gen.ts';

/** In the order of the select; the first is the default. */
export const STATUSES = [
  { value: 'pending', label: 'Pendente' },
  { value: 'approved', label: 'Aprovada' },
  { value: 'rejected', label: 'Rejeitada' },
  { value: 'all', label: 'Todas' },
] as const;

export const ORDERS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'name', label: 'Nome de quem pede, de A a Z' },
  { value: 'nameDescending', label: 'Nome de quem pede, de Z a A' },
] as const;

/** Reads the query's variables from the URL; null means all. */
export const planRequestVariables = (address: ListAddress): PlanRequestsQueryVariables => ({
  q: address.text('q') || null,
  status: filterOf(address, 'status', STATUSES),
  from: dayOf(address.text('start')) || null,
  until: dayOf(address.text('end')) || null,
  order: choiceOf(address, 'order', ORDERS),
  page: address.page,
  perPage: address.rows,
});

/** Returns true when a filter differs from its default. */
export const isFiltered = ({ q, status, from, until }: PlanRequestsQueryVariables): boolean =>
  Boolean(q || from || until) || status !== 'pending';
