import type { UserRowFragment } from '../account/users.gen.ts';

/** The open modal of the accounts' list. */
export type UserModal =
  | { kind: 'create' }
  | { kind: 'deactivate'; users: readonly UserRowFragment[] }
  | { kind: 'edit' | 'keys' | 'password' | 'plan' | 'remove'; user: UserRowFragment };
