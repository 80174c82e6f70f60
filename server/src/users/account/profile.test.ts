import { expect, test } from 'vitest';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
const mailbox = perFile(() => startMailbox(guia));

const PASSWORD = 'segredo-bem-longo';
const UPDATE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { id name email isEmailConfirmed }
}`;
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { id isEmailConfirmed } }';
const SEND = 'mutation { sendEmailConfirmation { email validSeconds } }';
const VIEWER = '{ viewer { name email isEmailConfirmed } }';

const viewer = async (token: string) => (await guia.graphql(VIEWER, {}, { token })).body.data.viewer;
let people = 0;
const freshEmail = () => `novo${++people}@teste.com.br`;

test('registering mails a link that confirms the address once, with or without a session', async () => {
  const { email, token } = await guia.owner();
  expect((await viewer(token)).isEmailConfirmed).toBe(false);
  const link = await mailbox.token(email, 'confirm-email');
  expect((await guia.graphql(CONFIRM, { token: link })).body.data).toEqual({
    confirmEmail: { id: expect.any(String), isEmailConfirmed: true },
  });
  expect((await viewer(token)).isEmailConfirmed).toBe(true);
  const again = await guia.graphql(CONFIRM, { token: link });
  expect(again.body.errors[0].extensions.fields.token).toHaveLength(1);
  const more = await guia.graphql(SEND, {}, { token });
  expect(more.body.errors[0]).toMatchObject({
    message: 'Este e-mail já está confirmado.',
    extensions: { code: 'CONFLICT' },
  });
});

test('the confirmation can be sent again, five times an hour; it ends the earlier link', async () => {
  const { email, token } = await guia.owner();
  const first = await mailbox.token(email, 'confirm-email');
  let last = first;
  for (let sent = 0; sent < 5; sent++) {
    expect((await guia.graphql(SEND, {}, { token })).body.data.sendEmailConfirmation).toEqual({
      email,
      validSeconds: 604_800,
    });
    // Delivered one after another, so that the last one sent is the last one that arrives.
    last = await mailbox.token(email, 'confirm-email');
  }
  const throttled = await guia.graphql(SEND, {}, { token });
  expect(throttled.body.errors[0].extensions.code).toBe('RATE_LIMITED');
  expect((await guia.graphql(CONFIRM, { token: first })).body.errors).toHaveLength(1);
  expect((await guia.graphql(CONFIRM, { token: last })).body.data.confirmEmail.isEmailConfirmed).toBe(true);
  const nobody = await guia.graphql(SEND);
  expect(nobody.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('a new name needs no password', async () => {
  const { email, token } = await guia.owner();
  const { status, body } = await guia.rest('PUT', '/auth/profile', { name: ' Zoé Ávila ', email }, { token });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: 'Perfil atualizado com sucesso!' });
  expect(body.user).toMatchObject({ name: 'Zoé Ávila', email, role: 'company', plan: { name: 'Grátis' } });
  expect(body.data).toEqual(body.user);
});

test('a new e-mail asks for the password, must be confirmed again, and the old address is notified', async () => {
  const { email, token } = await guia.owner();
  const old = await mailbox.token(email, 'confirm-email');
  const next = freshEmail();
  const without = await guia.rest('PUT', '/auth/profile', { name: 'Ana', email: next }, { token });
  expect(without.status).toBe(422);
  expect(without.body.errors).toEqual({ current_password: ['Informe sua senha para trocar o e-mail.'] });
  const wrong = await guia.rest(
    'PUT',
    '/auth/profile',
    { name: 'Ana', email: next, current_password: 'errada' },
    { token },
  );
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors).toEqual({ current_password: ['A senha atual não confere.'] });
  expect((await viewer(token)).name).not.toBe('Ana');
  const { body } = await guia.graphql(
    UPDATE,
    { input: { name: 'Ana', email: next, currentPassword: PASSWORD } },
    { token },
  );
  expect(body.data.updateProfile).toMatchObject({ name: 'Ana', email: next, isEmailConfirmed: false });
  expect((await mailbox.to(email)).at(-1)?.text).toContain('O e-mail da sua conta foi alterado');
  expect((await guia.graphql(CONFIRM, { token: old })).body.errors).toHaveLength(1);
  const link = await mailbox.token(next, 'confirm-email');
  expect((await guia.graphql(CONFIRM, { token: link })).body.data.confirmEmail.isEmailConfirmed).toBe(true);
  expect((await viewer(token)).isEmailConfirmed).toBe(true);
  expect((await guia.rest('POST', '/auth/login', { email: next, password: PASSWORD })).status).toBe(200);
  expect((await guia.rest('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(401);
});

test('a taken e-mail is 422 under its field, in any case, also for concurrent changes', async () => {
  const taken = await guia.owner();
  const { token } = await guia.owner();
  const form = { name: 'Ana', email: taken.email.toUpperCase(), current_password: PASSWORD };
  const { status, body } = await guia.rest('PUT', '/auth/profile', form, { token });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ email: ['Este e-mail já tem uma conta. Use outro.'] });
  const email = freshEmail();
  const two = [await guia.owner(), await guia.owner()];
  const answers = await Promise.all(
    two.map((person) => guia.rest('PUT', '/auth/profile', { ...form, email }, { token: person.token })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
});

test('the case of the own e-mail may change alone', async () => {
  const { email, token } = await guia.owner();
  const form = { name: 'Ana', email: email.toUpperCase(), current_password: PASSWORD };
  expect((await guia.rest('PUT', '/auth/profile', form, { token })).body.user.email).toBe(
    email.toUpperCase(),
  );
});

test.each([
  ['name', { name: '' }, 'Nome é obrigatório'],
  ['name', { name: 'x'.repeat(121) }, 'Use no máximo 120 caracteres.'],
  ['email', { email: '' }, 'Email é obrigatório'],
  ['email', { email: 'não é' }, 'Email inválido'],
])('%s: a profile with %j is rejected', async (field, wrong, message) => {
  const { email, token } = await guia.owner();
  const { status, body } = await guia.rest(
    'PUT',
    '/auth/profile',
    { name: 'Ana', email, ...wrong },
    { token },
  );
  expect(status).toBe(422);
  expect(body.errors[field]).toContain(message);
});

test('a profile needs a session, and changes neither the role nor another account', async () => {
  expect((await guia.rest('PUT', '/auth/profile', { name: 'Ana', email: 'a@b.com.br' })).status).toBe(401);
  const { body } = await guia.graphql(UPDATE, { input: { name: 'Ana', email: 'a@b.com.br' } });
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const other = await guia.owner('Outra');
  const { email, token } = await guia.owner();
  const sent = {
    id: other.id,
    user_id: other.id,
    name: 'Ana',
    email,
    role: 'admin',
    is_active: false,
    plan_id: 3,
  };
  const changed = await guia.rest('PUT', '/auth/profile', sent, { token });
  expect(changed.body.user).toMatchObject({
    name: 'Ana',
    role: 'company',
    is_active: true,
    plan: { name: 'Grátis' },
  });
  expect((await viewer(other.token)).name).toBe('Outra');
});

test('an account with a local address such as admin@localhost keeps it', async () => {
  const { id, token } = await guia.owner();
  const email = `chefe${id}@localhost`;
  await guia.sql`UPDATE users SET email = ${email} WHERE id = ${id}`;
  const { status, body } = await guia.rest('PUT', '/auth/profile', { name: 'Chefe', email }, { token });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ name: 'Chefe', email });
});

test('an administrator and a plain user have profiles of their own', async () => {
  const { id, email, token } = await guia.owner();
  await guia.sql`UPDATE users SET role = 'user' WHERE id = ${id}`;
  const plain = await guia.rest('PUT', '/auth/profile', { name: 'Plínio', email }, { token });
  expect(plain.body.user).toMatchObject({ name: 'Plínio', role: 'user' });
  const admin = await guia.adminToken();
  const known = await guia.rest('GET', '/auth/user', undefined, { token: admin });
  const changed = await guia.rest(
    'PUT',
    '/auth/profile',
    { name: 'Chefe', email: known.body.user.email },
    { token: admin },
  );
  expect(changed.body.user).toMatchObject({ name: 'Chefe', role: 'admin' });
});
