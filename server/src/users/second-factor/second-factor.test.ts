import { expect, test, vi } from 'vitest';
import { factorFor, START_FACTOR } from '../../../test/helpers/accounts/second-factor.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { issueAccountToken } from '../password/one-time-tokens.ts';
import { totpOf } from './codes.ts';

const PASSWORD = 'segredo-bem-longo';
const guia = testApp({ LIMIT_PASSWORD_CHANGES: '1000' });

const login = (email: string, more: object = {}, password = PASSWORD) =>
  guia.rest('POST', '/auth/login', { email, password, ...more });
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token user { id hasSecondFactor } } }';
const RENEW = `mutation ($password: String!, $otp: String!) {
  renewRecoveryCodes(password: $password, otp: $otp) { codes user { hasSecondFactor } } }`;
const DISABLE = `mutation ($password: String!, $otp: String!) {
  disableSecondFactor(password: $password, otp: $otp) { hasSecondFactor } }`;
const mailsTo = async (email: string) => {
  const rows = await guia.sql`SELECT subject FROM mails WHERE recipient = ${email}
    AND kind = 'security-changed' ORDER BY id`;
  return rows.map(({ subject }) => subject);
};

test('is turned on by the password and a code, ends the other sessions and mails the account', async () => {
  const owner = await guia.owner();
  const other = (await login(owner.email)).body.token;
  const { setup, codes } = await factorFor(guia, owner.token);
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Guia%20de%20Empresas:pessoa\d+%40teste\.com\.br\?/);
  expect(setup.uri).toContain(`secret=${setup.secret}`);
  expect(setup.qrSvg).toMatch(/^<svg /);
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  expect((await guia.rest('GET', '/auth/user', undefined, { token: other })).status).toBe(401);
  expect((await guia.rest('GET', '/auth/user', undefined, { token: owner.token })).status).toBe(200);
  expect(await mailsTo(owner.email)).toEqual(['Verificação em duas etapas ativada']);
  const again = await guia.graphql(START_FACTOR, { password: PASSWORD }, owner);
  expect(again.body.errors[0].extensions.code).toBe('CONFLICT');
});

test('a secret alone changes nothing; a wrong code and a wrong password turn nothing on', async () => {
  const owner = await guia.owner();
  const wrong = await guia.graphql(START_FACTOR, { password: 'errada' }, owner);
  expect(wrong.body.errors[0].extensions.fields).toHaveProperty('password');
  const { body } = await guia.graphql(START_FACTOR, { password: PASSWORD }, owner);
  const right = totpOf(body.data.startSecondFactor.secret).generate();
  const otp = right === '000000' ? '000001' : '000000';
  const confirm = 'mutation ($otp: String!) { confirmSecondFactor(otp: $otp) { codes } }';
  expect((await guia.graphql(confirm, { otp }, owner)).body.errors[0].extensions.fields).toHaveProperty(
    'otp',
  );
  expect((await login(owner.email)).status).toBe(200);
});

test('GraphQL: a login without a code or with a wrong one is SECOND_FACTOR_REQUIRED', async () => {
  const owner = await guia.owner();
  const { next } = await factorFor(guia, owner.token);
  const send = async (input: object) => (await guia.graphql(LOGIN, { input })).body;
  const credentials = { email: owner.email, password: PASSWORD };
  const missing = (await send(credentials)).errors[0];
  expect(missing.extensions.code).toBe('SECOND_FACTOR_REQUIRED');
  expect(missing.message).toBe('Digite o código do seu aplicativo autenticador.');
  const wrong = (await send({ ...credentials, otp: 'AAAA-BBBB' })).errors[0];
  expect(wrong.extensions.code).toBe('SECOND_FACTOR_REQUIRED');
  expect(wrong.message).toBe('O código não confere ou já foi usado. Digite o de agora.');
  const { data } = await send({ ...credentials, otp: next() });
  expect(data.login.user).toEqual({ id: String(owner.id), hasSecondFactor: true });
});

