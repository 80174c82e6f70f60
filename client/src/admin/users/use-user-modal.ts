import type { UserRowFragment } from '../account/users.gen.ts';
import { useWindow } from '../actions/use-modal.ts';

/** What is open over the list of accounts. */
export type UserWindow =
  | { kind: 'create' }
  | { kind: 'deactivate'; users: readonly UserRowFragment[] }
  | { kind: 'edit' | 'actions' | 'password' | 'plan' | 'remove'; user: UserRowFragment };

/** One window after the other over the list of accounts. */
export const useUserWindow = (place: { current: HTMLElement | null }) => useWindow<UserWindow>(place);
