import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeCompany } from '../helpers/factories.ts';
import { startTcpProxy, type TcpProxy } from '../helpers/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../helpers/test-app.ts';

let guia: TestApp;
let proxy: TcpProxy;
beforeAll(async () => {
  const through = async (url: string) => {
    proxy = await startTcpProxy(url);
    return proxy.url;
  };
  guia = await startTestApp({}, { through });
});
afterAll(async () => {
  await guia.close();
  await proxy.close();
});

test('while the network is unresponsive all get 503, and requests from then delay no later ones', async () => {
  const id = await makeCompany(guia.pool, { name: 'Antes do silêncio' });
  const { token } = await guia.owner();
  await guia.settled();
  const rate = (rating: number, fingerprint: string) =>
    guia.rest('POST', `/companies/${id}/rate`, { rating, browser_fingerprint: fingerprint });

  proxy.drop();
  const asked = await Promise.all([
    ...Array.from({ length: 12 }, (_, index) => rate(4, `while-unresponsive-${index}`)),
    guia.graphql(`{ companies(q: "silêncio") { items { name } } }`),
    guia.rest('GET', '/auth/user', undefined, { token }),
  ]);
  for (const { status, headers } of asked) {
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await vi.waitUntil(() => !guia.services.changeFeed.listening, { timeout: 10_000 });
  expect((await guia.app.inject('/healthz')).statusCode).toBe(200);
  expect((await guia.app.inject('/readyz')).statusCode).toBe(503);

  await proxy.restore();
  await vi.waitUntil(() => guia.services.changeFeed.listening, { timeout: 10_000 });
  const again = await Promise.all(Array.from({ length: 12 }, (_, index) => rate(5, `afterwards-${index}`)));
  for (const { status } of again) expect([200, 201, 429]).toContain(status);
  expect((await guia.rest('GET', `/companies/${id}`)).body.data.total_ratings).toBeGreaterThan(0);
  const rows =
    await guia.sql`SELECT count(*)::int AS rated FROM ratings WHERE company_id = ${id} AND rating = 4`;
  expect(rows).toEqual([{ rated: 0 }]);
});
