import type { UserRowFragment } from '../account/users.gen.ts';
import { useModal } from '../actions/use-modal.ts';

/** The open modal of the accounts' list. */
export type UserModal =
  | { kind: 'create' }
  | { kind: 'deactivate'; users: readonly UserRowFragment[] }
  | { kind: 'edit' | 'actions' | 'password' | 'plan' | 'remove'; user: UserRowFragment };

/** State of the open modal of the accounts' list. */
export const useUserModal = (place: { current: HTMLElement | null }) => useModal<UserModal>(place);
