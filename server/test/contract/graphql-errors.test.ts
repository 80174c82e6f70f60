import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../src/shared/log.ts';
import { makeCompany } from '../helpers/factories.ts';
import { startTestApp, type TestApp } from '../helpers/test-app.ts';
import { JSON_TYPE, RESPONSE_TYPE, senderOf } from './over-http/send-graphql.ts';

let guia: TestApp;
let owner: { id: number; token: string };
let companyId: number;
const lines: string[] = [];
const errorLines = () => lines.filter((line) => JSON.parse(line).level >= 50);

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) });
  guia = await startTestApp({ LIMIT_LOGINS_ADDRESS: '1' }, { log });
  owner = await guia.owner();
  companyId = await makeCompany(guia.pool, { owner_id: owner.id, has_message_access: true });
  await guia.settled();
});
afterAll(() => guia.close());
const { post, get, getBy } = senderOf(() => guia);

describe('errors have their location in the query', () => {
  test.each([
    ['syntax', '{\n  companies(', 'GRAPHQL_PARSE_FAILED', [{ line: 2, column: 13 }]],
    ['too many tokens', `{ ${'a '.repeat(1_200)} }`, 'SIZE_LIMIT', expect.any(Array)],
    ['validation', '{\n  companie { id } }', 'GRAPHQL_VALIDATION_FAILED', [{ line: 2, column: 3 }]],
    [
      'a limit',
      `query A { categories { id } }\nquery B { ${'categories { id } '.repeat(11)} }`,
      'SIZE_LIMIT',
      [{ line: 2, column: 1 }],
    ],
    [
      'the limit of directives',
      `{ ${'... @include(if: true) { __typename } '.repeat(31)} }`,
      'SIZE_LIMIT',
      [{ line: 1, column: 1 }],
    ],
  ])('%s', async (_kind, query, code, locations) => {
    const { status, body } = await post({ query });
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ locations, extensions: { code } });
    expect(body.errors[0].locations.length).toBeGreaterThan(0);
    expect(body).not.toHaveProperty('data');
  });

  test('variables', async () => {
    const { body } = await post({
      query: 'query (\n  $page: Int!) { companies(page: $page) { total } }',
      variables: { page: 'x' },
    });
    expect(body.errors).toEqual([
      {
        message: 'O pedido não é válido.',
        locations: [{ line: 2, column: 3 }],
        extensions: {
          code: 'INVALID_VARIABLES',
          developerMessage: expect.stringMatching(/^Variable "\$page" is invalid: Int cannot represent /),
        },
      },
    ]);
  });

  const FAILING = 'query Failing($id: ID!) {\n  one: company(id: $id) { name }\n}';
  const failed = {
    message: 'Empresa não encontrada',
    locations: [{ line: 2, column: 3 }],
    path: ['one'],
    extensions: {
      code: 'NOT_FOUND',
      developerMessage: 'It does not exist, or this caller may not see it.',
    },
  };

  const extensions = { cost: { asked: 1, used: 1, left: 999 } };

  test('execution, with the path', async () => {
    const { status, body } = await post({ query: FAILING, variables: { id: '0' } });
    expect(status).toBe(200);
    expect(body).toEqual({ errors: [failed], data: { one: null }, extensions });
  });

  test.each([JSON_TYPE, RESPONSE_TYPE])('the same for cached documents, as %s', async (accept) => {
    const query = `# ${accept}\n${FAILING}`;
    const expected = {
      status: 200,
      type: `${accept}; charset=utf-8`,
      body: { errors: [{ ...failed, locations: [{ line: 3, column: 3 }] }], data: { one: null }, extensions },
    };
    const variables = { id: '0' };
    const first = await get({ query, variables, accept });
    const again = await get({ query, variables, accept });
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const byHash = await getBy(
      {
        extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
        variables: JSON.stringify(variables),
      },
      accept,
    );
    expect(first).toEqual(expected);
    expect(again).toEqual(expected);
    expect(byHash).toEqual(expected);
  });

  test('an internal error, without details', async () => {
    await guia.sql`ALTER TABLE plans RENAME TO hidden_plans`;
    try {
      const { status, body } = await post({ query: '{ categories { id }\n  plans { total } }' });
      expect(status).toBe(200);
      expect(body.errors).toEqual([
        {
          message: expect.stringMatching(/^Ocorreu um erro inesperado\. Se ele persistir, informe o código /),
          locations: [{ line: 2, column: 3 }],
          path: ['plans'],
          extensions: {
            code: 'INTERNAL_SERVER_ERROR',
            requestId: expect.any(String),
            developerMessage: expect.any(String),
          },
        },
      ]);
      expect(body.data.plans).toBeNull();
      expect(body.data.categories.length).toBeGreaterThan(0);
    } finally {
      await guia.sql`ALTER TABLE hidden_plans RENAME TO plans`;
    }
  });

  test('and REST as before', async () => {
    const { status, body } = await guia.rest('GET', '/companies/0');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'Empresa não encontrada', code: 'NOT_FOUND' });
  });
});

