import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../helpers/test-app.ts';

describe('what is asked for and is not there', () => {
  const MOST = 10;
  const invalidToken = () => randomBytes(32).toString('base64url');

  /** Every statement that looks up a token or a logo, while the test runs. */
  function watchLookUps(guia: TestApp) {
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
    lookedUp = watchLookUps(guia);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await guia.close();
  });

  test('invalid tokens of an address cost the database no more than the limit, and nobody else anything', async () => {
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
    expect(refused.body.errors[0].extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: Number(refused.headers['retry-after']),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Who was here before is still let in behind that address, and so is whoever has no token.
    expect((await user({ address, token })).status).toBe(200);
    expect((await guia.rest('GET', '/plans/active', undefined, { address })).status).toBe(200);
    // So is whoever signs in there now.
    const { email } = await guia.owner();
    const login = { email, password: 'segredo-bem-longo' };
    const { body } = await guia.rest('POST', '/auth/login', login, { address });
    expect((await user({ address, token: body.token })).status).toBe(200);
    expect((await user({ address: '198.51.100.22', token: invalidToken() })).status).toBe(401);
  });

  test('an ended token is no longer one that was here before', async () => {
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

  test('whoever has used up the requests of an account asks the database nothing', async () => {
    const { token } = await guia.owner();
    const caller = { address: '198.51.100.24', token };
    for (let number = 0; number < 15; number++) {
      expect((await guia.rest('GET', '/auth/user', undefined, caller)).status).toBe(200);
    }
    lookedUp.length = 0;
    expect((await guia.rest('GET', '/auth/user', undefined, caller)).status).toBe(429);
    expect(lookedUp).toEqual([]);
  });

  test('logos that are not there are looked up no more often than that; those that came before still do', async () => {
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
    // What is no name is not looked up, and so counts for nothing.
    expect(await logo('nonsense')).toBe(404);
    // Pictures lock nobody out, in there for the first time or not.
    const { token } = await guia.owner();
    expect((await guia.rest('GET', '/auth/user', undefined, { address, token })).status).toBe(200);
  });
});
