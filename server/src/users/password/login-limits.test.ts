import { expect, test } from 'vitest';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { startTestApp, testApp } from '../../../test/helpers/test-app.ts';
import { accountKey } from '../account-key.ts';
import { clearFailures } from './clear-login-counters.ts';

const guia = testApp({ LIMIT_LOGINS_ADDRESS: '10' });

const PASSWORD = 'segredo-bem-longo';
const attempt = (email: string, address: string, password = PASSWORD) =>
  guia.rest('POST', '/auth/login', { email, password }, { address });

/** Counts ten failed attempts, in this minute and in the next, which may begin meanwhile. */
const exhaust = (key: string) =>
  guia.pool.query(
    `INSERT INTO rate_limits (key, window_start, count, expires_at)
     SELECT $1, date_bin('1 minute', now(), 'epoch') + minutes * interval '1 minute', 10, now() + interval '5 minutes'
     FROM generate_series(0, 1) AS minutes
     ON CONFLICT (key, window_start) DO UPDATE SET count = 10`,
    [key],
  );

/** Sends wrong passwords for an account, each from another address. */
async function guess(email: string, times: number, network: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let tried = 0; tried < times; tried++) {
    statuses.push((await attempt(email, `${network}.${tried}`, 'errada')).status);
  }
  return statuses;
}

test('60 wrong logins from 60 addresses lock the owner out neither at a known address nor at a new one', async () => {
  const { email } = await guia.owner();
  const home = '198.51.100.1';
  expect((await attempt(email, home)).status).toBe(200);
  expect(new Set(await guess(email, 60, '203.0.113'))).toEqual(new Set([401]));
  expect((await attempt(email, home)).status).toBe(200);
  expect((await attempt(email, '198.51.100.200')).status).toBe(200);
});

test('after 25 failures an hour a new address has one attempt a minute, with or without an account', async () => {
  const { email } = await guia.owner();
  for (const [account, network] of [
    [email, '192.0.2'],
    ['ninguem-mesmo@teste.com.br', '192.0.3'],
  ] as const) {
    await guess(account, 25, network);
    expect((await attempt(account, `${network}.200`, 'errada')).status).toBe(401);
    // The minute may end between two attempts, not between three.
    const again = [
      await attempt(account, `${network}.200`, 'errada'),
      await attempt(account, `${network}.200`, 'errada'),
    ];
    const throttled = again.find(({ status }) => status === 429);
    expect(throttled?.body.code).toBe('RATE_LIMITED');
    expect(Number(throttled?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(throttled?.headers['retry-after'])).toBeLessThanOrEqual(60);
  }
});

test('beyond the hourly maximum a login needs a known address or a password reset', async () => {
  const small = await startTestApp({ LIMIT_LOGINS_ACCOUNT_MOST: '30', PUBLIC_URL: 'https://guia.example' });
  const mailbox = await startMailbox(small);
  const login = (email: string, address: string, password = PASSWORD) =>
    small.rest('POST', '/auth/login', { email, password }, { address });
  try {
    const { email } = await small.owner();
    const home = '198.51.100.6';
    expect((await login(email, home)).status).toBe(200);
    for (const account of [email, 'ninguem@teste.com.br']) {
      const statuses = [];
      for (let tried = 0; tried < 32; tried++) {
        statuses.push((await login(account, `203.0.114.${tried}`, 'errada')).status);
      }
      expect(statuses).toEqual([...new Array(30).fill(401), 429, 429]);
    }
    const throttled = await login(email, '198.51.100.7');
    expect(throttled.status).toBe(429);
    expect(Number(throttled.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect((await login(email, home)).status).toBe(200);

    const asked = await small.graphql(
      'mutation ($email: String!) { requestPasswordReset(email: $email) { email validSeconds } }',
      { email },
      { address: '198.51.100.8' },
    );
    expect(asked.body.data).toEqual({ requestPasswordReset: { email, validSeconds: 3_600 } });
    const token = await mailbox.token(email, 'reset-password');
    await small.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }',
      { input: { token, password: 'outro-segredo-longo', passwordConfirmation: 'outro-segredo-longo' } },
      { address: '198.51.100.8' },
    );
    expect((await login(email, '198.51.100.8', 'outro-segredo-longo')).status).toBe(200);
  } finally {
    await mailbox.close();
    await small.close();
  }
});

test('registering and a mailed link make an address known', async () => {
  const mailbox = await startMailbox(guia);
  try {
    const email = 'recem-chegada@teste.com.br';
    const [home, phone] = ['198.51.100.9', '198.51.100.10'];
    const form = { name: 'Nova', email, password: PASSWORD, password_confirmation: PASSWORD, terms: true };
    expect((await guia.rest('POST', '/auth/register', form, { address: home })).status).toBe(200);
    await exhaust(`login:${home}`);
    expect((await attempt(email, home)).status).toBe(200);

    await guia.graphql(
      'mutation ($email: String!) { requestPasswordReset(email: $email) { email validSeconds } }',
      { email },
      { address: phone },
    );
    const token = await mailbox.token(email, 'reset-password');
    const password = 'outro-segredo-longo';
    await guia.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }',
      { input: { token, password, passwordConfirmation: password } },
      { address: phone },
    );
    await exhaust(`login:${phone}`);
    expect((await attempt(email, phone, password)).status).toBe(200);
  } finally {
    await mailbox.close();
  }
});

