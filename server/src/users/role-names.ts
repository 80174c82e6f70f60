import type { UserRole } from './user.ts';

/** Roles of accounts. */
export const ROLE_NAMES: Readonly<Record<UserRole, string>> = {
  admin: 'Administrador',
  company: 'Empresa',
  user: 'Usuário',
};
