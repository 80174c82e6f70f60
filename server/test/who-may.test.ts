import { afterAll, beforeAll, expect, test } from 'vitest';
import { Fields } from '../src/rest/fields.ts';
import type { Route } from '../src/rest/route.ts';
import { ROUTE_TABLE } from '../src/rest/route-table.ts';
import type { Target } from './admin-cases.ts';
import { CASES } from './cases.ts';
import { CALLERS, nameOf, OWN_ACCOUNT, routeOf, type Stage, startStage } from './stage.ts';

const CODES: Record<number, string | undefined> = {
  200: undefined,
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
};

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.guia.close());

async function callRest(route: Route, target: Target, token: string | undefined) {
  const { status, body } = await stage.call(route, target, token);
  return { status, code: body.code as string | undefined, message: body.message };
}

async function callGraphql(route: Route, { id, query, body }: Target, token: string | undefined) {
  const variables = route.variables({
    params: { id: String(id) },
    query: new Fields(query ?? {}),
    body: new Fields(body ?? {}),
    file: undefined,
  });
  const answer = await stage.guia.graphql(route.operation, variables, token ? { token } : {});
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
    const rest = await callRest(route, await one.prepare(await stage.scene()), stage.tokens[caller]);
    expect({ caller, ...rest }).toMatchObject({
      caller,
      status,
      ...(status !== 200 && { code: CODES[status] }),
    });
    const graphql = await callGraphql(route, await one.prepare(await stage.scene()), stage.tokens[caller]);
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
    const account = await stage.guia.owner();
    expect(await call(route, { body: bodyOf(account.email) }, account.token)).toMatchObject({
      code: undefined,
    });
  }
});
