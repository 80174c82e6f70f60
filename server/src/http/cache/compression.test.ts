import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { chooseEncoding } from './encodings.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.0', null],
  ['identity', null],
  ['*', null],
  [undefined, null],
])('of %s the best is %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

const CLIENT_DIR = fileURLToPath(new URL('../../../../client/dist', import.meta.url));
const isBuilt = existsSync(`${CLIENT_DIR}/server/page-worker.js`);

describe.skipIf(!isBuilt)('answers', () => {
  const guia = testApp({}, { clientDir: CLIENT_DIR });
  let id: number;
  beforeAll(async () => {
    id = await makeCompany(guia.pool, { name: 'Comprimida Ltda' });
    await guia.settled();
  });

  const get = (path: string, headers = {}) => guia.app.inject({ url: path, headers });

  test('of pages are the same in every encoding, rendered or cached, each with its own ETag', async () => {
    const path = `/company/${id}`;
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      for (const time of [1, 2]) {
        const packed = await get(path, { 'accept-encoding': encoding });
        expect(packed.headers['content-encoding'], `time ${time}`).toBe(encoding);
        expect(packed.headers.vary).toContain('accept-encoding');
        expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
        expect(packed.headers.etag).not.toBe(plain.headers.etag);
      }
    }
  });

  test('are 304 to callers who have them, until they change', async () => {
    const path = `/company/${id}`;
    const headers = { 'accept-encoding': 'br' };
    const first = await get(path, headers);
    const known = { ...headers, 'if-none-match': `"other", ${first.headers.etag}` };
    const again = await get(path, known);
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(again.headers['content-encoding']).toBeUndefined();
    await guia.rest('POST', `/companies/${id}/rate`, { rating: 5, browser_fingerprint: 'new-content' });
    expect((await get(path, known)).statusCode).toBe(200);
  });

  test('to somebody signed in are not compressed', async () => {
    const own = await guia.app.inject({
      url: '/api/companies',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': 'br' },
    });
    expect(own.headers['content-encoding']).toBeUndefined();
    expect(own.headers.etag).toBeUndefined();
  });

  test('with an error are compressed like others and never cached', async () => {
    const missing = await get('/company/999999', { 'accept-encoding': 'gzip' });
    expect(missing.statusCode).toBe(404);
    expect(gunzipSync(missing.rawPayload).toString()).toContain('Empresa não encontrada');
    expect(missing.headers.etag).toBeUndefined();
  });

  test('of assets were compressed when they were built', async () => {
    const [, script = ''] = /href="(\/assets\/base-[\w-]+\.js)"/.exec((await get('/')).body) ?? [];
    const plain = await get(script);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await get(script, { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['cache-control']).toContain('immutable');
      expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
      expect(packed.headers.vary).toContain('accept-encoding');
      expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
    expect((await get(`${script}.br`)).statusCode).toBe(404);
  });
});
