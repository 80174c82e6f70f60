import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/helpers/test-app.ts';
import { NO_STORE, PUBLIC } from './cache-headers.ts';

const guia = testApp();

const get = (query: string, headers: Record<string, string> = {}, more: Record<string, string> = {}) =>
  guia.app.inject({
    url: `/graphql?${new URLSearchParams({ query, ...more })}`,
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

test.each(['application/json', GRAPHQL_RESPONSE])(
  'public answers can be cached and revalidated, as %s: by Apollo, the document cache and the response cache',
  async (accept) => {
    const query = `{ categories { id name } } # ${accept}`;
    const made = await get(query, { accept });
    expect(made.statusCode).toBe(200);
    const cached = await get(query, { accept });
    // The same query at another address: its document is cached, its answer is not.
    const short = await get(query, { accept }, { variables: '{}' });
    for (const { headers, body } of [made, cached, short]) {
      expect(body).toBe(made.body);
      expect(headers.etag).toBe(made.headers.etag);
      expect(headers['content-type']).toBe(`${accept}; charset=utf-8`);
      expect(headers['cache-control']).toBe(PUBLIC['cache-control']);
      expect(headers.vary).toBe('authorization, origin, accept, accept-encoding');
      const again = await get(query, { accept, 'if-none-match': String(headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.headers['cache-control']).toBe(PUBLIC['cache-control']);
    }
  },
);

test.each([
  ['{ __typename }', 200],
  ['{ viewer { id } }', 200],
  ['{ nothing }', 400],
])('is not cached: %s', async (query, status) => {
  for (let time = 0; time < 2; time++) {
    const { statusCode, headers } = await get(query);
    expect(statusCode).toBe(status);
    expect(headers['cache-control']).toBe(NO_STORE['cache-control']);
    expect(headers.etag).toBeUndefined();
  }
});

test('a persisted query is found by its hash once it was sent with its text', async () => {
  const query = '{ categories { name } }';
  const extensions = JSON.stringify({
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
  });
  const ask = (parameters: Record<string, string>) =>
    guia.app.inject({
      url: `/graphql?${new URLSearchParams(parameters)}`,
      headers: { 'apollo-require-preflight': 'true' },
    });
  const unknown = await ask({ extensions });
  expect(unknown.json().errors).toEqual([
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ]);
  expect(unknown.headers['cache-control']).toMatch(/no-cache|no-store/);
  const { data } = (await ask({ query, extensions })).json();
  expect(data.categories.length).toBeGreaterThan(0);
  expect((await ask({ extensions })).json().data).toEqual(data);
});
