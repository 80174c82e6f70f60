import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany } from '../helpers/factories.ts';
import { type Answer, testApp } from '../helpers/test-app.ts';

const LIMITS = {
  LIMIT_REQUESTS_ANONYMOUS: '12',
  LIMIT_REQUESTS_SIGNED_IN: '20',
  LIMIT_LOOK_UPS_IN_VAIN: '5',
  LIMIT_LOGINS_ADDRESS: '1',
};
const guia = testApp(LIMITS);
let owner: { id: number; token: string };
beforeAll(async () => {
  owner = await guia.owner();
});

const MISSING = '/companies/999999';
const LIMITED = '{ company(id: "999999") { id } }';

/** Reads the items of both headers, as `[name, remaining, seconds]` and `[name, quota, window]`. */
function rateOf({ headers }: Pick<Answer, 'headers'>) {
  const [, name, left, seconds] = /^"([\w-]+)";r=(\d+);t=(\d+)$/.exec(String(headers.ratelimit)) ?? [];
  const [, policy, quota, window] =
    /^"([\w-]+)";q=(\d+);w=(\d+)$/.exec(String(headers['ratelimit-policy'])) ?? [];
  expect(policy).toBe(name);
  if (name !== undefined) {
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(Number(window));
  }
  return name === undefined ? null : { name, left: Number(left), quota: Number(quota) };
}

describe('RateLimit and RateLimit-Policy', () => {
  test('count down for an address over both interfaces, and stand on the 429 too', async () => {
    const address = '198.51.100.1';
    const left: unknown[] = [];
    for (let number = 0; number < 7; number++) {
      left.push(rateOf(await guia.rest('GET', MISSING, undefined, { address }))?.left);
      left.push(rateOf(await guia.graphql(LIMITED, {}, { address }))?.left);
    }
    expect(left).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]);
    for (const refused of [
      await guia.rest('GET', MISSING, undefined, { address }),
      await guia.graphql(LIMITED, {}, { address }),
    ]) {
      expect(refused.status).toBe(429);
      expect(rateOf(refused)).toEqual({ name: 'address', left: 0, quota: 12 });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers.ratelimit).toContain(`t=${refused.headers['retry-after']}`);
    }
  });

  test('describe the account of a token, from any address', async () => {
    const caller = { token: owner.token, address: '198.51.100.2' };
    const first = rateOf(await guia.rest('GET', '/auth/user', undefined, caller));
    expect(first).toEqual({ name: 'account', left: expect.any(Number), quota: 20 });
    const elsewhere = { ...caller, address: '198.51.100.3' };
    expect(rateOf(await guia.graphql('{ viewer { id } }', {}, elsewhere))?.left).toBe(
      Number(first?.left) - 1,
    );
  });

  test('describe the failed tokens of an address once these are refused', async () => {
    const caller = { token: 'x'.repeat(43), address: '198.51.100.4' };
    const answers: Answer[] = [];
    for (let number = 0; number < 6; number++)
      answers.push(await guia.rest('GET', '/auth/user', undefined, caller));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(rateOf(answers[0] as Answer)).toMatchObject({ name: 'address', left: 11 });
    expect(rateOf(answers[5] as Answer)).toEqual({ name: 'failed-token', left: 0, quota: 5 });
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('stand on whatever else is counted, and not on what is not', async () => {
    const headersOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
      (await guia.app.inject({ method, url, headers: { 'x-forwarded-for': '198.51.100.5' } })).headers;
    for (const url of ['/nowhere', '/sitemap.xml', '/api/nowhere', '/api/openapi.json', '/graphql']) {
      expect(rateOf({ headers: await headersOf(url) })?.name, url).toBe('address');
    }
    expect(rateOf({ headers: await headersOf(`/logos/${'a'.repeat(64)}.webp`) })?.name).toBe('failed-logo');
    for (const url of ['/healthz', '/readyz', '/robots.txt', '/api/openapi.json'])
      expect(rateOf({ headers: await headersOf(url) }), url).toBeNull();
  });

  test('Retry-After stands on the 429 of another limit too', async () => {
    const address = '198.51.100.6';
    const login = { email: 'ninguem@teste.com.br', password: 'errada-mas-longa' };
    await guia.rest('POST', '/auth/login', login, { address });
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
    for (const refused of [
      await guia.rest('POST', '/auth/login', login, { address }),
      await guia.graphql(query, { input: login }, { address }),
    ]) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(rateOf(refused)?.name).toBe('address');
    }
  });
});

describe('extensions.cost', () => {
  const app = testApp();
  let ids: number[];
  beforeAll(async () => {
    ids = [];
    for (let number = 0; number < 3; number++) ids.push(await makeCompany(app.pool));
    await app.pool.query(
      `INSERT INTO ratings (company_id, rating, fingerprint_hash) VALUES ($1, 5, sha256('a')), ($1, 4, sha256('b'))`,
      [ids[0]],
    );
    await app.settled();
  });

  test.each<[string, string, object, number, number]>([
    // A page and its rows count as many objects each as the page may have rows.
    ['a page', '{ companies(perPage: 10) { items { id city { name } } } }', {}, 30, 9],
    ['an aliased page', '{ a: companies(perPage: 10) { b: items { id } total } }', {}, 20, 6],
    [
      'a page of unknown size',
      'query ($n: Int!) { companies(perPage: $n) { items { id } } }',
      { n: 2 },
      200,
      4,
    ],
    ['only the total', '{ companies(perPage: 10) { total } }', {}, 10, 1],
    [
      'a page of pages',
      '{ companies(perPage: 5) { items { id ratings(perPage: 4) { items { rating } } } } }',
      {},
      50,
      // Three companies and their page; two ratings with theirs, and two empty pages.
      3 + 3 + 4 + 2 + 2,
    ],
    ['one object', 'query ($id: ID!) { company(id: $id) { id city { name } } }', {}, 2, 2],
    ['a fragment', '{ ...A } fragment A on Query { companies(perPage: 10) { items { id } } }', {}, 20, 6],
    ['no object', '{ __typename }', {}, 0, 0],
  ])('%s', async (_what, query, variables, asked, used) => {
    const { status, body } = await app.graphql(query, { id: ids[0], ...variables });
    expect(status).toBe(200);
    expect(body.errors).toBeUndefined();
    expect(body.extensions).toEqual({ cost: { asked, used, left: 1_000 - asked } });
  });

  test('is the same for a cached document, and stands beside errors', async () => {
    const get = (query: string) =>
      app.app.inject({
        url: `/graphql?query=${encodeURIComponent(query)}`,
        headers: { 'apollo-require-preflight': 'true', authorization: 'none' },
      });
    const query = '{ companies(perPage: 7) { items { id } } company(id: "0") { id } }';
    const [first, again] = [await get(query), await get(query)];
    expect(first.json().extensions).toEqual({ cost: { asked: 15, used: 7, left: 985 } });
    expect(again.body).toBe(first.body);
    expect(first.json().errors[0].extensions.code).toBe('NOT_FOUND');
  });

  test('is not on what was refused before it ran', async () => {
    for (const query of [
      '{',
      '{ nothing }',
      `{ companies(perPage: 100) { items { ratings(perPage: 100) { total } } } }`,
    ])
      expect((await app.graphql(query)).body).not.toHaveProperty('extensions');
  });
});
