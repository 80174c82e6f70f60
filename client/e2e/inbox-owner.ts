import type { APIRequestContext } from 'playwright-core';
import { freshEmail, freshPlace, type TestSession } from './accounts.ts';
import { askOf } from './ask.ts';
import { ADMIN } from './program.ts';

export interface Owner extends TestSession {
  company: { id: number; name: string };
}

export async function adminSession(request: APIRequestContext): Promise<TestSession> {
  const { token, user } = await askOf(request)('POST', '/auth/login', ADMIN);
  return { token, user, password: ADMIN.password };
}

/** An owner with an approved company, which may read its messages or not. */
export async function makeOwner(
  request: APIRequestContext,
  admin: TestSession,
  hasAccess: boolean,
): Promise<Owner> {
  const password = 'jabuticaba-madura-71';
  const email = freshEmail();
  const form = { name: 'Helena Prado', email, password, password_confirmation: password, terms: true };
  const { token, user } = await askOf(request)('POST', '/auth/register', form);
  const { data: company } = await askOf(request, token)('POST', '/companies', {
    name: `Ateliê Pitanga ${process.pid}${email.replace(/\D/g, '')}`,
    description: 'Costura sob medida e consertos.',
    category_id: 3,
    city: 'Campinas - SP',
    ...freshPlace(),
    email,
  });
  await askOf(request, admin.token)('POST', `/admin/companies/${company.id}/approve`, {});
  if (hasAccess) await setAccess(request, admin, company.id, true);
  return { token, user, password, company };
}

export const setAccess = (
  request: APIRequestContext,
  { token }: TestSession,
  id: number,
  hasAccess: boolean,
) => askOf(request, token)('PUT', `/admin/companies/${id}/message-access`, { has_message_access: hasAccess });

export const writeAsAdmin = (
  request: APIRequestContext,
  { token }: TestSession,
  id: number,
  subject: string,
  content: string,
) => askOf(request, token)('POST', '/admin/messages/send', { company_id: id, subject, content });

export const writeAsVisitor = (request: APIRequestContext, id: number, message: string) =>
  askOf(request)('POST', '/messages', {
    company_id: id,
    name: 'Júlia Araújo',
    email: 'julia@exemplo.com.br',
    phone: '(19) 99999-0000',
    message,
  });
