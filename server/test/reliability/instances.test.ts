import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { searchCounter } from '../../src/searches-without-results/search-counter.ts';
import { makeCompany } from '../helpers/factories.ts';
import { perFile } from '../helpers/per-file.ts';
import { startTcpProxy, type TcpProxy } from '../helpers/tcp-proxy.ts';
import { startTestApp, type TestApp, testApp } from '../helpers/test-app.ts';

const CLIENT_DIR = fileURLToPath(new URL('../../../client/dist', import.meta.url));
const clientDir = existsSync(`${CLIENT_DIR}/server/page-worker.js`) ? CLIENT_DIR : null;

describe('two instances on one database', () => {
  const one = testApp({}, { clientDir });
  const other = perFile(() => startTestApp({}, { clientDir, instanceOf: one }));

  /** Returns the answers of both instances, each asked twice so that the second comes from its cache. */
  async function everywhere(path: string, headers = {}): Promise<string[]> {
    const bodies: string[] = [];
    for (const guia of [one, other, one, other]) {
      bodies.push((await guia.app.inject({ url: path, headers })).body);
    }
    return bodies;
  }

  test('a rating shows at once on the instance that stored it, and on the other once it is notified', async () => {
    const id = await makeCompany(one.pool);
    await Promise.all([one.settled(), other.settled()]);
    const query = `/graphql?query=${encodeURIComponent(`{ company(id: "${id}") { totalRatings } }`)}`;
    const headers = { 'apollo-require-preflight': 'true' };
    for (const body of await everywhere(query, headers)) expect(body).toContain('"totalRatings":0');
    await one.rest('POST', `/companies/${id}/rate`, { rating: 4, browser_fingerprint: 'one-of-many' });
    expect((await one.app.inject({ url: query, headers })).body).toContain('"totalRatings":1');
    await other.settled();
    expect((await other.app.inject({ url: query, headers })).body).toContain('"totalRatings":1');
  });

  test.skipIf(!clientDir)('so do a changed company and a changed setting, on pages', async () => {
    const id = await makeCompany(one.pool, { name: 'Antes da Mudança' });
    await Promise.all([one.settled(), other.settled()]);
    for (const body of await everywhere(`/company/${id}`)) expect(body).toContain('Antes da Mudança');
    const token = await one.adminToken();
    await one.rest('PUT', `/companies/${id}`, { name: 'Depois da Mudança' }, { token });
    expect((await one.app.inject(`/company/${id}`)).body).toContain('Depois da Mudança');
    await other.settled();
    expect((await other.app.inject(`/company/${id}`)).body).toContain('Depois da Mudança');
    await one.sql`UPDATE settings SET site_name = 'Guia de Duas Cópias'`;
    await Promise.all([one.settled(), other.settled()]);
    for (const body of await everywhere('/')) expect(body).toContain('Guia de Duas Cópias');
  });
});

describe.skipIf(!clientDir)('the page of a search', () => {
  const one = testApp({}, { clientDir });
  const other = perFile(() => startTestApp({}, { clientDir, instanceOf: one }));
  const page = async (instance: TestApp, q: string, headers = {}) =>
    (await instance.app.inject({ url: `/search?q=${encodeURIComponent(q)}`, headers })).body;

  test('finds a kind by a new word on every instance, also where it was cached', async () => {
    const rows = await one.sql`SELECT id FROM kinds WHERE slug = 'padaria'`;
    await makeCompany(one.pool, { name: 'Navalha do Zé', kind_ids: [rows[0].id] });
    await makeCompany(one.pool, { name: 'Gaita Velha' });
    await Promise.all([one.settled(), other.settled()]);
    const found = async (instance: TestApp) => (await page(instance, 'gaita')).includes('Navalha do Zé');
    expect([await found(one), await found(other), await found(other)]).toEqual([false, false, false]);
    const change = `mutation ($id: ID!) { addKindWord(kindId: $id, word: "gaita") { id } }`;
    await one.graphql(change, { id: String(rows[0].id) }, { token: await one.adminToken() });
    expect(await found(one)).toBe(true);
    await other.settled();
    expect(await found(other)).toBe(true);
  });

  test('counts a search without results for each address, and not for a bot', async () => {
    for (const [address, agent] of [
      ['203.0.113.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
      ['203.0.113.2', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
      ['203.0.113.3', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ])
      await page(one, 'zzxqv', { 'x-forwarded-for': address, 'user-agent': agent });
    await searchCounter(one.services).flush();
    const rows = await one.sql`SELECT text, times, cardinality(address_hashes) AS addresses
      FROM searches_without_results`;
    expect(rows).toEqual([{ text: 'zzxqv', times: 2, addresses: 2 }]);
  });
});

describe('an instance whose change feed gets no data', () => {
  let disconnected: TestApp;
  let other: TestApp;
  let proxy: TcpProxy;
  beforeAll(async () => {
    const listenThrough = async (url: string) => {
      proxy = await startTcpProxy(url);
      return proxy.url;
    };
    disconnected = await startTestApp({}, { listenThrough });
    other = await startTestApp({}, { instanceOf: disconnected });
  });
  afterAll(async () => {
    await other.close();
    await disconnected.close();
    await proxy.close();
  });

  test('serves nothing from the cache that changed over a second ago; caches again once connected', async () => {
    const id = await makeCompany(disconnected.pool, { name: 'Antes do Silêncio' });
    await disconnected.settled();
    const nameOf = async (instance: TestApp) =>
      (await instance.rest('GET', `/companies/${id}`)).body.data.name;
    for (let round = 0; round < 2; round++) expect(await nameOf(disconnected)).toBe('Antes do Silêncio');

    proxy.drop();
    const token = await other.adminToken();
    await other.rest('PUT', `/companies/${id}`, { name: 'Depois do Silêncio' }, { token });
    const writtenAt = performance.now();
    let staleAskedAt = writtenAt;
    const isFresh = async () => {
      const askedAt = performance.now();
      if ((await nameOf(disconnected)) === 'Depois do Silêncio') return true;
      staleAskedAt = askedAt;
      return false;
    };
    await vi.waitUntil(isFresh, { timeout: 10_000, interval: 20 });
    expect(staleAskedAt - writtenAt).toBeLessThan(1_000);
    expect(disconnected.services.changeFeed.listening).toBe(false);

    await proxy.restore();
    await vi.waitUntil(() => disconnected.services.changeFeed.listening, { timeout: 10_000 });
    expect(await nameOf(disconnected)).toBe('Depois do Silêncio');
    await other.rest('PUT', `/companies/${id}`, { name: 'Muito Depois' }, { token });
    await disconnected.settled();
    expect(await nameOf(disconnected)).toBe('Muito Depois');
  });
});
