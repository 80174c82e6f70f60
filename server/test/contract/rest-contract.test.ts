import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTE_TABLE } from '../../src/rest/route-table.ts';
import { CASES } from '../helpers/cases/cases.ts';
import { expectedStatus, fieldOf } from '../helpers/cases/field-access.ts';
import { PUBLIC_CASES } from '../helpers/cases/public-cases.ts';
import { statusFor } from '../helpers/cases/status-for.ts';
import { insertFixtures } from '../helpers/fixtures.ts';
import { OpenApiAnswers } from '../helpers/openapi-answers.ts';
import {
  CALLERS,
  nameOf,
  OWN_ACCOUNT,
  type RestFixtures,
  routeOf,
  startRestFixtures,
} from '../helpers/rest-fixtures.ts';

let fixtures: RestFixtures;
let documented: OpenApiAnswers;
beforeAll(async () => {
  const many = { LIMIT_RATINGS_COMPANY: '1000', LIMIT_MESSAGES_TOTAL: '1000', LIMIT_RATINGS_TOTAL: '1000' };
  fixtures = await startRestFixtures(many);
  documented = new OpenApiAnswers((await fixtures.guia.rest('GET', '/openapi.json')).body);
});
afterAll(() => fixtures.guia.close());

const ALL_CASES = [...PUBLIC_CASES, ...CASES];

test('the document is OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(documented.document)));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every row is called here', () => {
  const called = [...ALL_CASES.map(({ row }) => row), ...Object.keys(OWN_ACCOUNT)];
  expect(ROUTE_TABLE.map(nameOf).sort()).toEqual(called.sort());
});

test.each(ALL_CASES.map((one) => [one.row, one] as const))('%s answers as documented', async (row, one) => {
  const route = routeOf(row);
  for (const [index, caller] of CALLERS.entries()) {
    const scene = await fixtures.scene();
    await insertFixtures(scene);
    const answer = await fixtures.call(route, await one.prepare(scene), fixtures.tokens[caller]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(statusFor(one, index));
    documented.expectDocumented(route, answer);
  }
});

test.each(Object.entries(OWN_ACCOUNT))('%s answers as documented', async (row, bodyOf) => {
  const route = routeOf(row);
  const account = await fixtures.guia.owner();
  const call = (token?: string) => fixtures.call(route, { body: bodyOf(account.email) }, token);
  documented.expectDocumented(route, await call());
  const done = await call(account.token);
  expect(done.status).toBe(200);
  documented.expectDocumented(route, done);
});

const WRITES = ROUTE_TABLE.filter(({ method }) => method !== 'GET').map(
  (route) => [nameOf(route), route] as const,
);
test.each(WRITES)('%s: invalid bodies are refused as documented', async (_row, route) => {
  const { companyId } = await fixtures.scene();
  const url = `/api${route.path.replace('{id}', String(companyId))}`;
  const send = async (payload: string, type: string) => {
    const reply = await fixtures.guia.app.inject({
      method: route.method,
      url,
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${fixtures.tokens['an administrator']}` },
    });
    const answer = { status: reply.statusCode, headers: reply.headers, body: reply.json() };
    documented.expectDocumented(route, answer);
    return answer.status;
  };
  expect(await send('{"a": ', 'application/json')).toBe(400);
  expect(await send('<a/>', 'application/xml')).toBe(415);
  expect(await send(JSON.stringify({ a: 'x'.repeat(100_001) }), 'application/json')).toBe(413);
  if (!route.body) return;
  const fields = route.body.filter(({ type }) => type !== 'file').map(({ name }) => [name, { $ne: 1 }]);
  const denied = expectedStatus(fieldOf(route), 'an administrator');
  expect(denied ? [denied] : [404, 422]).toContain(
    await send(JSON.stringify(Object.fromEntries(fields)), 'application/json'),
  );
});

const WITH_QUERY = ROUTE_TABLE.filter(({ query }) => query?.some(({ name }) => name === 'page'));
test.each(WITH_QUERY.map((route) => [nameOf(route), route] as const))(
  '%s: an invalid page is refused as documented',
  async (_row, route) => {
    const { companyId } = await fixtures.scene();
    const target = { id: companyId, query: { page: 0, company_id: companyId } };
    const answer = await fixtures.call(route, target, fixtures.tokens['an administrator']);
    expect(answer.status).toBe(422);
    documented.expectDocumented(route, answer);
  },
);

const WITH_ID = ROUTE_TABLE.filter(({ path }) => path.includes('{'));
test.each(WITH_ID.map((route) => [nameOf(route), route] as const))(
  '%s: an unknown id is refused as documented',
  async (row, route) => {
    const scene = await fixtures.scene();
    const one = ALL_CASES.find((other) => other.row === row);
    const target = { ...(await one?.prepare(scene)), id: 2_000_000_000, slug: 'nada' };
    const answer = await fixtures.call(route, target, fixtures.tokens['an administrator']);
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe(route.failures?.[404]);
    documented.expectDocumented(route, answer);
  },
);

test('too many requests, and requests during maintenance, are answered as documented', async () => {
  const { guia } = fixtures;
  const route = routeOf('POST /auth/login');
  const { email } = await guia.owner();
  // Forgets the address of the account's earlier logins.
  await guia.sql`DELETE FROM rate_limits`;
  const wrong = { body: { email, password: 'errada-errada' } };
  const first = await fixtures.call(route, wrong, undefined);
  expect(first.status).toBe(401);
  documented.expectDocumented(route, first);
  let answer = first;
  for (let tries = 0; tries < 30 && answer.status === 401; tries++) {
    answer = await fixtures.call(route, wrong, undefined);
  }
  expect(answer.status).toBe(429);
  documented.expectDocumented(route, answer);
  const settings = routeOf('PUT /admin/settings');
  const token = fixtures.tokens['an administrator'];
  await fixtures.call(settings, { body: { maintenance_mode: true } }, token);
  const search = routeOf('GET /companies');
  const closed = await fixtures.call(search, { query: { q: 'x' } }, undefined);
  await fixtures.call(settings, { body: { maintenance_mode: false } }, token);
  expect(closed.status).toBe(503);
  documented.expectDocumented(search, closed);
});
