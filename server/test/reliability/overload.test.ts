import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { Draining } from '../../src/http/draining.ts';
import type { RequestSlots } from '../../src/http/limits/request-slots.ts';
import { makeCompany } from '../helpers/factories.ts';
import { lock, untilWaiting } from '../helpers/locks.ts';
import { startTestApp, type TestApp, testApp } from '../helpers/test-app.ts';

const BUSY = 'Há muitos acessos neste momento. Tente novamente em instantes.';

function portOf({ app }: TestApp): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return address.port;
}

const untilConnected = ({ app }: TestApp, isEnough: (count: number) => boolean) =>
  vi.waitUntil(
    () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(isEnough(count)))),
  );

let lastAddress = 0;
/** Returns a caller with a new address. */
const newCaller = () => ({ address: `198.51.${100 + ((lastAddress >> 8) & 63)}.${lastAddress++ & 255}` });

const PLANS = '/plans/active';

test('a burst of reads and writes is queued and answered', async () => {
  const guia = await startTestApp({ LIMIT_REQUESTS_AT_ONCE: '4' });
  const id = await makeCompany(guia.pool);
  const asked = Array.from({ length: 60 }, (_, index) => {
    if (index % 3 === 0) return guia.rest('GET', `${PLANS}?x=${index}`, undefined, newCaller());
    if (index % 3 === 1) return guia.graphql('{ categories { name } }', {}, newCaller());
    const rating = { rating: 5, browser_fingerprint: `one-of-many-${index}` };
    return guia.rest('POST', `/companies/${id}/rate`, rating, newCaller());
  });
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(asked.map(() => 200));
  await guia.close();
});

