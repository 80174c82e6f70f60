import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../test/helpers/embedded/folder.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from '../../test/helpers/replicated-database.ts';
import { startTcpProxy, type TcpProxy } from '../../test/helpers/tcp-proxy.ts';
import { type Answer, admin, startTestApp, type TestApp } from '../../test/helpers/test-app.ts';
import { refreshDictionaries } from '../companies/search/refresh-dictionaries.ts';
import { poolReader } from './statement.ts';

describe('public reads with a replica', () => {
  let databases: ReplicatedDatabase;
  let guia: TestApp;
  let other: TestApp;
  /** Between the instances and the replica. */
  let proxy: TcpProxy;
  let replica: pg.Client;
  beforeAll(async () => {
    databases = await startReplicatedDatabase();
    proxy = await startTcpProxy(databases.replicaUrl);
    const { url } = databases;
    const replicaUrl = proxy.url;
    guia = await startTestApp({ LIMIT_MEMORY_CACHE_MB: '0' }, { instanceOf: { url }, replicaUrl });
    other = await startTestApp({}, { instanceOf: { url }, replicaUrl });
    replica = new pg.Client({ connectionString: databases.replicaSuperuserUrl });
    await replica.connect();
  });
  afterAll(async () => {
    await replica.end();
    await other.close();
    await guia.close();
    await proxy.close();
    await databases.close();
  });

  const fresh = (instance: TestApp) => until(async () => instance.replica?.isFresh);
  /** Counts the statements of `ask` that went to the replica, and to the primary instead. */
  async function shares(instance: TestApp, ask: () => Promise<unknown>) {
    const before = { ...instance.replica?.figures };
    await ask();
    const after = instance.replica?.figures;
    return {
      replica: (after?.replica ?? 0) - (before.replica ?? 0),
      primary: (after?.primary ?? 0) - (before.primary ?? 0),
    };
  }
  const ratingsOf = async (instance: TestApp, id: number) =>
    (await instance.rest('GET', `/companies/${id}`)).body.data.total_ratings;
  let raters = 0;
  const rate = (instance: TestApp, id: number) =>
    instance.rest('POST', `/companies/${id}/rate`, {
      rating: 4,
      browser_fingerprint: `on-a-replica-${++raters}`,
    });

  test('of anonymous callers use it; those of signed-in callers and all writes use the primary', async () => {
    const id = await makeCompany(guia.pool, { name: 'Copiada Ltda' });
    await guia.settled();
    await fresh(guia);
    for (const path of [`/companies/${id}`, '/companies?q=copiada']) {
      await fresh(guia);
      const share = await shares(guia, () => guia.rest('GET', path));
      expect(share.replica, path).toBeGreaterThan(0);
      expect(share.primary, path).toBe(0);
    }
    const own = await shares(guia, () => guia.rest('GET', `/companies/${id}`, undefined, admin));
    expect(own).toEqual({ replica: 0, primary: 0 });
    // The replica may lack what was committed before the time that the page gives.
    const headers = { 'apollo-require-preflight': 'true' };
    const catalogue = {
      url: '/graphql',
      query: { query: '{ catalogue { asOf companies { name } } }' },
      headers,
    };
    const page = await shares(guia, async () => {
      expect((await guia.app.inject(catalogue)).json().data.catalogue.companies).toContainEqual({
        name: 'Copiada Ltda',
      });
    });
    expect(page).toEqual({ replica: 0, primary: 0 });
    expect((await rate(guia, id)).status).toBe(200);
  });

  test('include searches: by words, and with a typing error', async () => {
    const ids = [
      await makeCompany(guia.pool, { name: 'Relojoaria Ponteiro' }),
      await makeCompany(guia.pool, { name: 'Ponteiro de Ouro' }),
    ];
    await refreshDictionaries(poolReader(guia.pool));
    await guia.settled();
    for (const [typed, found, used] of [
      ['ponteiro', ids, null],
      ['ponteiro em campinas', ids, null],
      ['relojoarai', ids.slice(0, 1), 'relojoaria'],
    ] as const) {
      await fresh(guia);
      let answer: Answer | undefined;
      const share = await shares(guia, async () => {
        answer = await guia.rest('GET', `/companies?q=${encodeURIComponent(typed)}`);
      });
      const { data, correction } = answer?.body ?? {};
      expect(data.data.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([...found]));
      expect(data.total).toBe(found.length);
      expect(correction?.used ?? null).toBe(used);
      expect(share.replica, typed).toBeGreaterThan(0);
      expect(share.primary, typed).toBe(0);
    }
  });

  test('include logos and sitemaps; a logo missing there is read from the primary', async () => {
    await makeCompany(guia.pool, { name: 'No Mapa' });
    const addLogo = (hash: string) =>
      guia.pool.query(`INSERT INTO logos (hash, large, small) VALUES ($1, 'large', 'small')`, [hash]);
    const statusOf = async (url: string) => (await guia.app.inject(url)).statusCode;
    await addLogo('a'.repeat(64));
    await guia.settled();
    const paths = [`/logos/${'a'.repeat(64)}.webp`, '/sitemap.xml', '/sitemaps/pages.xml'];
    for (const path of [...paths, '/sitemaps/companies-1.xml']) {
      await fresh(guia);
      const share = await shares(guia, async () => expect(await statusOf(path), path).toBe(200));
      expect(share.replica, path).toBeGreaterThan(0);
      expect(share.primary, path).toBe(0);
    }
    await replica.query('SELECT pg_wal_replay_pause()');
    await addLogo('b'.repeat(64));
    expect(await statusOf(`/logos/${'b'.repeat(64)}-small.webp`)).toBe(200);
    await replica.query('SELECT pg_wal_replay_resume()');
    expect(await statusOf(`/logos/${'c'.repeat(64)}.webp`)).toBe(404);
  });

  test('see every write of this instance, however far the replica is behind', async () => {
    const id = await makeCompany(guia.pool);
    await guia.settled();
    await fresh(guia);
    await replica.query('SELECT pg_wal_replay_pause()');
    for (let count = 1; count <= 3; count++) {
      await rate(guia, id);
      let seen: number | undefined;
      const share = await shares(guia, async () => {
        seen = await ratingsOf(guia, id);
      });
      expect(seen).toBe(count);
      expect(share.replica).toBe(0);
    }
    const behind = await replica.query('SELECT FROM companies WHERE id = $1 AND rating_count = 3', [id]);
    expect(behind.rows).toEqual([]);
    await replica.query('SELECT pg_wal_replay_resume()');
    await fresh(guia);
    let seen: number | undefined;
    const share = await shares(guia, async () => {
      seen = await ratingsOf(guia, id);
    });
    expect(seen).toBe(3);
    expect(share.replica).toBeGreaterThan(0);
  });

  test('cache no outdated rows of the replica, on the other instance either', async () => {
    const id = await makeCompany(guia.pool);
    await Promise.all([guia.settled(), other.settled()]);
    await fresh(other);
    expect(await ratingsOf(other, id)).toBe(0);
    await replica.query('SELECT pg_wal_replay_pause()');
    await rate(guia, id);
    await other.settled();
    expect([await ratingsOf(other, id), await ratingsOf(other, id)]).toEqual([1, 1]);
    await replica.query('SELECT pg_wal_replay_resume()');
    await fresh(other);
    expect(await ratingsOf(other, id)).toBe(1);
  });

  test('go to the replica also where the last record ends with a page of the log', async () => {
    await guia.settled();
    await fresh(guia);
    const emit = (length: number) =>
      guia.pool.query('SELECT pg_logical_emit_message(false, $1, repeat($2, $3), true)', [
        'guia',
        'x',
        length,
      ]);
    /** Bytes from the start of the page to where the next record begins: behind the page's head where it is new. */
    const place = async (): Promise<number> =>
      (await guia.sql`SELECT ((pg_current_wal_insert_lsn() - '0/0') % 8192)::int AS at`)[0].at;
    const PAGE_HEAD = 24;
    // How long a record is beyond its text depends on the text: lengths around it are tried, each on a page of its own.
    for (let attempt = 0; attempt < 100 && (await place()) !== PAGE_HEAD; attempt++) {
      const left = 8192 - (await place());
      if (left > 400) await emit(left - 40 - (attempt % 40));
      else await emit(400);
    }
    expect(await place()).toBe(PAGE_HEAD);
    // Two checks.
    await new Promise((go) => setTimeout(go, 2_500));
    expect(guia.replica?.isFresh).toBe(true);
    expect(await place()).toBe(PAGE_HEAD);
  });

  test('use the primary while the replica is unreachable, and the replica again afterwards', async () => {
    const id = await makeCompany(guia.pool);
    await guia.settled();
    await fresh(guia);
    expect((await guia.rest('GET', `/companies/${id}`)).status).toBe(200);
    await proxy.cut();
    for (let time = 0; time < 3; time++) {
      expect((await guia.rest('GET', `/companies/${id}`)).status).toBe(200);
      expect((await guia.rest('GET', '/companies?q=empresa')).status).toBe(200);
    }
    expect(guia.replica?.isFresh).toBe(false);
    await proxy.restore();
    await fresh(guia);
    const { replica: answered } = await shares(guia, () => guia.rest('GET', `/companies/${id}`));
    expect(answered).toBeGreaterThan(0);
  });

  test('never use a server that is not a replica', async () => {
    const { url } = databases;
    const alone = await startTestApp({}, { instanceOf: { url }, replicaUrl: url });
    const id = await makeCompany(alone.pool);
    await alone.settled();
    expect(await shares(alone, () => alone.rest('GET', `/companies/${id}`))).toMatchObject({ replica: 0 });
    expect(alone.replica?.isFresh).toBe(false);
    await alone.close();
  });
});
