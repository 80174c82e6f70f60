import type { Choice } from '../../ui/list/list-choice.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { ROLE_NAMES } from '../account/user-labels.ts';
import type { UsersQueryVariables } from '../account/users.gen.ts';

type Choices = readonly [Choice, ...Choice[]];

export const ROLE_FILTER: Choices = [
  { value: 'all', label: 'Todos' },
  { value: 'company', label: ROLE_NAMES.company },
  { value: 'user', label: ROLE_NAMES.user },
  { value: 'admin', label: ROLE_NAMES.admin },
];

export const STATUS_FILTER: Choices = [
  { value: 'all', label: 'Todas' },
  { value: 'active', label: 'Ativo' },
  { value: 'inactive', label: 'Inativo' },
];

export const ORDERS: Choices = [
  { value: 'newest', label: 'Mais novos' },
  { value: 'oldest', label: 'Mais antigos' },
  { value: 'name', label: 'Nome' },
  { value: 'email', label: 'E-mail' },
];

/** Reads the query's variables from the URL; null means all. */
export function usersVariables(address: ListAddress): UsersQueryVariables {
  const role = address.choice('role', ['all', 'company', 'user', 'admin']);
  const status = address.choice('status', ['all', 'active', 'inactive']);
  return {
    q: address.text('q') || null,
    role: role === 'all' ? null : role,
    isActive: status === 'all' ? null : status === 'active',
    order: address.choice('order', ['newest', 'oldest', 'name', 'email']),
    page: address.page,
  };
}

export const isFiltered = ({ q, role, isActive }: UsersQueryVariables): boolean =>
  Boolean(q || role || isActive != null);
