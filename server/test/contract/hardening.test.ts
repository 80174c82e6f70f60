import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../src/shared/log.ts';
import { makeCompany } from '../helpers/factories.ts';
import { admin, startTestApp, type TestApp, testApp } from '../helpers/test-app.ts';

describe('headers', () => {
  const guia = testApp();

  test.each([
    ['GET', '/api/companies'],
    ['POST', '/graphql'],
    ['GET', '/healthz'],
    ['GET', '/robots.txt'],
    ['GET', '/logos/none.webp'],
    ['GET', '/nowhere'],
    ['GET', '/api/companies/%E0%A4%A'],
  ] as const)('%s %s has headers that allow browsers nothing', async (method, url) => {
    const { headers } = await guia.app.inject({ method, url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // Beside the position, for which the site asks on a click.
    expect(headers['permissions-policy']).toMatch(/^(?:(?:geolocation=\(self\)|[a-z-]+=\(\))(?:, |$))+$/);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test.each(['/api/companies/', '/api/companies/slug/', '/sitemaps/', '/logos/', '/admin-exports/', '/api/'])(
    'a longer path than any name is not found under %s',
    async (folder) => {
      const reply = await guia.app.inject(`${folder}${encodeURIComponent('ã').repeat(2_001)}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({
        success: false,
        code: 'NOT_FOUND',
        message: expect.stringMatching(/ão encontrad/),
      });
    },
  );

  test('an answer for a signed-in caller is never stored', async () => {
    const { headers } = await guia.rest('GET', '/companies', undefined, admin);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('no other origin is allowed', async () => {
    const headers = { origin: 'https://outro.example', 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      for (const url of ['/graphql', '/api/companies', '/healthz']) {
        const reply = await guia.app.inject({ method, url, headers });
        const names = Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'));
        // Without these headers a browser refuses, whatever the status is.
        expect(names).toEqual([]);
      }
    }
  });

  test('HSTS is sent when a trusted proxy or the public address says HTTPS', async () => {
    const behind = await guia.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    expect(behind.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const untrusted = await startTestApp({ TRUST_PROXY: '0' });
    const claimed = await untrusted.app.inject({
      url: '/healthz',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(claimed.headers['strict-transport-security']).toBeUndefined();
    await untrusted.close();
    const secure = await startTestApp({ PUBLIC_URL: 'https://guia.example' });
    const reply = await secure.app.inject('/healthz');
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await secure.close();
  });
});

describe('too many requests', () => {
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    const limits = { LIMIT_REQUESTS_ANONYMOUS: '12', LIMIT_REQUESTS_SIGNED_IN: '20' };
    one = await startTestApp(limits);
    other = await startTestApp(limits, { instanceOf: one });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  /** Sends `count` requests that are never cached; returns their statuses. */
  async function ask(guia: TestApp, count: number, caller: { address?: string; token?: string }) {
    const statuses: number[] = [];
    for (let number = 0; number < count; number++) {
      statuses.push((await guia.rest('GET', '/companies/999999', undefined, caller)).status);
    }
    return statuses;
  }

  test('are throttled by address, with a message and Retry-After, through every interface', async () => {
    const address = '198.51.100.1';
    expect(await ask(one, 14, { address })).toEqual([...Array(12).fill(404), 429, 429]);
    const rest = await one.rest('GET', '/companies?q=x', undefined, { address });
    expect(rest.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(rest.headers['retry-after'])).toBeLessThanOrEqual(300);
    const graphql = await one.graphql('{ categories { id } }', {}, { address });
    expect(graphql.status).toBe(429);
    expect(graphql.body.errors[0].extensions.code).toBe('RATE_LIMITED');
    expect((await ask(one, 1, { address: '198.51.100.2' }))[0]).toBe(404);
    expect(
      (await one.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': address } })).statusCode,
    ).toBe(200);
  });

  test('a path that is not normalized counts as the one that it leads to', async () => {
    await one.app.listen({ port: 0, host: '127.0.0.1' });
    const bound = one.app.server.address();
    const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0;
    const statuses: number[] = [];
    for (const path of ['/healthz/../search', '/logos/../company/1', '/robots.txt/x', '/assets/../../x']) {
      for (let number = 0; number < 4; number++) {
        const socket = connect(port, '127.0.0.1');
        socket.write(
          `GET ${path}?${number} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.9\r\nConnection: close\r\n\r\n`,
        );
        statuses.push(Number((await text(socket)).slice(9, 12)));
      }
    }
    expect(statuses.slice(12)).toEqual([429, 429, 429, 429]);
  });

  test('responses from the cache do not count', async () => {
    const id = await makeCompany(one.pool);
    await one.settled();
    const address = '198.51.100.3';
    for (let number = 0; number < 30; number++) {
      expect((await one.rest('GET', `/companies/${id}`, undefined, { address })).status).toBe(200);
    }
  });

  test('are throttled by account for signed-in callers, from any address', async () => {
    const { token } = await one.owner();
    const addresses = Array.from({ length: 22 }, (_, index) => `203.0.113.${index}`);
    const statuses: number[] = [];
    for (const address of addresses) {
      statuses.push((await one.rest('GET', '/auth/user', undefined, { address, token })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  });

  test('are counted over all instances', { timeout: 30_000 }, async () => {
    // A window is five minutes; in its last seconds, counts may not be exchanged between instances yet.
    await vi.waitUntil(() => 300_000 - (Date.now() % 300_000) > 12_000, { timeout: 15_000 });
    const address = '198.51.100.4';
    expect(await ask(one, 12, { address })).toEqual(Array(12).fill(404));
    const isStored = async () => {
      const { rows } = await one.pool.query(
        `SELECT sum(count)::int AS count FROM rate_limits WHERE key = $1`,
        [`requests:${address}`],
      );
      return rows[0].count === 12;
    };
    await vi.waitUntil(isStored, { timeout: 5_000 });
    expect(await ask(other, 1, { address })).toEqual([404]);
    await vi.waitUntil(async () => (await ask(other, 1, { address }))[0] === 429, {
      timeout: 5_000,
      interval: 400,
    });
  });
});

describe('malformed HTTP', () => {
  test.each([
    ['400 Bad Request', 'HELO example.org\r\n\r\n', 'O pedido não pôde ser lido.'],
    ['408 Request Timeout', 'GET /healthz HTTP/1.1\r\n', 'O pedido demorou demais para chegar.'],
    [
      '431 Request Header Fields Too Large',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Segredo: ${'z'.repeat(40_000)}\r\n\r\n`,
      'Os cabeçalhos do pedido são grandes demais.',
    ],
  ])('is answered %s, with id, usual headers and a log line', async (...asked) => {
    const [status, beginning, message] = asked;
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const guia = await startTestApp({ LIMIT_HEADERS_MS: '300', PUBLIC_URL: 'https://guia.example' }, { log });
    await guia.app.listen({ port: 0, host: '127.0.0.1' });
    const address = guia.app.server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.write(beginning);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(JSON.parse(body)).toMatchObject({ success: false, message });
    const [first, ...fields] = head.split('\r\n');
    expect(first).toBe(`HTTP/1.1 ${status}`);
    const headers = Object.fromEntries(fields.map((field) => field.split(': ', 2)));
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    const { headers: usual } = await guia.app.inject('/healthz');
    for (const name of ['x-content-type-options', 'permissions-policy', 'x-frame-options', 'referrer-policy'])
      expect(headers[name]).toBe(usual[name]);
    const logged = lines.filter((line) => line.includes(headers['x-request-id'] ?? 'none'));
    expect(logged.map((line) => JSON.parse(line).status)).toEqual([Number.parseInt(status, 10)]);
    expect(lines.join()).not.toMatch(/zzz|HELO/);
    await guia.close();
  });
});

describe('time', () => {
  test('a request over its time limit gets 503 with a message', async () => {
    const guia = await startTestApp({ LIMIT_REQUEST_MS: '150', LIMIT_MEMORY_CACHE_MB: '0' });
    const client = await guia.pool.connect();
    await client.query('BEGIN; LOCK TABLE companies IN ACCESS EXCLUSIVE MODE');
    const rest = await guia.rest('GET', '/companies/1');
    expect(rest.status).toBe(503);
    expect(rest.body.code).toBe('SERVICE_UNAVAILABLE');
    expect(rest.headers['retry-after']).toBe('2');
    const graphql = await guia.graphql('{ company(id: 1) { name } }');
    expect(graphql.status).toBe(503);
    expect(graphql.body.errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
    await client.query('ROLLBACK');
    client.release();
    expect((await guia.rest('GET', '/companies/1')).status).toBe(404);
    await guia.close();
  });

  test('unfinished headers and bodies get 408 with a message', async () => {
    const guia = await startTestApp({ LIMIT_HEADERS_MS: '300', LIMIT_RECEIVING_MS: '400' });
    await guia.app.listen({ port: 0, host: '127.0.0.1' });
    const address = guia.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const slow = [
      'GET /healthz HTTP/1.1\r\nHost: x\r\n',
      'POST /api/messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ];
    await Promise.all(
      slow.map(async (beginning) => {
        const socket = connect(port, '127.0.0.1');
        socket.write(beginning);
        const answer = await text(socket);
        expect(answer).toContain('HTTP/1.1 408 Request Timeout');
        expect(answer).toContain('O pedido demorou demais para chegar.');
      }),
    );
    await guia.close();
  });
});