test('REST: `otp` beside the password; a wrong password says nothing of a second factor', async () => {
  const owner = await guia.owner();
  const { next } = await factorFor(guia, owner.token);
  const missing = await login(owner.email);
  expect([missing.status, missing.body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  const wrong = await login(owner.email, {}, 'errada-de-todo');
  expect([wrong.status, wrong.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  const withCode = await login(owner.email, { otp: next() }, 'errada-de-todo');
  expect([withCode.status, withCode.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  expect((await login(owner.email, { otp: next() })).status).toBe(200);
});

test('a code is accepted once, also by two logins at a time; one of the step before it no more', async () => {
  const owner = await guia.owner();
  const { setup, next } = await factorFor(guia, owner.token);
  const otp = next();
  const answers = await Promise.all([1, 2, 3].map(() => login(owner.email, { otp })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  const earlier = totpOf(setup.secret).generate({ timestamp: Date.now() - 30_000 });
  expect((await login(owner.email, { otp: earlier })).status).toBe(401);
});

test('codes of 30 seconds before and after are accepted, of a minute are not', async () => {
  const owner = await guia.owner();
  const { setup } = await factorFor(guia, owner.token);
  const totp = totpOf(setup.secret);
  const at = (seconds: number) => totp.generate({ timestamp: Date.now() + seconds * 1000 });
  const forget = () =>
    guia.pool.query('UPDATE second_factors SET last_step = 0 WHERE user_id = $1', [owner.id]);
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    for (const [seconds, status] of [
      [-60, 401],
      [-30, 200],
      [0, 200],
      [30, 200],
      [60, 401],
    ] as const) {
      await forget();
      expect((await login(owner.email, { otp: at(seconds) })).status).toBe(status);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('each recovery code opens one login, typed in any way, and none is stored', async () => {
  const owner = await guia.owner();
  const { codes } = await factorFor(guia, owner.token);
  const [first = '', second = ''] = codes;
  expect((await login(owner.email, { otp: first })).status).toBe(200);
  expect((await login(owner.email, { otp: first })).status).toBe(401);
  const typed = ` ${second.toLowerCase().replaceAll('-', ' ')} `;
  expect((await login(owner.email, { otp: typed })).status).toBe(200);
  const rows = await guia.sql`SELECT code_hash FROM recovery_codes WHERE user_id = ${owner.id}`;
  expect(rows).toHaveLength(8);
  expect(rows.every(({ code_hash }) => code_hash.length === 32)).toBe(true);
});

test("a recovery code is the account's own", async () => {
  const owner = await guia.owner();
  const stranger = await guia.owner();
  await factorFor(guia, owner.token);
  const { codes } = await factorFor(guia, stranger.token);
  expect((await login(owner.email, { otp: codes[0] })).status).toBe(401);
});

test('new recovery codes and turning off ask for password and code', async () => {
  const owner = await guia.owner();
  const { codes, next } = await factorFor(guia, owner.token);
  for (const operation of [RENEW, DISABLE]) {
    const wrong = await guia.graphql(operation, { password: 'errada', otp: next() }, owner);
    expect(wrong.body.errors[0].extensions.fields).toHaveProperty('password');
    const without = await guia.graphql(operation, { password: PASSWORD, otp: 'AAAA' }, owner);
    expect(without.body.errors[0].extensions.fields).toHaveProperty('otp');
  }
  const renewed = await guia.graphql(RENEW, { password: PASSWORD, otp: next() }, owner);
  expect(renewed.body.data.renewRecoveryCodes.codes).toHaveLength(10);
  expect((await login(owner.email, { otp: codes[0] })).status).toBe(401);
  const [fresh] = renewed.body.data.renewRecoveryCodes.codes;
  const off = await guia.graphql(DISABLE, { password: PASSWORD, otp: fresh }, owner);
  expect(off.body.data.disableSecondFactor.hasSecondFactor).toBe(false);
  expect((await login(owner.email)).status).toBe(200);
  expect(await mailsTo(owner.email)).toEqual([
    'Verificação em duas etapas ativada',
    'Novos códigos de recuperação',
    'Verificação em duas etapas desativada',
  ]);
  const again = await guia.graphql(RENEW, { password: PASSWORD, otp: fresh }, owner);
  expect(again.body.errors[0].extensions.code).toBe('CONFLICT');
});

test('a new password by a link or an administrator does not get around the second factor', async () => {
  const owner = await guia.owner();
  const { next } = await factorFor(guia, owner.token);
  const admin = await guia.adminToken();
  const fresh = 'outro-segredo-longo';
  const set = `mutation ($id: ID!) { setUserPassword(id: $id, password: "${fresh}", passwordConfirmation: "${fresh}") { hasSecondFactor } }`;
  const { body } = await guia.graphql(set, { id: String(owner.id) }, { token: admin });
  expect(body.data.setUserPassword.hasSecondFactor).toBe(true);
  expect((await login(owner.email, {}, fresh)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  const reset = await issueAccountToken(guia.services.db.manager, owner.email, 'reset-password');
  const input = { token: reset, password: PASSWORD, passwordConfirmation: PASSWORD };
  await guia.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }', {
    input,
  });
  expect((await login(owner.email)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await login(owner.email, { otp: next() })).status).toBe(200);
});

test("the account's data say since when, and hold no secret", async () => {
  const owner = await guia.owner();
  const { setup, codes } = await factorFor(guia, owner.token);
  const { body } = await guia.graphql('{ myPersonalData }', {}, owner);
  expect(body.data.myPersonalData.account.secondFactorAt).toMatch(/^20/);
  const text = JSON.stringify(body);
  expect(text).not.toContain(setup.secret);
  expect(text).not.toContain(codes[0]);
});

test('goes with the account', async () => {
  const owner = await guia.owner();
  await factorFor(guia, owner.token);
  await guia.graphql('mutation ($p: String!) { deleteAccount(password: $p) { id } }', { p: PASSWORD }, owner);
  const rows =
    await guia.sql`SELECT (SELECT count(*)::int FROM second_factors WHERE user_id = ${owner.id}) AS factors,
       (SELECT count(*)::int FROM recovery_codes WHERE user_id = ${owner.id}) AS codes,
       (SELECT count(*)::int FROM users WHERE id = ${owner.id}) AS users`;
  expect(rows).toEqual([{ factors: 0, codes: 0, users: 0 }]);
});
