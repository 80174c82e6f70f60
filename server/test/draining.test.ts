import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/lib/log.ts';
import { type Program, startProgram } from '../src/program.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function portOf({ app }: Program): number {
  const address = app.server.address();
  if (!address || typeof address !== 'object') throw new Error('It listens to no port.');
  return address.port;
}

/** 0 for a connection that was refused: nobody took the request. */
const ask = (
  port: number,
  agent: Agent,
  path = '/api/companies?q=padaria',
): Promise<{ status: number; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
      );
    })
      .on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNREFUSED' ? resolve({ status: 0, connection: undefined }) : reject(error),
      )
      .end();
  });

test('the end under load: each request that was taken is answered, then no more are', async () => {
  const config = readConfig({
    DATABASE_URL: database.url,
    PORT: '0',
    HOST: '127.0.0.1',
    LIMIT_MEMORY_CACHE_MB: '0',
  });
  const program = await startProgram(config, createLog('silent'), null, new AbortController().signal);
  const port = portOf(program);
  let answered = 0;
  let isRefused = false;
  const askers = Array.from({ length: 8 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const { status } = await ask(port, agent);
      if (status === 0) break;
      expect(status).toBe(200);
      answered++;
    }
    isRefused = true;
    agent.destroy();
  });
  await vi.waitUntil(() => answered > 50, { timeout: 10_000 });
  const before = answered;
  await program.stop();
  await Promise.all(askers);
  expect(isRefused).toBe(true);
  expect(answered).toBeGreaterThan(before);
});

test('while it ends it is not ready, and whoever has a connection is told that it ends', async () => {
  const config = readConfig({ DATABASE_URL: database.url, PORT: '0', HOST: '127.0.0.1' });
  const program = await startProgram(config, createLog('silent'), null, new AbortController().signal);
  const port = portOf(program);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = await ask(port, agent, '/readyz');
  expect(first).toEqual({ status: 200, connection: 'keep-alive' });
  const stopped = program.stop();
  expect(await ask(port, agent, '/readyz')).toEqual({ status: 503, connection: 'close' });
  await stopped;
  agent.destroy();
});
