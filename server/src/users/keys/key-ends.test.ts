import { expect, test, vi } from 'vitest';
import { createKey } from '../../../test/helpers/keys/create-key.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { startTestApp, type TestApp, testApp } from '../../../test/helpers/test-app.ts';

const PASSWORD = 'segredo-bem-longo';
const NEW = { password: 'outro-bem-comprido', password_confirmation: 'outro-bem-comprido' };

const one = testApp();
const other = perFile(() => startTestApp({}, { instanceOf: one }));

interface Account {
  id: number;
  token: string;
  email: string;
}
const admin = async () => ({ token: await one.adminToken() });
const succeeds = async (answer: Promise<{ status: number; body: { errors?: unknown } }>) => {
  const { status, body } = await answer;
  expect([status, body.errors]).toEqual([200, undefined]);
};

/** Each way to end a key, on the first instance. */
const ENDS: Array<[string, (account: Account, id: string) => Promise<void>]> = [
  [
    'by its person',
    ({ token }, id) =>
      succeeds(one.graphql('mutation ($id: ID!) { deleteApiKey(id: $id) { id } }', { id }, { token })),
  ],
  [
    'by a changed password',
    ({ token }) =>
      succeeds(one.rest('PUT', '/auth/password', { current_password: PASSWORD, ...NEW }, { token })),
  ],
  [
    'by an administrator who sets the password',
    async ({ id }) => succeeds(one.rest('PUT', `/admin/users/${id}/password`, NEW, await admin())),
  ],
  [
    'by deactivating the account, and stays ended when it is activated',
    async ({ id }) => {
      const set = async (is_active: boolean) =>
        succeeds(one.rest('PATCH', `/admin/users/${id}/status`, { is_active }, await admin()));
      await set(false);
      await set(true);
    },
  ],
  [
    'by another role',
    async ({ id }) => succeeds(one.rest('PUT', `/admin/users/${id}`, { role: 'admin' }, await admin())),
  ],
  [
    'by removing the account',
    async ({ id }) => succeeds(one.rest('DELETE', `/admin/users/${id}`, undefined, await admin())),
  ],
  [
    'by closing the account',
    ({ token }) =>
      succeeds(one.graphql(`mutation { deleteAccount(password: "${PASSWORD}") { id } }`, {}, { token })),
  ],
];

test.each(ENDS)('a key ended %s is refused by every instance at the next request', async (_how, end) => {
  const account = await one.owner();
  const { secret, id } = await createKey(one, account.token);
  const answersOf = async (instance: TestApp) => {
    const { status } = await instance.rest('GET', '/companies', undefined, { token: secret });
    const { body } = await instance.graphql('{ viewer { id } }', {}, { token: secret });
    return [status, body.errors?.[0].extensions.code];
  };
  expect([await answersOf(other), await answersOf(one)]).toEqual(Array(2).fill([200, undefined]));
  await end(account, id);
  expect([await answersOf(other), await answersOf(one)]).toEqual(Array(2).fill([401, 'UNAUTHENTICATED']));
});

test('sessions and keys end apart: neither logging out nor ending other sessions ends a key', async () => {
  const { token } = await one.owner();
  const { secret } = await createKey(one, token);
  await succeeds(one.graphql('mutation { endOtherSessions { total } }', {}, { token }));
  await succeeds(one.rest('POST', '/auth/logout', undefined, { token }));
  expect((await other.rest('GET', '/auth/user', undefined, { token: secret })).status).toBe(200);
});

test('a session that ends while it asks for a key gets none', async () => {
  const { token, id } = await one.owner();
  const client = await one.pool.connect();
  try {
    // As a new password does.
    await client.query('BEGIN');
    await client.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id]);
    await client.query('DELETE FROM sessions WHERE user_id = $1', [id]);
    const asked = createKey(one, token).catch((error: unknown) => error);
    const waiting = () =>
      one.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
    await vi.waitUntil(async () => (await waiting()).rowCount, { timeout: 5_000 });
    await client.query('COMMIT');
    expect(await asked).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  } finally {
    client.release(true);
  }
  expect((await one.pool.query('SELECT FROM api_keys WHERE user_id = $1', [id])).rowCount).toBe(0);
});
