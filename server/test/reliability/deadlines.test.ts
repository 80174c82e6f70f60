import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { RequestSlots } from '../../src/http/limits/request-slots.ts';
import { Queues } from '../../src/shared/concurrency-limiter.ts';
import { makeCompany } from '../helpers/factories.ts';
import { lock } from '../helpers/locks.ts';
import { startTestApp, testApp } from '../helpers/test-app.ts';

const SLOW = 'O pedido demorou demais. Tente novamente em instantes.';

describe('a request that takes too long', () => {
  const guia = testApp({ LIMIT_REQUEST_MS: '400' });

  test('is answered 503 with a message, by GET and POST, and its writes are rolled back', async () => {
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
      const rows = await guia.sql`SELECT count(*)::int AS n FROM pg_stat_activity
         WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`;
      return rows[0].n === 0;
    });
    const rows = await guia.sql`SELECT count(*)::int AS n FROM ratings WHERE company_id = ${id}`;
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('headers, whole requests and idle connections have their own time limits', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = guia.app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
    });
  });

  test('work shared by requests goes on after one that took too long', async () => {
    const letGo = await lock(guia, 'companies');
    const statistics = '/site-statistics/latest';
    expect((await guia.rest('GET', statistics)).status).toBe(503);
    await letGo();
    await vi.waitUntil(async () => (await guia.rest('GET', statistics)).status === 200, { timeout: 10_000 });
  });
});

test('a search that is recorded first has the same time limit', async () => {
  const guia = await startTestApp({ LIMIT_REQUEST_MS: '400' });
  // Logging in may take longer than that.
  const other = await startTestApp({}, { instanceOf: guia });
  const token = await other.adminToken();
  await other.close();
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
    const slot = request.open;
    if (!slot) throw new Error('It was not begun.');
    return { request, reply, slot };
  };

  test('a request that is committing has no deadline', async () => {
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

  test('queueing counts towards the deadline, receiving the body does not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const slots = slotsOf();
      const { request, reply } = begin(slots);
      await slots.acquire(request, 'request');
      vi.advanceTimersByTime(600);
      request.open?.releaseAll();
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

  test('receiving a file may take longer than the deadline', async () => {
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

  test('when the program stops, all open requests are answered 503, except those that are committing', async () => {
    const slots = slotsOf();
    const [reading, sending, writing, answered] = [1, 2, 3, 4].map(() => begin(slots));
    if (!reading || !sending || !writing || !answered) throw new Error('unreachable');
    for (const { request } of [reading, sending, writing, answered]) await slots.acquire(request, 'request');
    sending.slot.releaseAll();
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

  test('two uploads an account and two an address run at once; more wait, then get 429; others run', async () => {
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

  test('a response that is being sent is not answered again', async () => {
    const slots = slotsOf();
    const { request, reply } = begin(slots);
    await slots.acquire(request, 'request');
    request.open?.markAnswered();
    slots.stop();
    expect(reply.send).not.toHaveBeenCalled();
    slots.leave(request);
    expect(slots.open).toBe(0);
  });
});
