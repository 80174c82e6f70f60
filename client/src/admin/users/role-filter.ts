import { choiceOf } from '../../ui/list/choices.ts';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { ADMIN_ROLE_NAMES, ROLE_NAMES } from '../account/user-labels.ts';

/** Roles as the list shows them, and all administrators together. */
export const ROLES = [
  { value: 'all', label: 'Todos' },
  { value: 'company', label: ROLE_NAMES.company },
  { value: 'user', label: ROLE_NAMES.user },
  { value: 'admin', label: 'Toda a administração' },
  { value: 'administrator', label: ADMIN_ROLE_NAMES.administrator },
  { value: 'moderator', label: ADMIN_ROLE_NAMES.moderator },
  { value: 'reader', label: ADMIN_ROLE_NAMES.reader },
] as const;

/** Reads the query's role and role of administrators from the URL; null means all. */
export function roleVariables(address: ListAddress) {
  const choice = choiceOf(address, 'role', ROLES);
  switch (choice) {
    case 'all':
      return { role: null, adminRole: null };
    case 'company':
    case 'user':
    case 'admin':
      return { role: choice, adminRole: null };
    default:
      return { role: null, adminRole: choice };
  }
}