const knownKey = async (email: string, address: string) =>
  `${await accountKey(guia.services.db.reads, email)}:known-login:${address}`;

test('an owner who shares a known address with an attacker can log in', async () => {
  const { email } = await guia.owner();
  const stranger = await guia.owner();
  const shared = '198.51.100.2';
  await attempt(email, shared);
  await exhaust(`login:${shared}`);
  expect((await attempt(stranger.email, shared)).status).toBe(429);
  expect((await attempt(email, shared)).status).toBe(200);
});

test('guessing from a known address is limited too', async () => {
  const { email } = await guia.owner();
  const home = '198.51.100.3';
  await attempt(email, home);
  await exhaust(await knownKey(email, home));
  expect((await attempt(email, home, 'errada')).status).toBe(429);
});

test('a new password ends the lockout of the account', async () => {
  const { email } = await guia.owner();
  const home = '198.51.100.5';
  await attempt(email, home);
  await exhaust(await knownKey(email, home));
  // Locked, also after the minute.
  expect((await attempt(email, home)).status).toBe(429);
  await guia.services.db.dataSource.transaction((manager) => clearFailures(manager, email));
  expect((await attempt(email, home)).status).toBe(200);
});

test('successful logins are not counted', async () => {
  const { email } = await guia.owner();
  for (let tried = 0; tried < 15; tried++) {
    expect((await attempt(email, '198.51.100.4')).status).toBe(200);
  }
});

test('IPv6 is counted by /64, and by /48 at four times the limit', async () => {
  expect((await attempt('v6@teste.com.br', '2001:db8:1:2::1', 'errada')).status).toBe(401);
  await exhaust('login:2001:db8:1:2::/64');
  expect((await attempt('v6@teste.com.br', '2001:db8:1:2:ffff::2', 'errada')).status).toBe(429);
  expect((await attempt('v6@teste.com.br', '2001:db8:1:3::1', 'errada')).status).toBe(401);
  const statuses = [];
  for (let tried = 0; tried < 45; tried++) {
    statuses.push((await attempt(`v6-${tried}@teste.com.br`, `2001:db8:7:${tried + 1}::1`, 'errada')).status);
  }
  // The minute may have ended meanwhile, and counting restarted.
  expect(statuses.slice(0, 40)).toEqual(new Array(40).fill(401));
  expect((await attempt('v6-outra@teste.com.br', '2001:db8:8:1::1', 'errada')).status).toBe(401);
  const rows =
    await guia.sql`SELECT sum(count)::int AS n FROM rate_limits WHERE key = 'login:2001:db8:7::/48'`;
  expect(rows[0].n).toBeGreaterThanOrEqual(41);
});
