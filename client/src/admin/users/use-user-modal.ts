import type { UserRowFragment } from '../account/users.gen.ts';
import { useModal } from '../actions/use-modal.ts';

/** What is open over the list of accounts. */
export type UserModal =
  | { kind: 'create' }
  | { kind: 'deactivate'; users: readonly UserRowFragment[] }
  | { kind: 'edit' | 'actions' | 'password' | 'plan' | 'remove'; user: UserRowFragment };

/** One window after the other over the list of accounts. */
export const useUserModal = (place: { current: HTMLElement | null }) => useModal<UserModal>(place);
