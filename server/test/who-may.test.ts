import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fields } from '../src/rest/fields.ts';
import type { Route } from '../src/rest/route.ts';
import { ROUTE_TABLE } from '../src/rest/route-table.ts';
import { ADMIN_CASES, type Case, type Scene, type Target } from './admin-cases.ts';
import { makeCompany } from './factories.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const CALLERS = ['nobody', 'another owner', 'the owner', 'an administrator'] as const;
const CODES: Record<number, string | undefined> = {
  200: undefined,
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
};
const PASSWORD = 'segredo-bem-longo';
const COMPANY = {
  name: 'Oficina do Zé',
  description: 'Conserta carros nacionais e importados.',
  category_id: 1,
  city: 'Campinas - SP',
  phone: '(19) 3234-5678',
  email: 'oficina@exemplo.com.br',
};

let guia: TestApp;
let tokens: Record<(typeof CALLERS)[number], string | undefined>;
let ownerId: number;
let otherId: number;
let planId: number;
let made = 0;

async function insertId(statement: string, values: unknown[]): Promise<number> {
  const { rows } = await guia.pool.query<{ id: number }>(statement, values);
  return rows[0]?.id as number;
}

const message = (companyId: number, sender: 'visitor' | 'admin' | 'company') =>
  insertId(
    `INSERT INTO messages (company_id, sender_type, name, email, subject, content)
     VALUES ($1, $2::varchar, CASE WHEN $2 = 'visitor' THEN 'Ana' END,
       CASE WHEN $2 = 'visitor' THEN 'ana@exemplo.com.br' END,
       CASE WHEN $2 <> 'visitor' THEN 'Assunto' END, 'Olá') RETURNING id`,
    [companyId, sender],
  );

const CASES: Case[] = [
  { row: 'GET /auth/user', expected: [401, 200, 200, 200], prepare: () => ({}) },
  {
    row: 'GET /auth/user-company',
    expected: [401, 404, 200, 404],
    prepare: ({ companyId }) => ({ query: { company_id: companyId } }),
  },
  {
    row: 'GET /auth/user-company-stats',
    expected: [401, 403, 200, 200],
    prepare: ({ companyId }) => ({ query: { company_id: companyId } }),
  },
  {
    row: 'POST /companies',
    expected: [401, 200, 200, 200],
    prepare: () => ({ body: { ...COMPANY, name: `${COMPANY.name} ${++made}` } }),
  },
  {
    row: 'PUT /companies/{id}',
    expected: [401, 403, 200, 200],
    prepare: ({ companyId }) => ({ id: companyId, body: { name: 'Outro nome' } }),
  },
  {
    row: 'PATCH /messages/{id}/read',
    expected: [401, 404, 200, 404],
    prepare: async ({ companyId }) => ({ id: await message(companyId, 'visitor') }),
  },
  {
    row: 'GET /messages/company/{id}',
    expected: [401, 403, 200, 200],
    prepare: ({ companyId }) => ({ id: companyId }),
  },
  {
    row: 'POST /messages/{id}/reply',
    expected: [401, 404, 200, 404],
    prepare: async ({ companyId }) => ({
      id: await message(companyId, 'visitor'),
      body: { content: 'Sim.' },
    }),
  },
  {
    row: 'GET /company/messages',
    expected: [401, 403, 200, 200],
    prepare: ({ companyId }) => ({ query: { company_id: companyId } }),
  },
  {
    row: 'POST /company/messages/reply',
    expected: [401, 403, 200, 403],
    prepare: ({ companyId }) => ({ body: { company_id: companyId, subject: 'Oi', content: 'Olá' } }),
  },
  {
    row: 'POST /plan-requests',
    expected: [401, 403, 200, 403],
    prepare: async ({ ownerId: user }) => {
      await guia.pool.query('DELETE FROM plan_requests');
      return { body: { plan_id: planId, user_id: user, reason: 'Cresci.' } };
    },
  },
  ...ADMIN_CASES,
];

