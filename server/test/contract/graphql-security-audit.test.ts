import { describe, expect, test } from 'vitest';
import { admin, testApp } from '../helpers/test-app.ts';

const guia = testApp({ NODE_ENV: 'production' });

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

describe('the twelve cases of a GraphQL security audit are refused', () => {
  const refused = async (query: string, code: string) => {
    const { status, body } = await post(query);
    expect(status).toBe(400);
    expect(JSON.parse(body)).not.toHaveProperty('data');
    expect(JSON.parse(body).errors[0].extensions.code).toBe(code);
    return body;
  };

  test('1 alias overloading: 101 aliases', () =>
    refused(`{ ${times(101, (i) => `alias${i}: __typename`)} }`, 'SIZE_LIMIT'));

  test('2 array batching: 10 operations', async () => {
    const batch = JSON.stringify(Array(10).fill({ query: '{ __typename }' }));
    const { status, body } = await send('POST', '', 'application/json', batch);
    expect(status).toBe(400);
    expect(JSON.parse(body).errors).toHaveLength(1);
    expect(body).not.toContain('"Query"');
  });

  test('3 directive overloading: 10 directives at a field', async () => {
    const body = await refused(`{ __typename ${'@aa'.repeat(10)} }`, 'GRAPHQL_VALIDATION_FAILED');
    expect(JSON.parse(body).errors.length).toBeLessThanOrEqual(5);
  });

  test('4 circular introspection, for administrators too', async () => {
    const circle = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} } '.repeat(4)} } } }`;
    await refused(circle, 'GRAPHQL_VALIDATION_FAILED');
    const asAdmin = await guia.graphql(circle, {}, admin);
    expect(asAdmin.status).toBe(400);
    expect(asAdmin.body).not.toHaveProperty('data');
  });

  test('5 field duplication: a field 500 times', () =>
    refused(`{ ${times(500, () => '__typename')} }`, 'SIZE_LIMIT'));

  test('6 a mutation by GET', async () => {
    for (const headers of [{}, { 'apollo-require-preflight': 'true' }]) {
      const reply = await guia.app.inject({ url: `/graphql${asQuery('mutation { __typename }')}`, headers });
      expect([400, 405]).toContain(reply.statusCode);
      expect(reply.json()).not.toHaveProperty('data');
    }
  });

  test('7 trace mode', async () => {
    const { status, body } = await post('query cop { __typename }');
    expect(status).toBe(200);
    expect(Object.keys(JSON.parse(body).extensions)).toEqual(['cost']);
    expect(body).not.toMatch(/tracing|stacktrace|exception/i);
  });

  test('8 introspection', () =>
    refused('query cop { __schema { types { name fields { name } } } }', 'GRAPHQL_VALIDATION_FAILED'));

  test('9 an IDE where the interface is', async () => {
    for (const path of ['/graphql', '/graphiql', '/console']) {
      const reply = await guia.app.inject({ url: path, headers: { accept: 'text/html' } });
      expect(reply.statusCode, path).toBeGreaterThanOrEqual(400);
      expect(reply.body).not.toMatch(/graphiql|playground|sandbox|<html/i);
    }
  });

  test('10 field suggestions', async () => {
    for (const query of ['query cop { __schema { directive } }', '{ companie { id } }']) {
      const body = await refused(query, 'GRAPHQL_VALIDATION_FAILED');
      expect(body).not.toMatch(/did you mean|directives|companies/i);
    }
  });

  test('11 a POST that a form of another site can send', async () => {
    for (const query of ['query cop { __typename }', 'mutation { logout { id } }']) {
      const { status, body } = await send(
        'POST',
        '',
        'application/x-www-form-urlencoded',
        asQuery(query).slice(1),
      );
      expect(status).toBe(415);
      expect(JSON.parse(body)).not.toHaveProperty('data');
    }
  });

  test('12 unhandled errors', async () => {
    const body = await refused('qwerty cop { abc }', 'GRAPHQL_PARSE_FAILED');
    expect(body).not.toMatch(/exception|stacktrace|node_modules|\.[jt]s:\d/);
  });
});

describe('further forms of these are refused', () => {
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

  test('mutations and queries by a plain GET', async () => {
    for (const query of ['mutation { logout { id } }', '{ __typename }']) {
      const { status, body } = await send('GET', asQuery(query));
      expect(status).toBe(400);
      expect(body).not.toContain('"data"');
    }
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'requests that a form of another site can send as %s',
    async (type) => {
      for (const query of ['{ __typename }', 'mutation { logout { id } }']) {
        const { status, body } = await send('POST', '', type, asQuery(query).slice(1));
        expect([400, 415]).toContain(status);
        expect(body).not.toContain('"data"');
      }
    },
  );

  test('tracing and debugging', async () => {
    for (const query of ['{ __typename }', 'qwerty cop { abc }', '{ company(id: "x") { name } }']) {
      const { body } = await post(query);
      expect(body).not.toMatch(/tracing|stacktrace|exception/);
    }
  });
});
