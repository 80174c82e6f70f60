import { formatAmount } from '../../lib/format.ts';
import type { Role, UserRowFragment } from './users.gen.ts';

/** Names of the roles. */
export const ROLE_NAMES: Record<Role, string> = {
  admin: 'Administrador',
  company: 'Empresa',
  user: 'Usuário',
};

/** In the order of the select, most used first. */
export const ROLES = ['company', 'user', 'admin'] as const satisfies readonly Role[];

export const roleChoices = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** Name of an account's plan: 'Grátis' for owners without one, none for others. */
export function planText({ plan, role }: Pick<UserRowFragment, 'plan' | 'role'>): string {
  if (plan) return plan.name;
  return role === 'company' ? 'Grátis' : '—';
}

/** '1 empresa', '12 empresas'. */
export const companiesText = (count: number): string => formatAmount(count, 'empresa', 'empresas');
