import type { APIRequestContext, Page } from 'playwright-core';
import { ADMIN } from './program.ts';

interface Session {
  token: string;
  user: { id: number | string; name: string; email: string; role: string };
}

export interface Owner extends Session {
  company: { id: number; name: string };
}

/** The REST interface, as this somebody; gives the answer's body, throws when it is refused. */
export async function rest<T = Record<string, unknown>>(
  request: APIRequestContext,
  method: string,
  path: string,
  data?: unknown,
  token?: string,
): Promise<T> {
  const response = await request.fetch(`/api${path}`, {
    method,
    ...(data !== undefined && { data }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  const body = await response.json();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${body.message}`);
  return body as T;
}

export const adminSession = (request: APIRequestContext) =>
  rest<Session>(request, 'POST', '/auth/login', ADMIN);

let made = 0;

/** An owner with an approved company, which may read its messages or not. */
export async function makeOwner(
  request: APIRequestContext,
  admin: Session,
  hasAccess: boolean,
): Promise<Owner> {
  const number = `${process.pid}${Date.now().toString(36)}${++made}`;
  const password = 'jabuticaba-madura-71';
  const email = `dona-${number}@exemplo.com.br`;
  const session = await rest<Session>(request, 'POST', '/auth/register', {
    name: 'Helena Prado',
    email,
    password,
    password_confirmation: password,
    terms: true,
  });
  const { data } = await rest<{ data: { id: number; name: string } }>(
    request,
    'POST',
    '/companies',
    {
      name: `Ateliê Pitanga ${number}`,
      description: 'Costura sob medida e consertos.',
      category_id: 3,
      city: 'Campinas - SP',
      phone: '(19) 3555-0142',
      email,
    },
    session.token,
  );
  await rest(request, 'POST', `/admin/companies/${data.id}/approve`, {}, admin.token);
  if (hasAccess) await setAccess(request, admin, data.id, true);
  return { ...session, company: data };
}

export const setAccess = (request: APIRequestContext, admin: Session, id: number, hasAccess: boolean) =>
  rest(
    request,
    'PUT',
    `/admin/companies/${id}/message-access`,
    { has_message_access: hasAccess },
    admin.token,
  );

export const writeAsAdmin = (
  request: APIRequestContext,
  admin: Session,
  id: number,
  subject: string,
  content: string,
) => rest(request, 'POST', '/admin/messages/send', { company_id: id, subject, content }, admin.token);

export const writeAsVisitor = (request: APIRequestContext, id: number, message: string) =>
  rest(request, 'POST', '/messages', {
    company_id: id,
    name: 'Júlia Araújo',
    email: 'julia@exemplo.com.br',
    phone: '(19) 99999-0000',
    message,
  });

/** Every page opened from now on is this somebody's. */
export const signIn = (page: Page, { token, user }: Session) =>
  page.addInitScript(
    ([key, person]) => {
      localStorage.setItem('token', key as string);
      localStorage.setItem('user', person as string);
    },
    [token, JSON.stringify({ ...user, id: String(user.id) })],
  );