describe('a subscription', () => {
  test.each([
    ['alone', 'subscription { __typename }'],
    ['with a field', 'subscription { companies { total } }'],
    ['beside a query', 'query A { __typename } subscription B { __typename }'],
  ])('%s is refused as not valid, and nothing is logged as an error', async (_case, query) => {
    lines.length = 0;
    const { status, body } = await post({ query, accept: RESPONSE_TYPE });
    expect(status).toBe(400);
    expect(body.errors[0]).toEqual({
      message: 'Esta API não tem assinaturas (subscription): peça com query ou mutation.',
      locations: [{ line: 1, column: query.indexOf('subscription') + 1 }],
      extensions: {
        code: 'GRAPHQL_VALIDATION_FAILED',
        developerMessage: 'The operation does not match the schema.',
      },
    });
    expect(body).not.toHaveProperty('data');
    expect(errorLines()).toEqual([]);
  });

  test('by GET too', async () => {
    const { status, body } = await get({ query: 'subscription { __typename }' });
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('a root field that fails', () => {
  test('leaves the other queries answered', async () => {
    const { body } = await post({
      query: `{ gone: company(id: "0") { name } there: company(id: "${companyId}") { id } viewer { id } }`,
    });
    expect(body.data).toEqual({ gone: null, there: { id: String(companyId) }, viewer: null });
    expect(body.errors.map(({ path }: { path: string[] }) => path[0]).sort()).toEqual(['gone', 'viewer']);
  });

  test('leaves the other mutations done', async () => {
    const rows = await guia.sql`INSERT INTO messages (company_id, sender_type, name, email, content)
       VALUES (${companyId}, 'visitor', 'Ana', 'ana@exemplo.com.br', 'Olá') RETURNING id`;
    const id = String(rows[0]?.id);
    const { status, body } = await post({
      query: `mutation { a: markMessageRead(id: "${id}") { id isRead } b: markMessageRead(id: "0") { id } }`,
      token: owner.token,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ a: { id, isRead: true }, b: null });
    expect(body.errors).toMatchObject([{ path: ['b'], extensions: { code: 'NOT_FOUND' } }]);
  });

  test('sets the status and omits data when no other field was answered', async () => {
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
    const variables = { input: { email: 'ninguem@exemplo.com.br', password: 'errada-mas-longa' } };
    const refused = await post({ query, variables });
    expect(refused.body).toMatchObject({ data: { login: null }, errors: [{ path: ['login'] }] });
    for (const accept of [JSON_TYPE, RESPONSE_TYPE]) {
      const late = await post({ query, variables, accept });
      expect(late.status).toBe(429);
      expect(late.body.errors[0]).toMatchObject({ path: ['login'], extensions: { code: 'RATE_LIMITED' } });
      expect(late.body).not.toHaveProperty('data');
    }
  });
});
