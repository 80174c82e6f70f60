import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeCompany } from '../helpers/factories.ts';
import { startTcpProxy, type TcpProxy } from '../helpers/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../helpers/test-app.ts';

const CLIENT_DIR = fileURLToPath(new URL('../../../client/dist', import.meta.url));
const clientDir = existsSync(`${CLIENT_DIR}/server/page-worker.js`) ? CLIENT_DIR : null;

let guia: TestApp;
let proxy: TcpProxy;
beforeAll(async () => {
  const through = async (url: string) => {
    proxy = await startTcpProxy(url);
    return proxy.url;
  };
  guia = await startTestApp({}, { through, clientDir });
});
afterAll(async () => {
  await guia.close();
  await proxy.close();
});

test('while the database is unreachable: 503 with a message and Retry-After, nothing from the cache; recovers by itself', async () => {
  const id = await makeCompany(guia.pool, { name: 'Antes da queda' });
  await guia.settled();
  expect((await guia.rest('GET', `/companies/${id}`)).status).toBe(200);

  await proxy.cut();
  await vi.waitUntil(() => !guia.services.changeFeed.listening);
  const rest = await guia.rest('GET', `/companies/${id}`);
  expect(rest.status).toBe(503);
  expect(rest.headers['retry-after']).toBe('2');
  expect(rest.body).toEqual({
    success: false,
    code: 'SERVICE_UNAVAILABLE',
    message: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
  });
  const write = await guia.rest('POST', `/companies/${id}/rate`, {
    rating: 5,
    browser_fingerprint: 'while-away',
  });
  expect(write.status).toBe(503);
  const graphql = await guia.graphql(`{ company(id: ${id}) { name } }`);
  expect(graphql.status).toBe(503);
  expect(graphql.body.errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
  const signedIn = await guia.rest('GET', '/auth/user', undefined, { token: 'x'.repeat(43) });
  expect(signedIn.status).toBe(503);
  for (const path of clientDir ? ['/', '/search?q=queda', `/company/${id}`] : []) {
    const page = await guia.app.inject(path);
    expect(page.statusCode).toBe(503);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await guia.app.inject('/sitemap.xml')).statusCode).toBe(503);
  expect((await guia.app.inject(`/logos/${'0'.repeat(64)}.webp`)).statusCode).toBe(503);
  expect((await guia.app.inject('/readyz')).statusCode).toBe(503);
  expect((await guia.app.inject('/healthz')).statusCode).toBe(200);

  await guia.sql`UPDATE companies SET name = 'Depois da queda' WHERE id = ${id}`;
  await proxy.restore();
  await vi.waitUntil(() => guia.services.changeFeed.listening, { timeout: 5_000 });
  expect((await guia.rest('GET', `/companies/${id}`)).body.data.name).toBe('Depois da queda');
  expect((await guia.app.inject('/readyz')).statusCode).toBe(200);
});
