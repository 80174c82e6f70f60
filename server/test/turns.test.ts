import { connect } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { Draining } from '../src/http/draining.ts';
import { Turns } from '../src/http/turns.ts';
import { makeCompany } from './factories.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const BUSY = 'Há muitos acessos neste momento. Tente novamente em instantes.';
const SLOW = 'O pedido demorou demais. Tente novamente em instantes.';

/** Keeps everybody from a table until it is let go. */
async function lock(guia: TestApp, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: guia.url });
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return () => client.end();
}

/** Returns once so many statements wait for a lock. */
const untilWaiting = (guia: TestApp, count: number) =>
  vi.waitUntil(
    async () => {
      const { rows } = await guia.pool.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0].n >= count;
    },
    { timeout: 10_000 },
  );

describe('more requests than can be answered', () => {
  let guia: TestApp;
  beforeAll(async () => {
    guia = await startTestApp({ LIMIT_REQUESTS_AT_ONCE: '3' });
  });
  afterAll(() => guia.close());

  test('are sent away at once, in words; health and memory go on; and all is well once there are fewer', async () => {
    const id = await makeCompany(guia.pool, { name: 'Na memória' });
    await guia.settled();
    const kept = `/api/companies/${id}`;
    expect((await guia.app.inject(kept)).statusCode).toBe(200);
    const letGo = await lock(guia, 'plans');
    const waiting = Array.from({ length: 3 }, () => guia.rest('GET', '/plans/active'));
    await untilWaiting(guia, 3);

    const rest = await guia.rest('GET', '/companies/123');
    expect(rest.status).toBe(503);
    expect(rest.headers['retry-after']).toBe('2');
    expect(rest.body).toEqual({ success: false, code: 'SERVICE_UNAVAILABLE', message: BUSY });
    const graphql = await guia.graphql('{ categories { name } }');
    expect(graphql.status).toBe(503);
    expect(graphql.body.errors[0]).toMatchObject({
      message: BUSY,
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    });
    const write = { rating: 5, browser_fingerprint: 'one-too-many' };
    expect((await guia.rest('POST', `/companies/${id}/rate`, write)).status).toBe(503);
    expect((await guia.app.inject('/healthz')).statusCode).toBe(200);
    expect((await guia.app.inject('/readyz')).statusCode).toBe(200);
    expect((await guia.app.inject(kept)).statusCode).toBe(200);

    await letGo();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
    expect((await guia.rest('POST', `/companies/${id}/rate`, write)).status).toBe(200);
  });

  test('a request gives its turn back however it ends: answered, refused, wrong, not there', async () => {
    for (let round = 0; round < 4; round++) {
      expect((await guia.rest('GET', `/plans/active?x=${round}`)).status).toBe(200);
      expect((await guia.rest('GET', '/companies/987654')).status).toBe(404);
      expect((await guia.rest('POST', '/auth/login', { email: 'x' })).status).toBe(422);
      expect((await guia.rest('DELETE', '/plans/active')).status).toBe(405);
      expect((await guia.rest('GET', '/nowhere')).status).toBe(404);
      expect((await guia.graphql('{ nothing }')).status).toBe(400);
      expect((await guia.graphql('mutation { logout { message } }')).status).toBeLessThan(500);
      const broken = await guia.app.inject({
        method: 'POST',
        url: '/api/messages',
        headers: { 'content-type': 'application/json' },
        payload: '{"a":',
      });
      expect(broken.statusCode).toBe(400);
    }
  });

  test('senders who are slow, or hang up, hold no turns', async () => {
    await guia.app.listen({ port: 0, host: '127.0.0.1' });
    const address = guia.app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const slow = Array.from({ length: 5 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        'POST /api/messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
      );
      return socket;
    });
    await vi.waitUntil(
      () => new Promise((resolve) => guia.app.server.getConnections((_error, count) => resolve(count >= 5))),
    );
    expect((await guia.rest('GET', '/plans/active?slow=1')).status).toBe(200);
    for (const socket of slow) socket.destroy();

    const letGo = await lock(guia, 'plans');
    const hangingUp = Array.from({ length: 3 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /api/plans/active?gone=1 HTTP/1.1\r\nHost: x\r\n\r\n');
      return socket;
    });
    await untilWaiting(guia, 3);
    for (const socket of hangingUp) socket.destroy();
    // Their work goes on, so their turns are still taken.
    expect((await guia.rest('GET', '/companies/123')).status).toBe(503);
    await letGo();
    await vi.waitUntil(async () => (await guia.rest('GET', '/plans/active?later=1')).status === 200);
  });
});

describe('a request that takes too long', () => {
  let guia: TestApp;
  beforeAll(async () => {
    guia = await startTestApp({ LIMIT_REQUEST_MS: '400' });
  });
  afterAll(() => guia.close());

  test('is answered 503 in words, by GET and POST, and what it was about to write is not written', async () => {
    const id = await makeCompany(guia.pool);
    const letGo = await lock(guia, 'ratings');
    const [rest, graphql, read] = await Promise.all([
      guia.rest('POST', `/companies/${id}/rate`, { rating: 5, browser_fingerprint: 'too-slow-one' }),
      guia.graphql(
        `mutation { rateCompany(input: { companyId: "${id}", rating: 4, fingerprint: "too-slow-two" }) { id } }`,
      ),
      guia.rest('GET', `/companies/${id}/ratings`),
    ]);
    for (const { status, headers } of [rest, graphql, read]) {
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('2');
    }
    expect(rest.body).toEqual({ success: false, code: 'SERVICE_UNAVAILABLE', message: SLOW });
    expect(graphql.body.errors[0].message).toBe(SLOW);
    await letGo();
    // The statements that waited go on now; their transactions are rolled back instead of committed.
    await vi.waitUntil(async () => {
      const { rows } = await guia.pool.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity
         WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
      );
      return rows[0].n === 0;
    });
    const { rows } = await guia.pool.query('SELECT count(*)::int AS n FROM ratings WHERE company_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('heads, whole requests and quiet connections have the times of design/HARDENING.md', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = guia.app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
    });
  });

  test('what outlives a request goes on after one that took too long', async () => {
    const letGo = await lock(guia, 'companies');
    const statistics = '/site-statistics/latest';
    expect((await guia.rest('GET', statistics)).status).toBe(503);
    await letGo();
    await vi.waitUntil(async () => (await guia.rest('GET', statistics)).status === 200, { timeout: 10_000 });
  });
});

