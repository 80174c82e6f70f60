import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../src/shared/log.ts';
import { startTestApp, type TestApp } from '../helpers/test-app.ts';
import { JSON_TYPE, RESPONSE_TYPE, senderOf } from './over-http/send-graphql.ts';

let guia: TestApp;
let owner: { id: number; token: string };
const lines: string[] = [];
const errorLines = () => lines.filter((line) => JSON.parse(line).level >= 50);

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  guia = await startTestApp({}, { log });
  owner = await guia.owner();
});
afterAll(() => guia.close());
const { post, get } = senderOf(() => guia);

/** Wrong variables of each type of the schema. */
const WRONG: [what: string, query: string, variables: Record<string, unknown>][] = [
  ['Int', 'query ($v: Int!) { companies(page: $v) { total } }', { v: 'x' }],
  ['a missing one', 'query ($v: Int!) { companies(page: $v) { total } }', {}],
  ['null', 'query ($v: ID!) { company(id: $v) { id } }', { v: null }],
  ['ID', 'query ($v: ID!) { company(id: $v) { id } }', { v: { a: 1 } }],
  ['String', 'query ($v: String) { companies(q: $v) { total } }', { v: 7 }],
  ['Boolean', 'query ($v: Boolean) { adminUsers(isActive: $v) { total } }', { v: 'sim' }],
  [
    'Float',
    'mutation ($v: CreateCityInput!) { createCity(input: $v) { id } }',
    { v: { name: 'A', state: 'SP', latitude: 'x' } },
  ],
  [
    'Decimal',
    'mutation ($v: CreatePlanInput!) { createPlan(input: $v) { id } }',
    { v: { name: 'A', price: 'x' } },
  ],
  ['an enum', 'query ($v: CompanyOrder!) { companies(order: $v) { total } }', { v: 'prettiest' }],
  ['a list', 'mutation ($v: [ID!]!) { approveCompanies(ids: $v) { done } }', { v: [null] }],
  ['a day', 'query ($v: Date) { adminPlanRequests(until: $v) { total } }', { v: '2026-02-30' }],
  [
    'a date',
    'mutation ($v: DateTime) { markChangesSeen(companyId: "1", changedAt: $v) { id } }',
    { v: 'ontem à noite' },
  ],
  [
    'a date of another type',
    'mutation ($v: DateTime) { markChangesSeen(companyId: "1", changedAt: $v) { id } }',
    { v: {} },
  ],
  ['a file', 'mutation ($v: Upload!) { createImport(file: $v) { id } }', { v: 'nome;cidade' }],
  [
    'an unknown field',
    'mutation ($v: LoginInput!) { login(input: $v) { token } }',
    { v: { emial: 'a', password: 'b' } },
  ],
  ['no object', 'mutation ($v: LoginInput!) { login(input: $v) { token } }', { v: 'a' }],
];

describe('wrong variables', () => {
  test.each(WRONG)('%s', async (_what, query, variables) => {
    lines.length = 0;
    for (const [accept, status] of [
      [RESPONSE_TYPE, 400],
      [`${RESPONSE_TYPE}, ${JSON_TYPE};q=0.9`, 400],
      [JSON_TYPE, 200],
      [`${JSON_TYPE}, ${RESPONSE_TYPE};q=0.9`, 200],
      ['*/*', 200],
    ] as const) {
      const answer = await post({ query, variables, accept, token: owner.token });
      expect({ accept, status: answer.status }).toEqual({ accept, status });
      expect(answer.type).toBe(`${accept.split(',')[0]?.replace('*/*', JSON_TYPE)}; charset=utf-8`);
      expect(Object.keys(answer.body)).toEqual(['errors']);
      const [error] = answer.body.errors;
      expect(error.message).toBe('O pedido não é válido.');
      const { developerMessage } = error.extensions;
      expect(developerMessage).toMatch(/^Variable "\$/);
      expect(developerMessage).not.toMatch(/did you mean|\bat \w+ \(|node_modules|Error:/i);
      expect(error.locations).toEqual([{ line: 1, column: query.indexOf('$v') + 1 }]);
      expect(error.extensions).toEqual({ code: 'INVALID_VARIABLES', developerMessage });
    }
    expect(errorLines()).toEqual([]);
  });

  test('are answered the same for a cached document', async () => {
    const [, query = '', variables] = WRONG[0] ?? [];
    await get({ query, variables: { v: 1 } });
    for (const [accept, status] of [
      [RESPONSE_TYPE, 400],
      [JSON_TYPE, 200],
    ] as const) {
      const cached = await get({ query, variables: variables ?? {}, accept });
      const apollo = await post({ query, variables: variables ?? {}, accept });
      expect(cached).toEqual(apollo);
      expect(cached.status).toBe(status);
      expect(cached.body).not.toHaveProperty('data');
    }
  });
});

describe('a plain error of GraphQL at a field', () => {
  test("is the caller's where a variable makes an argument null", async () => {
    lines.length = 0;
    const query = 'query ($v: Int) { companies(page: $v) { total } }';
    const { body } = await post({ query, variables: { v: null } });
    expect(body.errors).toMatchObject([{ path: ['companies'], extensions: { code: 'INVALID_VARIABLES' } }]);
    expect(errorLines()).toEqual([]);
  });

  test('is ours, and logged, where a stored value does not fit the schema', async () => {
    lines.length = 0;
    await guia.sql`INSERT INTO api_keys (key_hash, user_id, name, beginning, scopes)
       VALUES (sha256('x'), ${owner.id}, 'Antiga', 'guia_live_Ab12', '{goneRead}')`;
    const query = '{ myApiKeys { items { scopes } } }';
    const { body } = await post({ query, token: owner.token });
    expect(body.errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    expect(JSON.stringify(body)).not.toContain('goneRead');
    expect(errorLines()).toHaveLength(1);
  });
});

test.each<[string, string, Record<string, unknown>?]>([
  ['an Int', 'query ($v: Int! = 1) { companies(perPage: $v) { perPage } }'],
  [
    'an enum, beside another',
    'query ($v: CompanyOrder! = name, $n: Int = 1) { companies(order: $v, perPage: $n) { perPage } }',
  ],
  [
    'a directive',
    'query ($v: Boolean! = false) { companies(perPage: 1) { perPage total @include(if: $v) } }',
  ],
  ['one that is given', 'query ($v: Int! = 5) { companies(perPage: $v) { perPage } }', { v: 1 }],
])('the default of a variable that may not be null holds: %s', async (_, query, variables = {}) => {
  const { body } = await guia.graphql(query, variables);
  expect(body.errors).toBeUndefined();
  expect(body.data).toEqual({ companies: { perPage: 1 } });
});
