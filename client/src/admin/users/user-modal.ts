import type { UserRowFragment } from '../account/users.gen.ts';
import type { WholeUsersAction } from './whole-users-modal.tsx';

/** The open modal of the accounts' list. */
export type UserModal =
  | { kind: 'create' }
  | { kind: 'deactivate'; users: readonly UserRowFragment[] }
  | { kind: 'whole'; action: WholeUsersAction }
  | { kind: 'edit' | 'keys' | 'password' | 'plan' | 'remove' | 'second-factor'; user: UserRowFragment };
