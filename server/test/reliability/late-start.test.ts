import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type Program, startProgram } from '../../src/program.ts';
import { createLog } from '../../src/shared/log.ts';
import { freePort } from '../helpers/network/free-port.ts';
import { startTcpProxy, type TcpProxy } from '../helpers/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../helpers/test-database.ts';

let database: TestDatabase;
let proxy: TcpProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
  await proxy.cut();
});
afterAll(async () => {
  await proxy.close();
  await database.close();
});

const GRAPHQL = `/graphql?query=${encodeURIComponent('{ companies { total } }')}`;

const until = (answer: () => Promise<boolean>) => vi.waitUntil(answer, { timeout: 20_000, interval: 20 });

test('without a database at start: alive but not ready; ready by itself once it is reachable', async () => {
  // Known in advance: the program is asked before its start has ended.
  const port = await freePort();
  const config = readConfig({ DATABASE_URL: proxy.url, PORT: String(port), HOST: '127.0.0.1' });
  const giveUp = new AbortController();
  const starting = startProgram(config, createLog('silent'), null, giveUp.signal);
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'apollo-require-preflight': 'true' },
    });
    return { status, retryAfter: headers.get('retry-after') };
  };
  let program: Program | null = null;
  try {
    await until(() =>
      ask('/healthz').then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    for (const path of ['/readyz', '/api/companies', '/sitemap.xml', GRAPHQL]) {
      const answer = await ask(path);
      expect(answer.status).toBe(503);
      expect(Number(answer.retryAfter)).toBeGreaterThan(0);
    }
    await proxy.restore();
    await until(async () => (await ask('/readyz')).status === 200);
    expect((await ask('/api/companies')).status).toBe(200);
    program = await starting;
  } finally {
    giveUp.abort();
    await (program ?? (await starting)).stop();
  }
});
