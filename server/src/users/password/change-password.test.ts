import { expect, test } from 'vitest';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { startTestApp, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
const mailbox = perFile(() => startMailbox(guia));

const OLD = 'segredo-bem-longo';
const NEW = 'outro-segredo-longo';
const FORM = { current_password: OLD, password: NEW, password_confirmation: NEW };
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';
const INPUT = { currentPassword: OLD, password: NEW, passwordConfirmation: NEW };

const login = async (email: string, password: string) =>
  guia.rest('POST', '/auth/login', { email, password });

test('the other sessions end at their next request, on a second instance too; the current one stays', async () => {
  const { email, token } = await guia.owner();
  const other = (await login(email, OLD)).body.token;
  const instance = await startTestApp({}, { instanceOf: guia });
  const seenThere = async (sent: string) =>
    (await instance.rest('GET', '/auth/user', undefined, { token: sent })).status;
  expect(await seenThere(other)).toBe(200);
  const changed = await guia.rest('PUT', '/auth/password', FORM, { token });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ success: true, message: 'Senha alterada com sucesso!', data: null });
  expect(await seenThere(other)).toBe(401);
  expect(await seenThere(token)).toBe(200);
  expect((await guia.rest('GET', '/auth/user', undefined, { token: other })).status).toBe(401);
  expect((await login(email, OLD)).status).toBe(401);
  expect((await login(email, NEW)).status).toBe(200);
  const mail = (await mailbox.to(email)).at(-1);
  expect(mail?.text).toContain('Sua senha foi alterada');
  await instance.close();
});

test('a pending e-mail confirmation stays valid', async () => {
  const { email, token } = await guia.owner();
  const link = (await mailbox.to(email)).find((mail) => mail.token !== null)?.token;
  expect((await guia.rest('PUT', '/auth/password', FORM, { token })).status).toBe(200);
  const { body } = await guia.graphql(
    'mutation ($token: String!) { confirmEmail(token: $token) { id isEmailConfirmed } }',
    {
      token: link,
    },
  );
  expect(body.data.confirmEmail.isEmailConfirmed).toBe(true);
});

test('a wrong current password is 422 and changes nothing, through both interfaces', async () => {
  const { email, token } = await guia.owner();
  const rest = await guia.rest('PUT', '/auth/password', { ...FORM, current_password: 'errada' }, { token });
  expect(rest.status).toBe(422);
  expect(rest.body.errors).toEqual({ current_password: ['A senha atual não confere.'] });
  const { body } = await guia.graphql(CHANGE, { input: { ...INPUT, currentPassword: 'errada' } }, { token });
  expect(body.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { currentPassword: [{ code: 'INVALID', message: 'A senha atual não confere.' }] },
  });
  expect((await login(email, OLD)).status).toBe(200);
});

test.each([
  ['password_confirmation', { password_confirmation: 'outra-coisa' }, 'As senhas não coincidem'],
  [
    'password',
    { password: 'curta', password_confirmation: 'curta' },
    'A senha precisa de ao menos 8 caracteres.',
  ],
  [
    'password',
    { password: 'gwerty123', password_confirmation: 'gwerty123' },
    'Esta senha é muito conhecida. Escolha outra.',
  ],
  [
    'password',
    { password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) },
    'A senha tem no máximo 128 caracteres.',
  ],
  ['current_password', { current_password: '' }, 'Informe a senha atual.'],
])('%s: a form with %j is rejected', async (field, wrong, message) => {
  const { token } = await guia.owner();
  const { status, body } = await guia.rest('PUT', '/auth/password', { ...FORM, ...wrong }, { token });
  expect(status).toBe(422);
  expect(body.errors[field]).toContain(message);
});

test('requires a session', async () => {
  expect((await guia.rest('PUT', '/auth/password', FORM)).status).toBe(401);
  const { body } = await guia.graphql(CHANGE, { input: INPUT });
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('ten attempts in ten minutes, counted by account and not by address', async () => {
  const { token } = await guia.owner();
  const other = await guia.owner();
  const attempt = (by: string, address: string) =>
    guia.rest('PUT', '/auth/password', { ...FORM, current_password: 'errada' }, { token: by, address });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_none, number) => attempt(token, `192.0.2.${number}`)),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  const throttled = answers.filter(({ status }) => status === 429);
  expect(throttled).toHaveLength(2);
  expect(Number(throttled[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await attempt(other.token, '192.0.2.1')).status).toBe(422);
});

test('a concurrent login with the old password leaves no session', async () => {
  const { id, email, token } = await guia.owner();
  await Promise.all([
    guia.rest('PUT', '/auth/password', FORM, { token }),
    ...Array.from({ length: 6 }, () => login(email, OLD)),
  ]);
  const rows = await guia.sql`SELECT count(*)::int AS count FROM sessions WHERE user_id = ${id}`;
  expect(rows[0].count).toBe(1);
});

test('of two concurrent changes one succeeds, the other is a conflict', async () => {
  const { token } = await guia.owner();
  const answers = await Promise.all(
    [NEW, `${NEW}-2`].map((password) =>
      guia.rest('PUT', '/auth/password', { ...FORM, password, password_confirmation: password }, { token }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect([409, 422]).toContain(statuses[1]);
});
