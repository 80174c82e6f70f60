import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCompany } from '../helpers/factories.ts';
import { perFile } from '../helpers/per-file.ts';
import { startTcpProxy, type TcpProxy } from '../helpers/tcp-proxy.ts';
import { startTestApp, type TestApp, testApp } from '../helpers/test-app.ts';

const PASSWORD = 'segredo-bem-longo';

describe('a session ended on one instance', () => {
  const one = testApp();
  const other = perFile(() => startTestApp({}, { instanceOf: one }));

  const login = async (email: string) =>
    (await one.rest('POST', '/auth/login', { email, password: PASSWORD })).body.token;
  const admin = async () => ({ token: await one.adminToken() });

  /** Each way to end it, on the first instance. */
  const ends: Array<
    [string, (account: { id: number; token: string; email: string }) => Promise<{ status: number }>]
  > = [
    ['by logging out', ({ token }) => one.rest('POST', '/auth/logout', undefined, { token })],
    [
      'by a new password elsewhere',
      async ({ email }) =>
        one.rest(
          'PUT',
          '/auth/password',
          {
            current_password: PASSWORD,
            password: 'outro-bem-comprido',
            password_confirmation: 'outro-bem-comprido',
          },
          { token: await login(email) },
        ),
    ],
    [
      'by an administrator who sets the password',
      async ({ id }) =>
        one.rest(
          'PUT',
          `/admin/users/${id}/password`,
          { password: 'outro-bem-comprido', password_confirmation: 'outro-bem-comprido' },
          await admin(),
        ),
    ],
    [
      'by deactivating the account',
      async ({ id }) => one.rest('PATCH', `/admin/users/${id}/status`, { is_active: false }, await admin()),
    ],
    [
      'by removing the account',
      async ({ id }) => one.rest('DELETE', `/admin/users/${id}`, undefined, await admin()),
    ],
  ];

  test.each(ends)('%s is ended on the other at the next request, by REST and GraphQL', async (_how, end) => {
    const account = await one.owner();
    const { token } = account;
    expect((await other.rest('GET', '/auth/user', undefined, { token })).status).toBe(200);
    expect((await end(account)).status).toBe(200);
    for (const instance of [other, one]) {
      expect((await instance.rest('GET', '/auth/user', undefined, { token })).status).toBe(401);
      const { body } = await instance.graphql('{ viewer { email } }', {}, { token });
      expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});

describe('an instance whose change feed is disconnected', () => {
  let guia: TestApp;
  let proxy: TcpProxy;
  beforeAll(async () => {
    guia = await startTestApp(
      {},
      {
        listenThrough: async (url) => {
          proxy = await startTcpProxy(url);
          return proxy.url;
        },
      },
    );
  });
  afterAll(async () => {
    await guia.close();
    await proxy.close();
  });

  test('caches nothing: each answer comes from the database; it caches again once connected', async () => {
    const id = await makeCompany(guia.pool, { name: 'Primeiro Nome' });
    await guia.settled();
    const name = async () => (await guia.rest('GET', `/companies/${id}`)).body.data.name;
    /** Renames without a trigger, so that no instance is notified. */
    const rename = async (to: string) => {
      const client = new pg.Client({ connectionString: guia.url });
      await client.connect();
      await client.query('SET session_replication_role = replica');
      await client.query('UPDATE companies SET name = $2 WHERE id = $1', [id, to]);
      await client.end();
    };
    expect(await name()).toBe('Primeiro Nome');
    await rename('Segundo Nome');
    expect(await name()).toBe('Primeiro Nome');

    await proxy.cut();
    await vi.waitUntil(() => !guia.services.changeFeed.listening);
    expect(await name()).toBe('Segundo Nome');
    await rename('Terceiro Nome');
    expect(await name()).toBe('Terceiro Nome');

    await proxy.restore();
    await vi.waitUntil(() => guia.services.changeFeed.listening, { timeout: 5_000 });
    expect(await name()).toBe('Terceiro Nome');
    await rename('Quarto Nome');
    expect(await name()).toBe('Terceiro Nome');
  });
});
