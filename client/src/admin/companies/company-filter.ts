import type { Choice } from '../../ui/list/list-choice.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import type { AdminCompaniesQueryVariables } from './companies.gen.ts';

type Choices = readonly [Choice, ...Choice[]];

export const STATUSES: Choices = [
  { value: 'all', label: 'Todas' },
  { value: 'approved', label: 'Aprovada' },
  { value: 'pending', label: 'Pendente' },
];

export const ACTIVITIES: Choices = [
  { value: 'all', label: 'Ativas e inativas' },
  { value: 'yes', label: 'Ativa' },
  { value: 'no', label: 'Inativa' },
];

export const OWNERS: Choices = [
  { value: 'all', label: 'Com e sem dono' },
  { value: 'yes', label: 'Com dono' },
  { value: 'no', label: 'Sem dono' },
];

export const ACCESSES: Choices = [
  { value: 'all', label: 'Com e sem acesso' },
  { value: 'asked', label: 'Pediu acesso' },
  { value: 'yes', label: 'Com acesso' },
  { value: 'no', label: 'Sem acesso' },
];

export const ORDERS: Choices = [
  { value: 'newest', label: 'Mais novas' },
  { value: 'oldest', label: 'Mais antigas' },
  { value: 'name', label: 'Nome, de A a Z' },
  { value: 'nameDescending', label: 'Nome, de Z a A' },
];

const THREE = ['all', 'yes', 'no'] as const;
const flagOf = (choice: 'all' | 'yes' | 'no'): boolean | null => (choice === 'all' ? null : choice === 'yes');

/** Reads the query's variables from the URL; null means all. */
export function companiesVariables(address: ListAddress): AdminCompaniesQueryVariables {
  const status = address.choice('status', ['all', 'approved', 'pending']);
  const access = address.choice('access', ['all', 'asked', 'yes', 'no']);
  return {
    q: address.text('q') || null,
    status: status === 'all' ? null : status,
    isActive: flagOf(address.choice('active', THREE)),
    hasOwner: flagOf(address.choice('owner', THREE)),
    hasMessageAccess: access === 'asked' ? null : flagOf(access),
    asksForMessageAccess: access === 'asked' ? true : null,
    categoryId: address.text('category') || null,
    city: address.text('city') || null,
    order: address.choice('order', ['newest', 'oldest', 'name', 'nameDescending']),
    page: address.page,
  };
}

/** True when a filter is set. */
export const isFiltered = ({ order: _, page: __, ...filter }: AdminCompaniesQueryVariables): boolean =>
  Object.values(filter).some((value) => value !== null && value !== undefined);
