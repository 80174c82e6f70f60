import { freshPlace } from './accounts.ts';
import type { Ask } from './api-requests.ts';

/** A company as an owner types it, in the REST interface's names; where it is, is fresh for each. */
export const COMPANY = {
  name: 'Padaria Trigo de Ouro',
  description: 'Pães de fermentação natural, bolos e café da manhã.',
  category_id: '3',
  city: 'Campinas - SP',
  email: 'contato@trigo.exemplo.com.br',
};

export interface Company {
  id: string;
  name: string;
  slug: string;
}

/** An owner registers a company, which then waits for approval; an administrator's is in the guide at once. */
export async function registerCompany(asOwner: Ask, changes: object = {}): Promise<Company> {
  const { data } = await asOwner('POST', '/companies', { ...COMPANY, ...freshPlace(), ...changes });
  return { id: String(data.id), name: data.name, slug: data.slug };
}

/** An administrator lets a company into the guide. */
export const approveCompany = (asAdmin: Ask, id: string): Promise<unknown> =>
  asAdmin('POST', `/admin/companies/${id}/approve`, {});
