import { freshContact } from './accounts.ts';
import type { Ask } from './api-requests.ts';

/** A company as an owner types it, with the names of the REST interface; phone and address are unique for each. */
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

/** Registers a company: pending for an owner, approved for an administrator. */
export async function registerCompany(asOwner: Ask, changes: object = {}): Promise<Company> {
  const { data } = await asOwner('POST', '/companies', { ...COMPANY, ...freshContact(), ...changes });
  return { id: String(data.id), name: data.name, slug: data.slug };
}

/** Approves a company as an administrator. */
export const approveCompany = (asAdmin: Ask, id: string): Promise<unknown> =>
  asAdmin('POST', `/admin/companies/${id}/approve`, {});
