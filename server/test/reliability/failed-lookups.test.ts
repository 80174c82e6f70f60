import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../helpers/test-app.ts';

describe('failed lookups', () => {
  const MOST = 10;
  const invalidToken = () => randomBytes(32).toString('base64url');

  /** Returns an array that records every lookup of a token or a logo. */
  function recordLookups(guia: TestApp) {
    const lookedUp: string[] = [];
    const { reads, publicReads } = guia.services.db;
    for (const reader of [reads, publicReads]) {
      const query = reader.query.bind(reader);
      vi.spyOn(reader, 'query').mockImplementation((statement, values) => {
        if (/^(?:session_viewer|logo_large)$/.test(statement.name)) lookedUp.push(statement.name);
        return query(statement, values);
      });
    }
    return lookedUp;
  }

  let guia: TestApp;
  let lookedUp: string[];
  beforeAll(async () => {
    guia = await startTestApp({
      LIMIT_LOOK_UPS_IN_VAIN: String(MOST),
      LIMIT_REQUESTS_SIGNED_IN: '15',
    });
    lookedUp = recordLookups(guia);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await guia.close();
  });

  test('invalid tokens of an address cost at most the limit of statements, and limit no valid token', async () => {
    const address = '198.51.100.21';
    const { token } = await guia.owner();
    const user = (caller: { address: string; token: string }) =>
      guia.rest('GET', '/auth/user', undefined, caller);
    expect((await user({ address, token })).status).toBe(200);
    lookedUp.length = 0;
    const statuses: number[] = [];
    for (let number = 0; number < MOST + 5; number++) {
      statuses.push((await user({ address, token: invalidToken() })).status);
    }
    expect(statuses).toEqual([...Array(MOST).fill(401), ...Array(5).fill(429)]);
    expect(lookedUp).toHaveLength(MOST);

    const refused = await guia.graphql('{ categories { id } }', {}, { address, token: invalidToken() });
    expect(refused.status).toBe(429);
    expect(refused.body.errors[0].extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: Number(refused.headers['retry-after']),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Tokens known at that address are still accepted, and so are requests without token.
    expect((await user({ address, token })).status).toBe(200);
    expect((await guia.rest('GET', '/plans/active', undefined, { address })).status).toBe(200);
    // So are new logins there.
    const { email } = await guia.owner();
    const login = { email, password: 'segredo-bem-longo' };
    const { body } = await guia.rest('POST', '/auth/login', login, { address });
    expect((await user({ address, token: body.token })).status).toBe(200);
    expect((await user({ address: '198.51.100.22', token: invalidToken() })).status).toBe(401);
  });

  test('an ended token is no longer known at its address', async () => {
    const address = '198.51.100.23';
    const { token } = await guia.owner();
    expect((await guia.rest('POST', '/auth/logout', undefined, { address, token })).status).toBe(200);
    lookedUp.length = 0;
    const statuses: number[] = [];
    for (let number = 0; number < MOST + 3; number++) {
      statuses.push((await guia.rest('GET', '/auth/user', undefined, { address, token })).status);
    }
    expect(statuses).toEqual([...Array(MOST).fill(401), ...Array(3).fill(429)]);
    expect(lookedUp).toHaveLength(MOST);
  });

  test('requests over the limit of an account run no statement', async () => {
    const { token } = await guia.owner();
    const caller = { address: '198.51.100.24', token };
    for (let number = 0; number < 15; number++) {
      expect((await guia.rest('GET', '/auth/user', undefined, caller)).status).toBe(200);
    }
    lookedUp.length = 0;
    expect((await guia.rest('GET', '/auth/user', undefined, caller)).status).toBe(429);
    expect(lookedUp).toEqual([]);
  });

  test('unknown logos are looked up at most as often; logos served before still are', async () => {
    const address = '198.51.100.25';
    const logo = async (hash: string) =>
      (await guia.app.inject({ url: `/logos/${hash}.webp`, headers: { 'x-forwarded-for': address } }))
        .statusCode;
    const hash = randomBytes(32);
    await guia.pool.query('INSERT INTO logos (hash, large, small) VALUES ($1, $2, $2)', [
      hash.toString('hex'),
      Buffer.from('a picture'),
    ]);
    expect(await logo(hash.toString('hex'))).toBe(200);
    lookedUp.length = 0;
    const statuses: number[] = [];
    for (let number = 0; number < MOST + 3; number++)
      statuses.push(await logo(randomBytes(32).toString('hex')));
    expect(statuses).toEqual([...Array(MOST).fill(404), 429, 429, 429]);
    expect(lookedUp).toHaveLength(MOST);
    expect(await logo(hash.toString('hex'))).toBe(200);
    // An invalid name is not looked up and does not count.
    expect(await logo('nonsense')).toBe(404);
    // Unknown logos do not count against sessions.
    const { token } = await guia.owner();
    expect((await guia.rest('GET', '/auth/user', undefined, { address, token })).status).toBe(200);
  });
});
