import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type Program, startProgram } from '../../src/program.ts';
import { createLog } from '../../src/shared/log.ts';
import { perFile } from '../helpers/per-file.ts';
import { createTestDatabase } from '../helpers/test-database.ts';

const database = perFile(createTestDatabase);

function portOf({ app }: Program): number {
  const address = app.server.address();
  if (!address || typeof address !== 'object') throw new Error('It listens to no port.');
  return address.port;
}

/** Sends a request; returns status 0 when the connection is refused. */
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

test('stopping under load: each accepted request is answered, then no more are accepted', async () => {
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

test('while it stops it is not ready, and answers with connection: close', async () => {
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

describe('a request that is unanswered when the drain time ends', () => {
  let program: Program;
  let port: number;
  beforeEach(async () => {
    const config = readConfig({
      DATABASE_URL: database.url,
      PORT: '0',
      HOST: '127.0.0.1',
      LIMIT_DRAIN_MS: '300',
    });
    program = await startProgram(config, createLog('silent'), null, new AbortController().signal);
    port = portOf(program);
  });

  /** Sends a whole or partial request on a new connection; returns all that is answered. */
  function send(head: string, body: string) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head.replaceAll('\n', '\r\n')}\r\nHost: x\r\n\r\n${body}`);
    return text(socket);
  }

  /** Waits until the program has `count` open connections. */
  const untilConnected = (count: number) =>
    vi.waitUntil(
      () =>
        new Promise((resolve) => program.app.server.getConnections((_error, open) => resolve(open >= count))),
    );

  test('is answered 503 with Retry-After, with or without its whole body', async () => {
    const registered = await program.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: {
        name: 'Dona de Empresa',
        email: 'devagar@teste.com.br',
        role: 'company',
        password: 'segredo-bem-longo',
        password_confirmation: 'segredo-bem-longo',
        terms: true,
      },
    });
    const authorization = `Authorization: Bearer ${registered.json().token}`;
    const form = `${authorization}\nContent-Type: multipart/form-data; boundary=x\nContent-Length: 90000`;
    const part = '--x\r\nContent-Disposition: form-data; name="logo"; filename="logo.png"\r\n\r\nhalf a pict';
    const lock = new pg.Client({ connectionString: database.url });
    const watcher = new pg.Client({ connectionString: database.url });
    await Promise.all([lock.connect(), watcher.connect()]);
    await lock.query('BEGIN; LOCK TABLE plans IN ACCESS EXCLUSIVE MODE');
    const answers = [
      send('GET /api/plans/active HTTP/1.1', ''),
      send('POST /api/messages HTTP/1.1\nContent-Type: application/json\nContent-Length: 100', '{"name":'),
      send(`PUT /api/companies/1 HTTP/1.1\n${form}`, part),
      send(`POST /graphql HTTP/1.1\nApollo-Require-Preflight: yes\n${form}`, part),
    ];
    await untilConnected(answers.length);
    await vi.waitUntil(async () => {
      const { rows } = await watcher.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0].n > 0;
    });
    const stopped = program.stop();
    for (const answer of await Promise.all(answers)) {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1.1 503 /);
      expect(head).toMatch(/^retry-after: 2\r?$/im);
      expect(head).toMatch(/^connection: close\r?$/im);
      expect(body).toContain('SERVICE_UNAVAILABLE');
      expect(body).toContain('O site está reiniciando. Tente novamente em instantes.');
    }
    await Promise.all([lock.end(), watcher.end()]);
    await stopped;
  });
});
