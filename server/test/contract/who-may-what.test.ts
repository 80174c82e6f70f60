import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fields } from '../../src/http/request-fields.ts';
import { operationOf } from '../../src/rest/route/operation.ts';
import type { Route } from '../../src/rest/route/route.ts';
import { ROUTE_TABLE } from '../../src/rest/route-table.ts';
import { createSchema } from '../../src/schema.ts';
import type { Target } from '../helpers/cases/admin-cases.ts';
import { CASES } from '../helpers/cases/cases.ts';
import { expectedStatus, fieldOf, whoMay } from '../helpers/cases/field-access.ts';
import { PUBLIC_CASES } from '../helpers/cases/public-cases.ts';
import { statusFor } from '../helpers/cases/status-for.ts';
import { OpenApiAnswers } from '../helpers/openapi-answers.ts';
import {
  CALLERS,
  nameOf,
  OWN_ACCOUNT,
  type RestFixtures,
  routeOf,
  startRestFixtures,
} from '../helpers/rest-fixtures.ts';

const CODES: Record<number, string | undefined> = {
  200: undefined,
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
};

const ALL_CASES = [...PUBLIC_CASES, ...CASES];

let fixtures: RestFixtures;
let userToken: string;
let documented: OpenApiAnswers;
beforeAll(async () => {
  // The rows' operations are not limited in process, and full pages of companies cost much.
  fixtures = await startRestFixtures({ LIMIT_QUERY_COST: '100000' });
  userToken = await fixtures.userToken();
  documented = new OpenApiAnswers((await fixtures.guia.rest('GET', '/openapi.json')).body);
});
afterAll(() => fixtures.guia.close());

async function callRest(route: Route, target: Target, token: string | undefined) {
  const answer = await fixtures.call(route, target, token);
  if (ROUTE_TABLE.includes(route)) documented.expectDocumented(route, answer);
  const { status, body } = answer;
  return { status, code: body.code as string | undefined, message: body.message };
}

const schema = createSchema();

async function callGraphql(route: Route, { id, query, body }: Target, token: string | undefined) {
  const operation = operationOf(route, schema);
  const variables = operation.variables({
    params: { id: String(id) },
    query: new Fields(query ?? {}),
    body: new Fields(body ?? {}),
    file: undefined,
  });
  const answer = await fixtures.guia.graphql(operation.text, variables, token ? { token } : {});
  const [error] = answer.body.errors ?? [];
  return { code: error?.extensions.code as string | undefined, message: error?.message };
}

test('every row is called here', () => {
  const tried = [...ALL_CASES.map(({ row }) => row), ...Object.keys(OWN_ACCOUNT)];
  expect(ROUTE_TABLE.map(nameOf).sort()).toEqual(tried.sort());
});

test.each(CASES.map((one) => [one.row, one] as const))(
  '%s answers each caller as expected',
  async (row, one) => {
    const route = routeOf(row);
    for (const [index, caller] of CALLERS.entries()) {
      const status = statusFor(one, index);
      const rest = await callRest(route, await one.prepare(await fixtures.scene()), fixtures.tokens[caller]);
      expect({ caller, ...rest }).toMatchObject({
        caller,
        status,
        ...(status !== 200 && { code: CODES[status] }),
      });
      const graphql = await callGraphql(
        route,
        await one.prepare(await fixtures.scene()),
        fixtures.tokens[caller],
      );
      expect({ caller, ...graphql }).toMatchObject({ caller, code: CODES[status] });
      // The same message through both interfaces.
      if (status !== 200) expect(graphql.message).toBe(rest.message);
    }
  },
);

