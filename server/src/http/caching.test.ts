import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { OWN, SHARED } from './caching.ts';

let guia: TestApp;
beforeAll(async () => {
  guia = await startTestApp();
});
afterAll(() => guia.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  guia.app.inject({
    url: `/graphql?${new URLSearchParams({ query })}`,
    headers: { 'apollo-require-preflight': 'true', ...headers },
  });

test('what everybody is told alike may be kept and asked after: by Apollo, by the short way, from memory', async () => {
  const query = '{ categories { id name } }';
  const made = await get(query);
  // Another type to be accepted is another question to memory, and the query is known by now.
  const short = await get(query, { accept: 'application/json' });
  const kept = await get(query);
  for (const { statusCode, headers } of [made, short, kept]) {
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe(SHARED['cache-control']);
    expect(headers.vary).toContain(SHARED.vary);
    const again = await get(query, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['cache-control']).toBe(SHARED['cache-control']);
  }
});

test.each([
  ['{ publicSettings { siteName } }', 'Bearer x'.padEnd(50, 'x')],
  ['{ viewer { id } }', undefined],
  ['{ nothing }', undefined],
])('what is somebody’s own, or no lasting answer, is not: %s', async (query, authorization) => {
  const { headers } = await get(query, authorization ? { authorization } : {});
  expect(headers['cache-control']).toBe(OWN['cache-control']);
});
