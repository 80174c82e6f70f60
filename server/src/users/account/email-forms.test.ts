import { expect, test } from 'vitest';
import { fieldMessages } from '../../../test/helpers/ask.ts';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const PASSWORD = 'segredo-bem-longo';
const COMPOSED = 'conceição@teste.com.br';
const DECOMPOSED = COMPOSED.normalize('NFD');
const register = (email: string) =>
  guia.rest('POST', '/auth/register', {
    name: 'Dona',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    terms: true,
  });
const CREATE = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { email } }';
const PROFILE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { email } }';
const ASK = 'mutation ($email: String!) { requestPasswordReset(email: $email) { email validSeconds } }';

test('the same e-mail in two forms of Unicode is one account, whichever comes first', async () => {
  for (const [first, second] of [
    [COMPOSED, DECOMPOSED],
    [`a-${DECOMPOSED}`, `a-${COMPOSED}`],
  ] as const) {
    const made = await register(first);
    expect(made.status).toBe(200);
    expect(made.body.user.email).toBe(first.normalize('NFC'));
    for (const email of [second, second.toUpperCase()]) {
      const again = await register(email);
      expect(again.status).toBe(422);
      expect(again.body.errors).toEqual({
        email: ['Este e-mail já tem uma conta. Use outro.'],
      });
    }
    for (const email of [first, second, second.toUpperCase()]) {
      expect((await guia.rest('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
    }
    await guia.graphql(ASK, { email: second }, { address: '198.51.100.1' });
    const rows =
      await guia.sql`SELECT recipient FROM mails WHERE kind = 'reset-password' ORDER BY id DESC LIMIT 1`;
    expect(rows).toEqual([{ recipient: first.normalize('NFC') }]);
  }
});

test('profile and administrators store the composed form; a taken one is rejected', async () => {
  const admin = { token: await guia.adminToken() };
  await register(`perfil-${COMPOSED}`);
  const input = { name: 'Outra', role: 'company', password: PASSWORD, passwordConfirmation: PASSWORD };
  const { id, token } = await guia.owner();
  const taken = [
    guia.graphql(CREATE, { input: { ...input, email: `perfil-${DECOMPOSED}` } }, admin),
    guia.graphql(UPDATE, { id, input: { email: `perfil-${DECOMPOSED}` } }, admin),
    guia.graphql(
      PROFILE,
      { input: { name: 'Dona', email: `perfil-${DECOMPOSED}`, currentPassword: PASSWORD } },
      { token },
    ),
  ];
  for (const { body } of await Promise.all(taken)) {
    expect(fieldMessages(body.errors?.[0])).toEqual({
      email: ['Este e-mail já tem uma conta. Use outro.'],
    });
  }
  const { body } = await guia.graphql(UPDATE, { id, input: { email: `nova-${DECOMPOSED}` } }, admin);
  expect(body.data.updateUser.email).toBe(`nova-${COMPOSED}`);
});

test('the database requires the composed form of every writer', async () => {
  const { id } = await guia.owner();
  await expect(
    guia.pool.query('UPDATE users SET email = $2 WHERE id = $1', [id, DECOMPOSED]),
  ).rejects.toThrow('users_email_form_check');
});

test.each([
  ['a control character', 'rosa\u0007@teste.com.br'],
  ['a line break', 'rosa\n@teste.com.br'],
  ['a change of direction', 'rosa\u202egro@teste.com.br'],
  ['an isolate', 'rosa\u2066x\u2069@teste.com.br'],
  ['a character of no width', 'ro\u200bsa@teste.com.br'],
])('%s in an e-mail is 422, in every form', async (_what, email) => {
  const admin = { token: await guia.adminToken() };
  const { id, token } = await guia.owner();
  const refused = { email: ['Email inválido'] };
  expect((await register(email)).body.errors).toEqual(refused);
  const login = await guia.rest('POST', '/auth/login', { email, password: PASSWORD });
  expect(login.status).toBe(422);
  expect(login.body.errors).toEqual(refused);
  const input = { name: 'Outra', role: 'company', password: PASSWORD, passwordConfirmation: PASSWORD };
  const answers = await Promise.all([
    guia.graphql(ASK, { email }),
    guia.graphql(CREATE, { input: { ...input, email } }, admin),
    guia.graphql(UPDATE, { id, input: { email } }, admin),
    guia.graphql(PROFILE, { input: { name: 'Dona', email, currentPassword: PASSWORD } }, { token }),
  ]);
  for (const { body } of answers) expect(fieldMessages(body.errors?.[0])).toEqual(refused);
  const company = await guia.rest('POST', '/companies', { ...COMPANY_FORM, email }, { token });
  expect(company.status).toBe(422);
  expect(company.body.errors).toMatchObject(refused);
});
