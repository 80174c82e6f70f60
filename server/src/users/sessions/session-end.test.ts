import { expect, test } from 'vitest';
import { perFile } from '../../../test/helpers/per-file.ts';
import { startTestApp, testApp } from '../../../test/helpers/test-app.ts';
import { cleanUp } from '../../database/setup/clean-up.ts';

const PASSWORD = 'segredo-bem-longo';

const one = testApp();
const other = perFile(() => startTestApp({}, { instanceOf: one }));

/** Opens a remembered session of a new account that began so long ago, was used a day ago and has not expired. */
async function begun(ago: string, role = 'company') {
  const { id, email } = await one.owner();
  await one.sql`UPDATE users SET role = ${role} WHERE id = ${id}`;
  await one.sql`DELETE FROM sessions WHERE user_id = ${id}`;
  const { body } = await one.rest('POST', '/auth/login', { email, password: PASSWORD, remember: true });
  await one.sql`UPDATE sessions SET created_at = now() - ${ago}::interval, last_used_at = now() - interval '1 day',
       expires_at = now() + interval '1 day' WHERE user_id = ${id}`;
  return { id, token: body.token as string };
}

const statuses = async (token: string) => {
  const answers = await Promise.all(
    [one, other].map((instance) => instance.rest('GET', '/auth/user', undefined, { token })),
  );
  return answers.map(({ status }) => status);
};

const left = async (id: number) => {
  const rows = await one.sql`SELECT round(extract(epoch FROM expires_at - created_at) / 3600)::int AS hours
    FROM sessions WHERE user_id = ${id}`;
  return rows[0]?.hours as number | undefined;
};

test.each([
  ['company', '29 days 23 hours', 200],
  ['company', '30 days 1 minute', 401],
  ['user', '30 days 1 minute', 401],
  ['admin', '11 hours 59 minutes', 200],
  ['admin', '12 hours 1 minute', 401],
])('a session of the role %s that began %s ago gets %i on every instance', async (role, ago, status) => {
  const { token } = await begun(ago, role);
  expect(await statuses(token)).toEqual([status, status]);
});

test('use does not move the end beyond 30 days from the login', async () => {
  const { id, token } = await begun('29 days');
  expect(await statuses(token)).toEqual([200, 200]);
  expect(await left(id)).toBe(30 * 24);
});

test('use moves the end by 30 days with remember and by one day without', async () => {
  const long = await begun('12 hours');
  await statuses(long.token);
  expect(await left(long.id)).toBe(30 * 24);
  const short = await begun('3 days');
  await one.sql`UPDATE sessions SET remember = false WHERE user_id = ${short.id}`;
  await statuses(short.token);
  expect(await left(short.id)).toBe(4 * 24);
});

test('the session of a new administrator ends 12 hours after the login, at the next request', async () => {
  const { id, token } = await begun('13 hours', 'user');
  expect(await statuses(token)).toEqual([200, 200]);
  await one.rest(
    'PUT',
    `/admin/users/${id}`,
    { name: 'Pessoa', email: `promovida${id}@teste.com.br`, role: 'admin' },
    { token: await one.adminToken() },
  );
  expect(await statuses(token)).toEqual([401, 401]);
});

test('the clean-up removes sessions past either end, and nothing else', async () => {
  const over = [
    await begun('30 days 1 minute'),
    await begun('12 hours 1 minute', 'admin'),
    await begun('1 hour'),
  ];
  await one.sql`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = ${over[2]?.id}`;
  const good = [await begun('29 days'), await begun('11 hours', 'admin')];
  await cleanUp(one.services.db.reads);
  const rows = await one.sql`SELECT user_id FROM sessions
    WHERE user_id = ANY (${[...over, ...good].map(({ id }) => id)}) ORDER BY 1`;
  expect(rows.map(({ user_id }) => user_id)).toEqual(good.map(({ id }) => id));
});
