import { type Choices, choiceOf, filterOf } from '../../ui/list/choices.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import type { AdminCompaniesQueryVariables } from './companies.gen.ts';

export const STATUSES = [
  { value: 'all', label: 'Todas' },
  { value: 'approved', label: 'Aprovada' },
  { value: 'pending', label: 'Pendente' },
] as const;

export const ACTIVITIES = [
  { value: 'all', label: 'Ativas e inativas' },
  { value: 'yes', label: 'Ativa' },
  { value: 'no', label: 'Inativa' },
] as const;

export const OWNERS = [
  { value: 'all', label: 'Com e sem dono' },
  { value: 'yes', label: 'Com dono' },
  { value: 'no', label: 'Sem dono' },
] as const;

export const ACCESSES = [
  { value: 'all', label: 'Com e sem acesso' },
  { value: 'asked', label: 'Pediu acesso' },
  { value: 'yes', label: 'Com acesso' },
  { value: 'no', label: 'Sem acesso' },
] as const;

export const ORDERS = [
  { value: 'newest', label: 'Mais recentes' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'name', label: 'Nome, de A a Z' },
  { value: 'nameDescending', label: 'Nome, de Z a A' },
  { value: 'city', label: 'Cidade, de A a Z' },
  { value: 'cityDescending', label: 'Cidade, de Z a A' },
  { value: 'rating', label: 'Maior nota' },
  { value: 'ratingAscending', label: 'Menor nota' },
  { value: 'status', label: 'Pendentes e inativas primeiro' },
  { value: 'statusDescending', label: 'Ativas primeiro' },
] as const;

/** Reads the query's variables from the URL; null means all. */
export function companiesVariables(address: ListAddress): AdminCompaniesQueryVariables {
  const flagOf = (name: string, choices: Choices): boolean | null => {
    const choice = choiceOf(address, name, choices);
    return choice === 'yes' || (choice === 'no' ? false : null);
  };
  return {
    q: address.text('q') || null,
    status: filterOf(address, 'status', STATUSES),
    isActive: flagOf('active', ACTIVITIES),
    hasOwner: flagOf('owner', OWNERS),
    hasMessageAccess: flagOf('access', ACCESSES),
    isMessageAccessRequested: address.text('access') === 'asked' || null,
    categoryId: address.text('category') || null,
    kindId: address.text('kind') || null,
    city: address.text('city') || null,
    order: choiceOf(address, 'order', ORDERS),
    page: address.page,
    perPage: address.rows,
  };
}
