import type { APIRequestContext } from 'playwright-core';
import { freshEmail, freshName, type TestSession } from './accounts.ts';
import { askOf } from './api-requests.ts';
import { approveCompany, type Company, registerCompany } from './companies.ts';
import { ADMIN } from './program.ts';

export interface Owner extends TestSession {
  company: Company;
}

export async function adminSession(request: APIRequestContext): Promise<TestSession> {
  const { token, user } = await askOf(request)('POST', '/auth/login', ADMIN);
  return { token, user, password: ADMIN.password };
}

/** Creates an owner with an approved company, with access to its messages or without. */
export async function makeOwner(
  request: APIRequestContext,
  admin: TestSession,
  hasAccess: boolean,
): Promise<Owner> {
  const password = 'jabuticaba-madura-71';
  const email = freshEmail();
  const form = { name: 'Helena Prado', email, password, password_confirmation: password, terms: true };
  const { token, user } = await askOf(request)('POST', '/auth/register', form);
  const company = await registerCompany(askOf(request, token), {
    name: freshName('Ateliê Pitanga'),
    description: 'Costura sob medida e consertos.',
    email,
  });
  await approveCompany(askOf(request, admin.token), company.id);
  if (hasAccess) await setAccess(request, admin, company.id, true);
  return { token, user, password, company };
}

export const setAccess = (
  request: APIRequestContext,
  { token }: TestSession,
  id: string,
  hasAccess: boolean,
) => askOf(request, token)('PUT', `/admin/companies/${id}/message-access`, { has_message_access: hasAccess });

export const writeAsAdmin = (
  request: APIRequestContext,
  { token }: TestSession,
  id: string,
  subject: string,
  content: string,
) => askOf(request, token)('POST', '/admin/messages/send', { company_id: id, subject, content });

export const writeAsVisitor = (request: APIRequestContext, id: string, message: string) =>
  askOf(request)('POST', '/messages', {
    company_id: id,
    name: 'Júlia Araújo',
    email: 'julia@exemplo.com.br',
    phone: '(19) 99999-0000',
    message,
  });