describe('more concurrent requests than slots', () => {
  const guia = testApp({
    LIMIT_REQUESTS_AT_ONCE: '4',
    LIMIT_QUEUE_BURST_MS: '400',
    LIMIT_QUEUE_BURST_WAIT_MS: '600',
    LIMIT_QUEUE_OVERLOAD_WAIT_MS: '100',
    LIMIT_QUEUE_LENGTH: '80',
  });

  const plans = (caller = newCaller()) => guia.rest('GET', `${PLANS}?x=${lastAddress++}`, undefined, caller);

  test('overload is 503 with a message after a short wait; health and cached responses go on; it recovers', async () => {
    const id = await makeCompany(guia.pool, { name: 'Na memória' });
    await guia.settled();
    const cached = `/api/companies/${id}`;
    expect((await guia.app.inject(cached)).statusCode).toBe(200);
    const unlock = await lock(guia, 'plans');
    const running = Array.from({ length: 4 }, () => plans());
    await untilWaiting(guia, 4);
    const burst = plans();
    const begun = performance.now();
    expect((await burst).status).toBe(503);
    expect(performance.now() - begun).toBeGreaterThan(550);

    // Keeps the queue from being empty.
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
      guia.rest('GET', '/companies/123', undefined, newCaller()),
      guia.graphql('{ categories { id } }', {}, newCaller()),
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
    expect((await guia.app.inject(cached)).statusCode).toBe(200);

    isOverload = false;
    await crowd;
    await unlock();
    for (const { status } of await Promise.all(running)) expect(status).toBe(200);
    expect((await plans()).status).toBe(200);
  });

  test('one address gets a quarter of the slots: more requests wait, then get 429; others are answered', async () => {
    const unlock = await lock(guia, 'plans');
    const one = { address: '203.0.113.9' };
    const greedy = Array.from({ length: 12 }, () => plans(one));
    await untilWaiting(guia, 1);
    for (let count = 0; count < 3; count++) {
      expect(
        (await guia.rest('GET', `/companies/categories?x=${count}`, undefined, newCaller())).status,
      ).toBe(200);
    }
    const refused = await Promise.any(
      greedy.map((asked) => asked.then((answer) => (answer.status === 429 ? answer : Promise.reject()))),
    );
    await vi.waitUntil(() => guia.services.queues.waiting === 0);
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(refused.headers['retry-after']).toBe('2');
    await unlock();
    const statuses = (await Promise.all(greedy)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 429)).toEqual([200]);
  });

  test('a request releases its slot however it ends: answered, refused, invalid, not found', async () => {
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

  test('a slow body holds no slot; a disconnect leaves the queue; a running request keeps its slot', async () => {
    await guia.app.listen({ port: 0, host: '127.0.0.1' });
    const open = (text: string) => {
      const socket = connect(portOf(guia), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(text.replace('Host: x', `Host: x\r\nX-Forwarded-For: ${newCaller().address}`));
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

    const unlock = await lock(guia, 'plans');
    const get = () => open(`GET /api/plans/active?gone=${lastAddress++} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const begun = Array.from({ length: 4 }, get);
    await untilWaiting(guia, 4);
    const queued = Array.from({ length: 5 }, get);
    await vi.waitUntil(() => guia.services.queues.waiting === 5);
    for (const socket of [...begun, ...queued]) socket.destroy();
    await vi.waitUntil(() => guia.services.queues.waiting === 0);
    expect((await guia.rest('GET', '/companies/123', undefined, newCaller())).status).toBe(503);
    await unlock();
    await vi.waitUntil(async () => (await plans()).status === 200);
  });
});

test('logins have their own slots: many at once delay no other request', async () => {
  const guia = await startTestApp(
    { LIMIT_REQUESTS_AT_ONCE: '4', LIMIT_PASSWORD_HASHES: '1' },
    { hashesSlowly: true },
  );
  let isDone = false;
  const logins = Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      guia.rest(
        'POST',
        '/auth/login',
        { email: `ninguem${index}@teste.com.br`, password: 'nao-e-esta' },
        newCaller(),
      ),
    ),
  ).finally(() => {
    isDone = true;
  });
  // More than the four that could wait if each of them kept its request slot.
  await vi.waitUntil(() => guia.services.passwords.waiting > 6, { interval: 1, timeout: 10_000 });
  expect((await guia.rest('GET', PLANS, undefined, newCaller())).status).toBe(200);
  expect(isDone).toBe(false);
  for (const { status } of await logins) expect(status).toBe(401);
  await guia.close();
});

test('refused requests count against their address too', async () => {
  const guia = await startTestApp({
    LIMIT_REQUESTS_AT_ONCE: '4',
    LIMIT_REQUESTS_ANONYMOUS: '12',
    LIMIT_QUEUE_LENGTH: '4',
  });
  const unlock = await lock(guia, 'plans');
  const one = { address: '203.0.113.10' };
  const asked = Array.from({ length: 12 }, (_, index) =>
    guia.rest('GET', `${PLANS}?x=${index}`, undefined, one),
  );
  await vi.waitUntil(() => guia.services.queues.waiting === 1);
  const refused = await guia.rest('GET', '/companies/123', undefined, one);
  expect(refused.status).toBe(429);
  // By the limit of the address, not by its slots, whose Retry-After is 2.
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(2);
  await unlock();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  await guia.close();
});

test('a disconnect before the body is read leaves no open request', async () => {
  let slots: RequestSlots | undefined;
  const draining = new Draining(readConfig({}).limits);
  draining.watch = (given) => {
    slots = given;
  };
  const guia = await startTestApp({}, { draining });
  await guia.app.listen({ port: 0, host: '127.0.0.1' });
  const unlock = await lock(guia, 'sessions');
  const socket = connect(portOf(guia), '127.0.0.1');
  const token = 'x'.repeat(43);
  socket.write(
    `POST /api/messages HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  );
  await untilWaiting(guia, 1);
  expect(slots?.open).toBe(1);
  socket.destroy();
  await untilConnected(guia, (count) => count === 0);
  await unlock();
  await vi.waitUntil(() => slots?.open === 0);
  await guia.close();
});
