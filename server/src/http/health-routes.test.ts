import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { testApp } from '../../test/helpers/test-app.ts';

const guia = testApp({ LIMIT_SEARCH_POOL: '2' });

const ready = async () => (await guia.app.inject('/readyz')).statusCode;
const searchPool = () => guia.services.db.pools?.search as pg.Pool;

test('an instance whose searches hold all connections is ready', async () => {
  const clients = [await searchPool().connect(), await searchPool().connect()];
  const started = performance.now();
  expect(await ready()).toBe(200);
  expect(performance.now() - started).toBeLessThan(1_000);
  for (const client of clients) client.release();
});

test('an instance is not ready while statements on its tables fail', async () => {
  expect(await ready()).toBe(200);
  await guia.sql`ALTER TABLE settings RENAME TO lost`;
  expect(await ready()).toBe(503);
  await guia.sql`ALTER TABLE lost RENAME TO settings`;
  expect(await ready()).toBe(200);
});

test('an instance is not ready when the pool of the searches fails', async () => {
  const query = searchPool().query;
  searchPool().query = (async () => {
    throw new Error('prepared statement "search" does not exist');
  }) as typeof query;
  expect(await ready()).toBe(503);
  searchPool().query = query;
  expect(await ready()).toBe(200);
});

test('/healthz names version and commit', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  // Sources have no commit; the test of the image sees that of a build.
  expect((await guia.app.inject('/healthz')).json()).toEqual({ status: 'ok', version, commit: null });
});

test('a start has two minutes to load its routes', () => {
  expect(guia.app.initialConfig.pluginTimeout).toBe(120_000);
});
