import { expect, test } from 'vitest';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const PASSWORD = 'segredo-bem-longo';
const USER_KEYS = ['company_name', 'created_at', 'email', 'id', 'is_active', 'name', 'plan', 'role'];
const keysOf = (value: object) => Object.keys(value).sort();

test('login: user and token at top level and in data, with all fields', async () => {
  const { email } = await guia.owner();
  const { status, body } = await guia.rest('POST', '/auth/login', { email, password: PASSWORD });
  expect(status).toBe(200);
  expect(keysOf(body)).toEqual(['data', 'message', 'success', 'token', 'user']);
  expect(body.success).toBe(true);
  expect(keysOf(body.user)).toEqual(USER_KEYS);
  expect(body.user.company_name).toBeNull();
  expect(body.data).toEqual({ user: body.user, token: body.token });
});

test('a remembered session lasts 30 days, another one day', async () => {
  const { id, email } = await guia.owner();
  for (const [remember, days] of [
    [true, 30],
    ['on', 30],
    [false, 1],
    ['', 1],
    [undefined, 1],
  ]) {
    await guia.sql`DELETE FROM sessions WHERE user_id = ${id}`;
    await guia.rest('POST', '/auth/login', { email, password: PASSWORD, remember });
    const rows = await guia.sql`SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days
      FROM sessions WHERE user_id = ${id}`;
    expect(rows).toEqual([{ days }]);
  }
});

test.each([
  ['GET', '/auth/user'],
  ['POST', '/auth/logout'],
  ['PUT', '/auth/profile'],
  ['PUT', '/auth/password'],
] as const)('%s %s: nobody, and an ended token, are 401 with the header', async (method, path) => {
  const { token } = await guia.owner();
  await guia.rest('POST', '/auth/logout', {}, { token });
  for (const caller of [{}, { token }, { token: 'x'.repeat(43) }]) {
    const { status, headers, body } = await guia.rest(
      method,
      path,
      {
        name: 'Ana',
        email: 'ana@teste.com.br',
        current_password: 'x',
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
      caller,
    );
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(body).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
  }
});

test('paths accept a slash at the end and PUT as POST with _method; other methods are 405', async () => {
  const { email, token } = await guia.owner();
  expect((await guia.rest('GET', '/auth/user/', undefined, { token })).status).toBe(200);
  const form = { name: 'Ana', email, _method: 'PUT' };
  expect((await guia.rest('POST', '/auth/profile', form, { token })).body.user.name).toBe('Ana');
  const wrong = await guia.rest('GET', '/auth/login');
  expect(wrong.status).toBe(405);
  expect(wrong.headers.allow).toBe('POST');
  expect((await guia.rest('DELETE', '/auth/password', undefined, { token })).headers.allow).toContain('PUT');
});

test('wrong types and texts that cannot be stored are 422 with the field, never an internal error', async () => {
  const { email, token } = await guia.owner();
  for (const [field, value] of [
    ['name', { a: 1 }],
    ['name', ['x']],
    ['name', 'a\u0000b'],
    ['name', '\ud800'],
    ['email', { $ne: null }],
    ['email', 'a\u0000@b.com.br'],
  ] as const) {
    const { status, body } = await guia.rest(
      'PUT',
      '/auth/profile',
      { name: 'Ana', email, [field]: value },
      { token },
    );
    expect(status).toBe(422);
    expect(keysOf(body.errors)).toEqual([field]);
  }
  expect((await guia.rest('PUT', '/auth/password', undefined, { token })).status).toBe(422);
});

test('no answer contains a typed password', async () => {
  const { email } = await guia.owner();
  const typed = 'senha-que-ninguem-ve';
  const { body } = await guia.rest('POST', '/auth/register', {
    name: '',
    email,
    password: typed,
    password_confirmation: `${typed}-2`,
    terms: true,
  });
  expect(JSON.stringify(body)).not.toContain(typed);
});
