import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { accountKey } from './account-key.ts';
import { forgetFailures } from './login-limits.ts';

let guia: TestApp;
beforeAll(async () => {
  guia = await startTestApp({ LIMIT_LOGINS_ADDRESS: '10' });
});
afterAll(() => guia.close());

const PASSWORD = 'segredo-bem-longo';
const attempt = (email: string, address: string, password = PASSWORD) =>
  guia.rest('POST', '/auth/login', { email, password }, { address });

/** As if ten tries had failed just now, in this minute and in the one that may begin meanwhile. */
const exhaust = (key: string) =>
  guia.pool.query(
    `INSERT INTO rate_limits (key, window_start, count, expires_at)
     SELECT $1, date_bin('1 minute', now(), 'epoch') + minutes * interval '1 minute', 10, now() + interval '5 minutes'
     FROM generate_series(0, 1) AS minutes
     ON CONFLICT (key, window_start) DO UPDATE SET count = 10`,
    [key],
  );

test('25 failures an hour hold an account for strangers, and never an address that has entered it', async () => {
  const { email } = await guia.owner();
  const home = '198.51.100.1';
  expect((await attempt(email, home)).status).toBe(200);
  for (let tried = 0; tried < 25; tried++) {
    expect((await attempt(email, `203.0.113.${tried}`, 'errada')).status).toBe(401);
  }
  const held = await attempt(email, '203.0.113.200');
  expect(held.status).toBe(429);
  expect(held.body.code).toBe('RATE_LIMITED');
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  expect((await attempt(email, home)).status).toBe(200);
});

test('an unknown account is held alike', async () => {
  const email = 'ninguem-mesmo@teste.com.br';
  const statuses = [];
  for (let tried = 0; tried < 26; tried++) {
    statuses.push((await attempt(email, `203.0.113.${tried}`, 'errada')).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('who shares an address with an attacker and has entered from it before goes on', async () => {
  const { email } = await guia.owner();
  const stranger = await guia.owner();
  const shared = '198.51.100.2';
  await attempt(email, shared);
  await exhaust(`login:${shared}`);
  expect((await attempt(stranger.email, shared)).status).toBe(429);
  expect((await attempt(email, shared)).status).toBe(200);
});

test('guessing at an account from where it is entered is limited too', async () => {
  const { email } = await guia.owner();
  const home = '198.51.100.3';
  await attempt(email, home);
  await exhaust(`login-known:${accountKey(email)}:${home}`);
  expect((await attempt(email, home, 'errada')).status).toBe(429);
});

test('who gets a new password is no longer held where the account is entered', async () => {
  const { email } = await guia.owner();
  const home = '198.51.100.5';
  await attempt(email, home);
  await exhaust(`login-known:${accountKey(email)}:${home}`);
  // Held, and held still when the minute is over.
  expect((await attempt(email, home)).status).toBe(429);
  await forgetFailures(guia.services.db.dataSource.manager, email);
  expect((await attempt(email, home)).status).toBe(200);
});

test('successes are not counted', async () => {
  const { email } = await guia.owner();
  for (let tried = 0; tried < 15; tried++) {
    expect((await attempt(email, '198.51.100.4')).status).toBe(200);
  }
});

test('IPv6 counts by /64', async () => {
  expect((await attempt('v6@teste.com.br', '2001:db8:1:2::1', 'errada')).status).toBe(401);
  await exhaust('login:2001:db8:1:2::/64');
  expect((await attempt('v6@teste.com.br', '2001:db8:1:2:ffff::2', 'errada')).status).toBe(429);
  expect((await attempt('v6@teste.com.br', '2001:db8:1:3::1', 'errada')).status).toBe(401);
});