test.each(Object.entries(OWN_ACCOUNT))('%s is for every signed-in caller', async (row, bodyOf) => {
  const route = routeOf(row);
  const body = bodyOf('ninguem@exemplo.com.br');
  expect(await callRest(route, { body }, undefined)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(await callGraphql(route, { body }, undefined)).toMatchObject({ code: 'UNAUTHENTICATED' });
  for (const call of [callRest, callGraphql]) {
    const account = await fixtures.guia.owner();
    expect(await call(route, { body: bodyOf(account.email) }, account.token)).toMatchObject({
      code: undefined,
    });
  }
});

const WHO_OF_ROW = { everybody: ['anyone'], admin: ['administrator'] } as Record<string, string[]>;
const OF_ACCOUNTS = ['signed in', 'company', 'owner or administrator'];

test('the documented callers of a row are those of its field', () => {
  for (const route of ROUTE_TABLE) {
    expect([nameOf(route), ...(WHO_OF_ROW[route.who] ?? OF_ACCOUNTS)]).toContain(whoMay(fieldOf(route)));
  }
});

/** Returns whether a field of a query or a body is the id of the row's object. */
const isName = (name: string): boolean => name === 'company_id';
const isKept = (name: string): boolean => isName(name) || name === 'user_id';

/** Returns the target with invalid values, except for ids. */
function broken(route: Route, { query, body, ...target }: Target): Target {
  const wrong = (of: Route['body'], right: Target['body'], value: (name: string) => [string, unknown]) => {
    const names = (of ?? []).filter(({ type }) => type !== 'file').map(({ name }) => name);
    return Object.fromEntries(
      names.map((name) => (isKept(name) && right?.[name] ? [name, right[name]] : value(name))),
    );
  };
  return {
    ...target,
    query: wrong(route.query, query, (name) => [`${name}[a]`, 1]),
    body: wrong(route.body, body, (name) => [name, { $ne: 1 }]),
  };
}

/** Returns whether the row takes other fields than the id of its object. */
const takesMore = ({ query = [], body = [] }: Route): boolean =>
  [...query, ...body].some(({ name }) => !isName(name));

/** Returns the target with an id that does not exist; null for a row without one. */
function unknown(route: Route, target: Target): Target | null {
  const isIn = (of: Route['body']) => of?.some(({ name }) => isName(name)) === true;
  const company_id = 2_000_000_000;
  if (isIn(route.query)) return { ...target, query: { ...target.query, company_id } };
  if (isIn(route.body)) return { ...target, body: { ...target.body, company_id } };
  return route.path.includes('{') ? { ...target, id: 2_000_000_000, slug: 'nada' } : null;
}

const ROLE_OF = {
  nobody: 'nobody',
  'another owner': 'an owner',
  'the owner': 'an owner',
  'an administrator': 'an administrator',
  'a moderator': 'a moderator',
  'a reader': 'a reader',
} as const;

test.each(ALL_CASES.map((one) => [one.row, one] as const))(
  '%s: permission is checked first, then the id, then the other fields',
  async (row, one) => {
    const route = routeOf(row);
    const field = fieldOf(route);
    for (const [index, caller] of CALLERS.entries()) {
      const token = fixtures.tokens[caller];
      const denied = expectedStatus(field, ROLE_OF[caller]);
      const scene = await fixtures.scene();
      const target = broken(route, await one.prepare(scene));
      const expected = statusFor(one, index);
      if (takesMore(route)) {
        const { status } = await callRest(route, target, token);
        expect({ caller, status }).toEqual({ caller, status: expected === 200 ? 422 : expected });
      }
      const gone = unknown(route, target);
      if (gone) {
        const { status } = await callRest(route, gone, token);
        expect({ caller, gone, status }).toEqual({ caller, gone, status: denied ?? 404 });
      }
      if (denied) {
        const { status } = await callRest(route, { id: 'abc', slug: '-' }, token);
        expect({ caller, status }).toEqual({ caller, status: denied });
        // Old clients send other methods as POST.
        const asPost = { ...target, query: { ...target.query, _method: route.method } };
        const { status: posted } = await callRest({ ...route, method: 'POST' }, asPost, token);
        expect({ caller, posted }).toEqual({ caller, posted: route.method === 'GET' ? 405 : denied });
      }
    }
    const denied = expectedStatus(field, 'a user');
    if (!denied) return;
    for (const target of [await one.prepare(await fixtures.scene()), { id: 'abc', slug: '-' }]) {
      expect(await callRest(route, target, userToken)).toMatchObject({ status: denied });
      expect(await callRest(route, broken(route, target), userToken)).toMatchObject({ status: denied });
    }
  },
);

test.each(Object.entries(OWN_ACCOUNT))('%s: the session is checked first', async (row, bodyOf) => {
  const route = routeOf(row);
  for (const body of [{}, broken(route, { body: bodyOf('') }).body ?? {}]) {
    expect(await callRest(route, { body }, undefined)).toMatchObject({ status: 401 });
    if (Object.keys(body).length > 0) {
      expect(await callRest(route, { body }, userToken)).toMatchObject({ status: 422 });
    }
  }
});

test.each(['logo', 'foto'])('a form with a picture in the field %s has the same order', async (field) => {
  const { companyId } = await fixtures.scene();
  const send = async (id: number, caller: keyof typeof ROLE_OF) => {
    const token = fixtures.tokens[caller];
    const part = (name: string, value: string) =>
      `--x-form\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const reply = await fixtures.guia.app.inject({
      method: 'POST',
      url: `/api/companies/${id}`,
      headers: {
        'content-type': 'multipart/form-data; boundary=x-form',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: `${part('_method', 'PUT')}${part('name', '')}${part(`${field}"; filename="a.png`, 'nada')}--x-form--\r\n`,
    });
    return reply.statusCode;
  };
  const statuses = [
    await send(companyId, 'nobody'),
    await send(companyId, 'another owner'),
    await send(2_000_000_000, 'the owner'),
    await send(companyId, 'the owner'),
  ];
  expect(statuses).toEqual([401, 403, 404, 422]);
});
