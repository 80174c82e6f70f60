import { formatAmount } from '../../lib/format.ts';
import type { AdminRole, Role, UserRowFragment } from './users.gen.ts';

export const ROLE_NAMES: Record<Role, string> = {
  admin: 'Administrador',
  company: 'Empresa',
  user: 'Usuário',
};

/** Most used first. */
export const ROLE_CHOICES = [
  { value: 'company', label: ROLE_NAMES.company },
  { value: 'user', label: ROLE_NAMES.user },
  { value: 'admin', label: ROLE_NAMES.admin },
] as const;

export const ADMIN_ROLE_NAMES: Record<AdminRole, string> = {
  administrator: 'Administrador',
  moderator: 'Moderador',
  reader: 'Leitor',
};

/** Most rights first. */
export const ADMIN_ROLE_CHOICES = [
  { value: 'administrator', label: 'Administrador: pode tudo' },
  { value: 'moderator', label: 'Moderador: decide e edita empresas' },
  { value: 'reader', label: 'Leitor: vê listas e estatísticas' },
] as const;

/** Returns the role of an account, for administrators that in the administration. */
export const roleText = ({ role, adminRole }: Pick<UserRowFragment, 'role' | 'adminRole'>): string =>
  adminRole ? ADMIN_ROLE_NAMES[adminRole] : ROLE_NAMES[role];

/** Returns the name of an account's plan: 'Grátis' for owners without one, a dash for others. */
export function planText({ plan, role }: Pick<UserRowFragment, 'plan' | 'role'>): string {
  if (plan) return plan.name;
  return role === 'company' ? 'Grátis' : '—';
}

/** Returns '1 empresa', '12 empresas'. */
export const companiesText = (count: number): string => formatAmount(count, 'empresa', 'empresas');
