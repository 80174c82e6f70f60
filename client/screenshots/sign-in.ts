import type { Page } from 'playwright-core';
import { freshEmail, signIn } from '../e2e/helpers/accounts.ts';
import { type Ask, askOf } from '../e2e/helpers/api-requests.ts';
import { adminSession } from '../e2e/helpers/inbox-owner.ts';

/** A company as an owner types it. */
export const COMPANY = {
  name: 'Padaria Trigo de Ouro',
  description:
    'Pães de fermentação natural, bolos e café da manhã.\nEncomendas para festas com dois dias de antecedência.',
  category_id: '3',
  city: 'Campinas - SP',
  address: 'Rua das Magnólias, 482, Cambuí',
  cep: '13024-000',
  phone: '(19) 99555-0100',
  contact_type: 'whatsapp',
  email: 'contato@trigo.exemplo.com.br',
  website: 'https://www.trigo.exemplo.com.br',
};

/** Returns the function that sends requests to the REST interface of the page's program. */
export const askAs = (page: Page, token?: string): Ask => askOf(page.request, token);

export type { Ask };

/** Returns the function that sends requests as the administrator, for decisions that an owner waits for. */
export async function askAsAdmin(page: Page): Promise<Ask> {
  const { token } = await adminSession(page.request);
  return askAs(page, token);
}

/** Signs the administrator in on this page. */
export async function enterAsAdmin(page: Page): Promise<void> {
  await signIn(page, await adminSession(page.request));
}

/** Signs a new owner in on this page; returns the function that sends requests as that owner. */
export async function enterAsOwner(page: Page): Promise<Ask> {
  const password = 'jabuticaba-serrana-7';
  const form = { name: 'Rosa Lima', email: freshEmail(), password, password_confirmation: password };
  const { token, user } = await askAs(page)('POST', '/auth/register', { ...form, terms: true });
  await signIn(page, { token, user, password });
  return askAs(page, token);
}

let companies = 0;

/** Returns `COMPANY` with another address and phone: duplicates are refused. */
export function anotherCompany(changes: Partial<typeof COMPANY> = {}): typeof COMPANY {
  const number = ++companies;
  return {
    ...COMPANY,
    phone: `(19) 99444-${String(number).padStart(4, '0')}`,
    address: `Rua das Magnólias, ${482 + number}, Cambuí`,
    ...changes,
  };
}

/** Signs in a new owner with a company, approved by default; returns its id. */
export async function enterWithCompany(
  page: Page,
  { isApproved = true, ...changes }: Partial<typeof COMPANY> & { isApproved?: boolean } = {},
): Promise<string> {
  const ask = await enterAsOwner(page);
  const { data } = await ask('POST', '/companies', anotherCompany(changes));
  if (isApproved) await (await askAsAdmin(page))('POST', `/admin/companies/${data.id}/approve`);
  return String(data.id);
}

/** Signs in a new owner whose company was rejected, with the reason. */
export async function enterWithRejected(page: Page): Promise<void> {
  const id = await enterWithCompany(page, { isApproved: false });
  const ask = await askAsAdmin(page);
  await ask('DELETE', `/admin/companies/${id}/reject`, {
    reason: 'O endereço não existe. Confira o número e o bairro.',
  });
}

/** Signs in a new owner with the maximum number of companies. */
export async function enterWithFull(page: Page): Promise<void> {
  const ask = await enterAsOwner(page);
  for (const name of ['Matriz', 'Norte', 'Sul', 'Leste', 'Oeste']) {
    await ask('POST', '/companies', anotherCompany({ name: `Padaria ${name}` }));
  }
}

/** Signs in a new owner whose approved company is inactive; returns its id. */
export async function enterWithInactive(page: Page): Promise<string> {
  const id = await enterWithCompany(page);
  await (await askAsAdmin(page))('PATCH', `/admin/companies/${id}/status`, { is_active: false });
  return id;
}