test('a search that is written down first has its time all the same', async () => {
  const guia = await startTestApp({ LIMIT_REQUEST_MS: '400' });
  // Logging in may take longer than that.
  const patient = await startTestApp({}, { copyOf: guia });
  const token = await patient.adminToken();
  await patient.close();
  const letGo = await lock(guia, 'ratings');
  const search = '{ adminRatings(email: "visita@teste.com.br") { total } }';
  const { status, body } = await guia.graphql(search, {}, { token });
  expect(status).toBe(503);
  expect(body.errors[0].message).toBe(SLOW);
  await letGo();
  await guia.close();
});

describe('turns', () => {
  const limits = readConfig({ LIMIT_REQUEST_MS: '1000' }).limits;
  const requestOf = () => ({}) as FastifyRequest;
  const replyOf = () => ({ sent: false, send: vi.fn(), header: vi.fn() }) as unknown as FastifyReply;

  test('what is being committed is answered for, however long it takes', () => {
    vi.useFakeTimers();
    try {
      const turns = new Turns(limits);
      const [writing, reading] = [requestOf(), requestOf()];
      const [slow, late] = [replyOf(), replyOf()];
      turns.take(writing, 'request');
      turns.take(reading, 'request');
      turns.start(writing, slow);
      turns.start(reading, late);
      const turn = turns.of(writing);
      if (!turn) throw new Error('There is no turn.');
      turn.isWriting = true;
      vi.advanceTimersByTime(5_000);
      expect(turn.isOver).toBe(false);
      expect(slow.send).not.toHaveBeenCalled();
      expect(turns.of(reading)?.isOver).toBe(true);
      expect(late.send).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  test('when the program stops all are told to come back, with their bodies or without; what is being committed is not', () => {
    const turns = new Turns(limits);
    const [reading, sending, writing, answered] = [requestOf(), requestOf(), requestOf(), requestOf()];
    const replies = new Map([reading, sending, writing, answered].map((request) => [request, replyOf()]));
    for (const [request, reply] of replies) {
      turns.take(request, 'request');
      turns.start(request, reply);
    }
    turns.giveBack(sending);
    turns.leave(answered);
    const turn = turns.of(writing);
    if (!turn) throw new Error('There is no turn.');
    turn.isWriting = true;
    turns.stop();
    for (const told of [reading, sending]) {
      expect(turns.of(told)?.isOver).toBe(true);
      expect(replies.get(told)?.header).toHaveBeenCalledWith('connection', 'close');
      expect(replies.get(told)?.send).toHaveBeenCalledOnce();
    }
    for (const left of [writing, answered]) expect(replies.get(left)?.send).not.toHaveBeenCalled();
    expect(turn.isOver).toBe(false);
    expect(() => turns.take(requestOf(), 'request')).toThrow('O site está reiniciando.');
  });

  test('one account sends two files at a moment, one address four; others send theirs', () => {
    const turns = new Turns(limits);
    const [first, second, third, others] = [requestOf(), requestOf(), requestOf(), requestOf()];
    const sender = { account: 7, address: '198.51.100.7' };
    turns.take(first, 'upload', sender);
    turns.take(second, 'upload', sender);
    expect(() => turns.take(third, 'upload', sender)).toThrow(BUSY);
    turns.take(others, 'upload', { ...sender, account: 8 });
    turns.giveBack(first);
    turns.take(third, 'upload', sender);
    turns.take(requestOf(), 'upload', { ...sender, account: 9 });
    expect(() => turns.take(requestOf(), 'upload', { ...sender, account: 10 })).toThrow(BUSY);
    turns.take(requestOf(), 'upload', { account: 10, address: '198.51.100.8' });
  });

  test('what is being sent is not answered a second time', () => {
    const turns = new Turns(limits);
    const [request, reply] = [requestOf(), replyOf()];
    turns.take(request, 'request');
    turns.start(request, reply);
    turns.answers(request);
    turns.stop();
    expect(reply.send).not.toHaveBeenCalled();
    turns.leave(request);
    expect(turns.open).toBe(0);
  });
});

test('whoever hangs up before the body is read leaves nothing behind', async () => {
  let turns: Turns | undefined;
  const draining = new Draining(readConfig({}).limits);
  draining.watch = (given) => {
    turns = given;
  };
  const guia = await startTestApp({}, { draining });
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  const address = guia.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const letGo = await lock(guia, 'sessions');
  const socket = connect(port, '127.0.0.1');
  const token = 'x'.repeat(43);
  socket.write(
    `POST /api/messages HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  );
  await untilWaiting(guia, 1);
  expect(turns?.open).toBe(1);
  socket.destroy();
  await vi.waitUntil(
    () => new Promise((resolve) => guia.app.server.getConnections((_error, count) => resolve(count === 0))),
  );
  await letGo();
  await vi.waitUntil(() => turns?.open === 0);
  await guia.close();
});