/** These are about the caller's own account: whoever is signed in may, and it is another one for each call. */
const OWN_ACCOUNT: Record<string, (email: string) => Record<string, unknown>> = {
  'POST /auth/logout': () => ({}),
  'PUT /auth/profile': (email) => ({ name: 'Outro Nome', email }),
  'PUT /auth/password': () => ({
    current_password: PASSWORD,
    password: 'outra-senha-bem-longa',
    password_confirmation: 'outra-senha-bem-longa',
  }),
};

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const routeOf = (row: string): Route => ROUTE_TABLE.find((route) => nameOf(route) === row) as Route;

beforeAll(async () => {
  guia = await startTestApp({ LIMIT_OWNER_MESSAGES: '1000', LIMIT_OWNER_REQUESTS: '1000' });
  const [owner, other] = [await guia.owner(), await guia.owner('Outro Dono')];
  ownerId = Number(owner.id);
  otherId = Number(other.id);
  tokens = {
    nobody: undefined,
    'another owner': other.token,
    'the owner': owner.token,
    'an administrator': await guia.adminToken(),
  };
  planId = await insertId(
    `INSERT INTO plans (name, price, max_companies, features, is_active)
     VALUES ('Ouro', 99.9, 100, '{}', true) RETURNING id`,
    [],
  );
});
afterAll(() => guia.close());

/** A company of its own for each call; what was made before does not count against the limits. */
async function sceneOf(): Promise<Scene> {
  await guia.pool.query('UPDATE companies SET owner_id = NULL WHERE owner_id = ANY ($1)', [
    [ownerId, otherId],
  ]);
  const companyId = await makeCompany(guia.pool, { owner_id: ownerId, has_message_access: true });
  return { pool: guia.pool, ownerId, otherId, companyId, planId };
}

async function callRest(route: Route, { id, query, body }: Target, token: string | undefined) {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const path = route.path.replace('{id}', String(id));
  const answer = await guia.rest(route.method, `${path}?${search}`, body, token ? { token } : {});
  return {
    status: answer.status,
    code: answer.body.code as string | undefined,
    message: answer.body.message,
  };
}

async function callGraphql(route: Route, { id, query, body }: Target, token: string | undefined) {
  const variables = route.variables({
    params: { id: String(id) },
    query: new Fields(query ?? {}),
    body: new Fields(body ?? {}),
    file: undefined,
  });
  const answer = await guia.graphql(route.operation, variables, token ? { token } : {});
  const [error] = answer.body.errors ?? [];
  return { code: error?.extensions.code as string | undefined, message: error?.message };
}

test('every row that asks who calls is tried here', () => {
  const tried = [...CASES.map(({ row }) => row), ...Object.keys(OWN_ACCOUNT)];
  expect(
    ROUTE_TABLE.filter(({ who }) => who !== 'everybody')
      .map(nameOf)
      .sort(),
  ).toEqual(tried.sort());
});

test.each(CASES.map((one) => [one.row, one] as const))('%s answers each as it should', async (row, one) => {
  const route = routeOf(row);
  for (const [index, caller] of CALLERS.entries()) {
    const status = one.expected[index] as number;
    const rest = await callRest(route, await one.prepare(await sceneOf()), tokens[caller]);
    expect({ caller, ...rest }).toMatchObject({
      caller,
      status,
      ...(status !== 200 && { code: CODES[status] }),
    });
    const graphql = await callGraphql(route, await one.prepare(await sceneOf()), tokens[caller]);
    expect({ caller, ...graphql }).toMatchObject({ caller, code: CODES[status] });
    // The same words through both doors.
    if (status !== 200) expect(graphql.message).toBe(rest.message);
  }
});

test.each(Object.entries(OWN_ACCOUNT))('%s is for whoever is signed in', async (row, bodyOf) => {
  const route = routeOf(row);
  const body = bodyOf('ninguem@exemplo.com.br');
  expect(await callRest(route, { body }, undefined)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await callGraphql(route, { body }, undefined)).toMatchObject({ code: 'UNAUTHENTICATED' });
  for (const call of [callRest, callGraphql]) {
    const account = await guia.owner();
    expect(await call(route, { body: bodyOf(account.email) }, account.token)).toMatchObject({
      code: undefined,
    });
  }
});
