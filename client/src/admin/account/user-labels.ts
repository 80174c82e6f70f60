import { formatAmount } from '../../lib/format.ts';
import type { Role, UserRowFragment } from './users.gen.ts';

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

/** Returns the name of an account's plan: 'Grátis' for owners without one, a dash for others. */
export function planText({ plan, role }: Pick<UserRowFragment, 'plan' | 'role'>): string {
  if (plan) return plan.name;
  return role === 'company' ? 'Grátis' : '—';
}

/** Returns '1 empresa', '12 empresas'. */
export const companiesText = (count: number): string => formatAmount(count, 'empresa', 'empresas');
