import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../helpers/test-app.ts';

let guia: TestApp;
let url: string;
let token: string | undefined;
beforeAll(async () => {
  guia = await startTestApp({ NODE_ENV: 'production' });
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  const address = guia.app.server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
});
afterAll(() => guia.close());

/** A GET needs a header that forms and images of other sites cannot send. */
const NO_FORM = { status: 'notice', reason: 'Response status code is not 200' };
/** Parse and validation errors are 400, whatever type is accepted. */
const DECIDED = { status: 'warn', reason: 'Response status code is not 200' };
/** Deliberate deviations from what the audit allows (notice) or recommends (warn), with its reason. */
const OTHERWISE: Record<string, { status: string; reason: string }> = {
  '5A70': NO_FORM,
  D6D5: NO_FORM,
  '6A70': NO_FORM,
  '572B': DECIDED,
  FDE2: DECIDED,
  // Its query is invalid: it declares a variable without using it. A valid one is tested below.
  '7B9B': DECIDED,
};

describe('GraphQL over HTTP, by the audit of graphql-http', () => {
  // Some checks use introspection, which is for administrators.
  const asAdmin = async (input: string, init: RequestInit = {}) => {
    token ??= await guia.adminToken();
    return fetch(input, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  };
  const audits = serverAudits({ url: () => url, fetchFn: asAdmin });

  test('has at least 61 checks', () => {
    expect(audits.length).toBeGreaterThanOrEqual(61);
  });

  test.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
    '%s',
    async (_name, audit) => {
      const result = await audit.fn();
      const reason = 'reason' in result ? result.reason : '';
      expect({ status: result.status, reason }).toEqual(OTHERWISE[audit.id] ?? { status: 'ok', reason: '' });
    },
  );

  test.each([
    ['application/json', 200],
    ['application/graphql-response+json', 400],
  ])(
    '7B9B and 86EE with a valid query: a wrong variable is, as %s, %i without data',
    async (type, status) => {
      const query = 'query CoerceFailure($id: ID!) { company(id: $id) { id } }';
      const reply = await asAdmin(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: type },
        body: JSON.stringify({ query, variables: { id: null } }),
      });
      expect(reply.status).toBe(status);
      expect(reply.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(Object.keys((await reply.json()) as object)).toEqual(['errors']);
    },
  );
});

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Sends a request without token and with no other header than the content type. */
async function send(method: 'GET' | 'POST', path: string, type?: string, payload?: string) {
  const reply = await guia.app.inject({
    method,
    url: `/graphql${path}`,
    headers: type ? { 'content-type': type } : {},
    ...(payload !== undefined && { payload }),
  });
  return { status: reply.statusCode, body: reply.body };
}
const post = (query: string) => send('POST', '', 'application/json', JSON.stringify({ query }));
const asQuery = (query: string) => `?query=${encodeURIComponent(query)}`;
/** Fifty fragments, each with the next one twice: 2^50 fields. */
const bomb = `{ ...F0 } ${times(50, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F50 on Query { __typename }`;

describe('the cases of a GraphQL security audit are refused', () => {
  test.each([
    ['alias overloading', `{ ${times(101, (i) => `a${i}: __typename`)} }`, 'apelidos'],
    ['field duplication', `{ ${times(450, () => '__typename')} }`, 'repetições de um campo'],
    [
      'field duplication deeper down',
      `{ companies { items { ${times(450, () => 'name')} } } }`,
      'repetições de um campo',
    ],
    [
      'field duplication through fragments',
      `{ companies { items { ${times(100, () => '... { name }')} } } }`,
      'repetições de um campo',
    ],
    [
      'directive overloading',
      `query (${times(40, (i) => `$v${i}: Boolean!`)}) { companies { items { ${times(40, (i) => `... @include(if: $v${i}) { name }`)} } } }`,
      'diretivas',
    ],
    ['a bomb of fragments', bomb, 'campos'],
  ])('%s', async (_case, query, word) => {
    const { status, body } = await post(query);
    expect(status).toBe(400);
    expect(body).toContain(`passa do limite de ${word}`);
    expect(body).not.toContain('"data"');
  });

  test('array batching', async () => {
    const batch = JSON.stringify(Array(10).fill({ query: '{ __typename }' }));
    const { status, body } = await send('POST', '', 'application/json', batch);
    expect(status).toBe(400);
    expect(body).not.toContain('"Query"');
  });

  test('unknown and repeated directives', async () => {
    for (const query of [
      `{ __typename ${times(10, () => '@aa')} }`,
      `{ __typename ${times(10, () => '@include(if: true)')} }`,
    ]) {
      const { status, body } = await post(query);
      expect(status).toBe(400);
      expect(JSON.parse(body).errors.length).toBeLessThanOrEqual(5);
    }
  });

  test('circular fragments', async () => {
    const { status } = await post('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }');
    expect(status).toBe(400);
  });

  test('introspection in every form', async () => {
    for (const query of [
      '{ __schema { types { name } } }',
      '{ __type(name: "User") { name } }',
      '{ ...A } fragment A on Query { __schema { queryType { name } } }',
    ]) {
      const { status, body } = await post(query);
      expect(status).toBe(400);
      expect(body).toContain('A introspecção é para administradores e chaves de API.');
    }
  });

  test('circular introspection, for administrators too', async () => {
    const circle = `{ __schema { types { ${'fields { type { '.repeat(6)} name ${'} } '.repeat(6)} } } }`;
    const { status } = await guia.graphql(circle, {}, { token: await guia.adminToken() });
    expect(status).toBe(400);
  });

  test('mutations and queries by a plain GET', async () => {
    for (const query of ['mutation { logout }', '{ __typename }']) {
      const { status, body } = await send('GET', asQuery(query));
      expect(status).toBe(400);
      expect(body).not.toContain('"data"');
    }
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'requests that a form of another site can send as %s',
    async (type) => {
      for (const query of ['{ __typename }', 'mutation { logout }']) {
        const { status, body } = await send('POST', '', type, asQuery(query).slice(1));
        expect([400, 415]).toContain(status);
        expect(body).not.toContain('"data"');
      }
    },
  );

  test('field suggestions', async () => {
    const { status, body } = await post('{ companie { id } }');
    expect(status).toBe(400);
    expect(body).not.toMatch(/did you mean|companies/i);
  });

  test('tracing and debugging', async () => {
    for (const query of ['{ __typename }', 'qwerty cop { abc }', '{ company(id: "x") { name } }']) {
      const { body } = await post(query);
      expect(body).not.toMatch(/tracing|stacktrace|exception/);
    }
  });

  test('an IDE at /graphql', async () => {
    for (const path of ['', asQuery('{ __typename }')]) {
      const reply = await guia.app.inject({ url: `/graphql${path}`, headers: { accept: 'text/html' } });
      expect(reply.statusCode).toBe(400);
      expect(reply.headers['content-type']).toContain('application/json');
      expect(reply.body).not.toMatch(/graphiql|playground|sandbox|<html/i);
    }
  });
});
