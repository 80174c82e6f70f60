import { formatAmount } from '../../lib/format.ts';
import type { Role, UserRowFragment } from './users.gen.ts';

/** The roles as people call them (SPEC section 6). */
export const ROLE_NAMES: Record<Role, string> = {
  admin: 'Administrador',
  company: 'Empresa',
  user: 'Usuário',
};

/** In the order of a choice: what is made most often comes first. */
export const ROLES = ['company', 'user', 'admin'] as const satisfies readonly Role[];

export const roleChoices = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** The default of an account with companies is 'Grátis'; others have no plan unless they were given one. */
export function planText({ plan, role }: Pick<UserRowFragment, 'plan' | 'role'>): string {
  if (plan) return plan.name;
  return role === 'company' ? 'Grátis' : '—';
}

/** '1 empresa', '12 empresas'. */
export const companiesText = (count: number): string => formatAmount(count, 'empresa', 'empresas');
