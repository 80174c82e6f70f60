import { EventEmitter } from 'node:events';
import { connect } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { Draining } from '../../src/http/draining.ts';
import { RequestSlots } from '../../src/http/limits/request-slots.ts';
import { Queues } from '../../src/shared/concurrency-limiter.ts';
import { makeCompany } from '../helpers/factories.ts';
import { startTestApp, type TestApp } from '../helpers/test-app.ts';

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

function portOf({ app }: TestApp): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return address.port;
}

const untilConnected = ({ app }: TestApp, isEnough: (count: number) => boolean) =>
  vi.waitUntil(
    () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(isEnough(count)))),
  );

/** Another address for each request. */
let lastAddress = 0;
const stranger = () => ({ address: `198.51.${100 + ((lastAddress >> 8) & 63)}.${lastAddress++ & 255}` });

const PLANS = '/plans/active';

test('a burst waits and is answered, reads and writes alike', async () => {
  const guia = await startTestApp({ LIMIT_REQUESTS_AT_ONCE: '4' });
  const id = await makeCompany(guia.pool);
  const asked = Array.from({ length: 60 }, (_, index) => {
    if (index % 3 === 0) return guia.rest('GET', `${PLANS}?x=${index}`, undefined, stranger());
    if (index % 3 === 1) return guia.graphql('{ categories { name } }', {}, stranger());
    const rating = { rating: 5, browser_fingerprint: `one-of-many-${index}` };
    return guia.rest('POST', `/companies/${id}/rate`, rating, stranger());
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(asked.map(() => 200));
  await guia.close();
});

describe('more requests at once than slots', () => {
  let guia: TestApp;
  beforeAll(async () => {
    guia = await startTestApp({
      LIMIT_REQUESTS_AT_ONCE: '4',
      LIMIT_QUEUE_BURST_MS: '400',
      LIMIT_QUEUE_BURST_WAIT_MS: '600',
      LIMIT_QUEUE_OVERLOAD_WAIT_MS: '100',
      LIMIT_QUEUE_LENGTH: '80',
    });
  });
  afterAll(() => guia.close());

  const plans = (caller = stranger()) => guia.rest('GET', `${PLANS}?x=${lastAddress++}`, undefined, caller);

  test('overload is told in words after a short wait; health and memory go on; all is well once there are fewer', async () => {
    const id = await makeCompany(guia.pool, { name: 'Na memória' });
    await guia.settled();
    const kept = `/api/companies/${id}`;
    expect((await guia.app.inject(kept)).statusCode).toBe(200);
    const letGo = await lock(guia, 'plans');
    const running = Array.from({ length: 4 }, () => plans());
    await untilWaiting(guia, 4);
    const burst = plans();
    const begun = performance.now();
    expect((await burst).status).toBe(503);
    expect(performance.now() - begun).toBeGreaterThan(550);

    // Somebody waits all along, so that the queue is never empty.
    let isOverload = true;
    const crowd = (async () => {
      while (isOverload) {
        void plans();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    })();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const late = performance.now();
    const [rest, graphql] = await Promise.all([
      guia.rest('GET', '/companies/123', undefined, stranger()),
      guia.graphql('{ categories { id } }', {}, stranger()),
    ]);
    expect(performance.now() - late).toBeLessThan(400);
    expect(rest.status).toBe(503);
    expect(rest.headers['retry-after']).toBe('2');
    expect(rest.body).toEqual({ success: false, code: 'SERVICE_UNAVAILABLE', message: BUSY });
    expect(graphql.status).toBe(503);
    expect(graphql.body.errors[0]).toMatchObject({
      message: BUSY,
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    });
    expect((await guia.app.inject('/healthz')).statusCode).toBe(200);
    expect((await guia.app.inject('/readyz')).statusCode).toBe(200);
    expect((await guia.app.inject(kept)).statusCode).toBe(200);

    isOverload = false;
    await crowd;
    await letGo();
    for (const { status } of await Promise.all(running)) expect(status).toBe(200);
    expect((await plans()).status).toBe(200);
  });

  test('one address takes a quarter of the slots: it waits, then is told 429, and others are answered', async () => {
    const letGo = await lock(guia, 'plans');
    const one = { address: '203.0.113.9' };
    const greedy = Array.from({ length: 12 }, () => plans(one));
    await untilWaiting(guia, 1);
    for (let count = 0; count < 3; count++) {
      expect((await guia.rest('GET', `/companies/categories?x=${count}`, undefined, stranger())).status).toBe(
        200,
      );
    }
    const refused = await Promise.any(
      greedy.map((asked) => asked.then((answer) => (answer.status === 429 ? answer : Promise.reject()))),
    );
    await vi.waitUntil(() => guia.services.queues.waiting === 0);
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(refused.headers['retry-after']).toBe('2');
    await letGo();
    const statuses = (await Promise.all(greedy)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 429)).toEqual([200]);
  });

  test('a request gives its slot back however it ends: answered, refused, wrong, not there', async () => {
    for (let count = 0; count < 6; count++) {
      expect((await plans()).status).toBe(200);
      expect((await guia.rest('GET', '/companies/987654')).status).toBe(404);
      expect((await guia.rest('POST', '/auth/login', { email: 'x' })).status).toBe(422);
      expect((await guia.rest('DELETE', PLANS)).status).toBe(405);
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

  test('a slow body holds no slot; who hangs up leaves the queue, and what has begun keeps its slot', async () => {
    await guia.app.listen({ port: 0, host: '127.0.0.1' });
    const open = (text: string) => {
      const socket = connect(portOf(guia), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(text.replace('Host: x', `Host: x\r\nX-Forwarded-For: ${stranger().address}`));
      return socket;
    };
    const slow = Array.from({ length: 8 }, () =>
      open(
        'POST /api/messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":',
      ),
    );
    await untilConnected(guia, (count) => count >= 8);
    expect((await plans()).status).toBe(200);
    for (const socket of slow) socket.destroy();

    const letGo = await lock(guia, 'plans');
    const get = () => open(`GET /api/plans/active?gone=${lastAddress++} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const begun = Array.from({ length: 4 }, get);
    await untilWaiting(guia, 4);
    const queued = Array.from({ length: 5 }, get);
    await vi.waitUntil(() => guia.services.queues.waiting === 5);
    for (const socket of [...begun, ...queued]) socket.destroy();
    await vi.waitUntil(() => guia.services.queues.waiting === 0);
    expect((await guia.rest('GET', '/companies/123', undefined, stranger())).status).toBe(503);
    await letGo();
    await vi.waitUntil(async () => (await plans()).status === 200);
  });
});

test('logins have slots of their own: many at once keep nobody else waiting', async () => {
  const guia = await startTestApp({ LIMIT_REQUESTS_AT_ONCE: '4', LIMIT_PASSWORD_HASHES: '1' });
  let isDone = false;
  const logins = Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      guia.rest(
        'POST',
        '/auth/login',
        { email: `ninguem${index}@teste.com.br`, password: 'nao-e-esta' },
        stranger(),
      ),
    ),
  ).finally(() => {
    isDone = true;
  });
  // More than the four that could wait if each of them kept its slot.
  await vi.waitUntil(() => guia.services.passwords.waiting > 6, { interval: 1, timeout: 10_000 });
  expect((await guia.rest('GET', PLANS, undefined, stranger())).status).toBe(200);
  expect(isDone).toBe(false);
  for (const { status } of await logins) expect(status).toBe(401);
  await guia.close();
});

test('what is refused counts against its address all the same', async () => {
  const guia = await startTestApp({
    LIMIT_REQUESTS_AT_ONCE: '4',
    LIMIT_REQUESTS_ANONYMOUS: '12',
    LIMIT_QUEUE_LENGTH: '4',
  });
  const letGo = await lock(guia, 'plans');
  const one = { address: '203.0.113.10' };
  const asked = Array.from({ length: 12 }, (_, index) =>
    guia.rest('GET', `${PLANS}?x=${index}`, undefined, one),
  );
  await vi.waitUntil(() => guia.services.queues.waiting === 1);
  const refused = await guia.rest('GET', '/companies/123', undefined, one);
  expect(refused.status).toBe(429);
  // Not the slots say so, which are back in a moment, but the five minutes of the address.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(2);
  await letGo();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  await guia.close();
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

  test('heads, whole requests and quiet connections have their own time limits', () => {
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

describe('slots', () => {
  const limits = readConfig({ LIMIT_REQUEST_MS: '1000', LIMIT_QUEUE_BURST_WAIT_MS: '100' }).limits;
  const slotsOf = () => new RequestSlots(limits, new Queues(limits));
  const requestOf = (ip = '198.51.100.7') => ({ ip, socket: {} }) as FastifyRequest;
  const replyOf = () =>
    ({ sent: false, send: vi.fn(), header: vi.fn(), raw: new EventEmitter() }) as unknown as FastifyReply;
  const begin = (slots: RequestSlots, request = requestOf()) => {
    const reply = replyOf();
    slots.begin(request, reply);
    const slot = slots.of(request);
    if (!slot) throw new Error('It was not begun.');
    return { request, reply, slot };
  };

  test('what is being committed is answered for, however long it takes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const slots = slotsOf();
      const [writing, reading] = [begin(slots), begin(slots)];
      await slots.acquire(writing.request, 'request');
      await slots.acquire(reading.request, 'request');
      writing.slot.isWriting = true;
      vi.advanceTimersByTime(5_000);
      expect(writing.slot.isOver).toBe(false);
      expect(writing.reply.send).not.toHaveBeenCalled();
      expect(reading.slot.isOver).toBe(true);
      expect(reading.reply.send).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  test('waiting counts in the time of a request, its body does not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const slots = slotsOf();
      const { request, reply } = begin(slots);
      await slots.acquire(request, 'request');
      vi.advanceTimersByTime(600);
      slots.release(request);
      vi.advanceTimersByTime(5_000);
      await slots.acquire(request, 'request');
      vi.advanceTimersByTime(390);
      expect(reply.send).not.toHaveBeenCalled();
      vi.advanceTimersByTime(20);
      expect(reply.send).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  test('a file may take longer to arrive than a request may take', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const slots = slotsOf();
      const request = Object.assign(requestOf(), { raw: new EventEmitter() });
      const { reply } = begin(slots, request);
      await slots.acquire(request, 'upload', 7);
      slots.receive(request);
      vi.advanceTimersByTime(20_000);
      request.raw.emit('end');
      vi.advanceTimersByTime(900);
      expect(reply.send).not.toHaveBeenCalled();
      vi.advanceTimersByTime(200);
      expect(reply.send).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  test('when the program stops all are told to come back, with their bodies or without; what is being committed is not', async () => {
    const slots = slotsOf();
    const [reading, sending, writing, answered] = [1, 2, 3, 4].map(() => begin(slots));
    if (!reading || !sending || !writing || !answered) throw new Error('unreachable');
    for (const { request } of [reading, sending, writing, answered]) await slots.acquire(request, 'request');
    slots.release(sending.request);
    slots.leave(answered.request);
    writing.slot.isWriting = true;
    slots.stop();
    for (const { slot, reply } of [reading, sending]) {
      expect(slot.isOver).toBe(true);
      expect(reply.header).toHaveBeenCalledWith('connection', 'close');
      expect(reply.send).toHaveBeenCalledOnce();
    }
    for (const { reply } of [writing, answered]) expect(reply.send).not.toHaveBeenCalled();
    expect(writing.slot.isOver).toBe(false);
    expect(() => begin(slots)).toThrow('O site está reiniciando.');
  });

  test('one account sends two files at once, one address two; more wait, then are 429; others send theirs', async () => {
    const slots = slotsOf();
    const send = async (account: number, ip: string) => {
      const upload = begin(slots, requestOf(ip));
      await slots.acquire(upload.request, 'upload', account);
      return upload;
    };
    const first = await send(7, '198.51.100.7');
    await send(7, '198.51.100.8');
    await expect(send(7, '198.51.100.9')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await send(8, '198.51.100.7');
    await expect(send(9, '198.51.100.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const waiting = send(7, '198.51.100.9');
    slots.leave(first.request);
    await waiting;
    await send(9, '198.51.100.7');
  });

  test('what is being sent is not answered a second time', async () => {
    const slots = slotsOf();
    const { request, reply } = begin(slots);
    await slots.acquire(request, 'request');
    slots.answers(request);
    slots.stop();
    expect(reply.send).not.toHaveBeenCalled();
    slots.leave(request);
    expect(slots.open).toBe(0);
  });
});

test('whoever hangs up before the body is read leaves nothing behind', async () => {
  let slots: RequestSlots | undefined;
  const draining = new Draining(readConfig({}).limits);
  draining.watch = (given) => {
    slots = given;
  };
  const guia = await startTestApp({}, { draining });
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  const letGo = await lock(guia, 'sessions');
  const socket = connect(portOf(guia), '127.0.0.1');
  const token = 'x'.repeat(43);
  socket.write(
    `POST /api/messages HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  );
  await untilWaiting(guia, 1);
  expect(slots?.open).toBe(1);
  socket.destroy();
  await untilConnected(guia, (count) => count === 0);
  await letGo();
  await vi.waitUntil(() => slots?.open === 0);
  await guia.close();
});
