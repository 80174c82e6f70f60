import { beforeAll, beforeEach, expect, test } from 'vitest';
import { factorFor } from '../../../test/helpers/accounts/second-factor.ts';
import { createKey } from '../../../test/helpers/keys/create-key.ts';
import { ADMIN } from '../../../test/helpers/migrate-template.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { removeAccountSecondFactor } from '../../commands/account-commands.ts';
import { OperatorError } from '../../shared/errors.ts';
import { issueAccountToken } from '../password/one-time-tokens.ts';

const PASSWORD = 'segredo-bem-longo';
const guia = testApp({ LIMIT_PASSWORD_CHANGES: '5', LIMIT_LOGINS_ACCOUNT: '1000' });
let admin: string;
beforeAll(async () => {
  admin = await guia.adminToken();
});
beforeEach(() => require(false));

const require = (isRequired: boolean) =>
  guia.pool.query('UPDATE settings SET require_second_factor = $1', [isRequired]);
const VIEWER = '{ viewer { id hasSecondFactor needsSecondFactor capabilities } }';
const codeOf = async (query: string, token: string, variables = {}) =>
  (await guia.graphql(query, variables, { token })).body.errors?.[0].extensions.code;
const REMOVE = 'mutation ($id: ID!) { resetSecondFactor(id: $id) { hasSecondFactor } }';
const login = (email: string, otp?: string) =>
  guia.rest('POST', '/auth/login', { email, password: PASSWORD, otp });
const actions = async (id: number) => {
  const rows = await guia.sql`SELECT action, actor_email FROM audit_entries WHERE subject_type = 'user'
    AND subject_id = ${id} ORDER BY id`;
  return rows.map(({ action, actor_email }) => [action, actor_email]);
};

/** Makes an account an administrator and returns it with a session. */
async function administrator() {
  const owner = await guia.owner();
  await guia.sql`UPDATE users SET role = 'admin' WHERE id = ${owner.id}`;
  return owner;
}

test('the setting is off at first, and changed by administrators of settings', async () => {
  const update =
    'mutation { updateSystemSettings(input: { requireSecondFactor: true }) { requireSecondFactor } }';
  const { body } = await guia.graphql(
    '{ adminSystemSettings { requireSecondFactor } }',
    {},
    { token: admin },
  );
  expect(body.data.adminSystemSettings.requireSecondFactor).toBe(false);
  expect((await guia.graphql(update, {}, { token: admin })).body.data).not.toBeNull();
  expect(await codeOf('{ adminSystemSettings { siteName } }', admin)).toBe('SECOND_FACTOR_SETUP_REQUIRED');
});

test('an administrator without one may only turn it on; the open session is bound at once', async () => {
  const { token, email } = await administrator();
  expect(await codeOf('{ adminUsers { total } }', token)).toBe(undefined);
  await require(true);
  for (const query of [
    '{ adminUsers { total } }',
    '{ myPersonalData }',
    'mutation { endOtherSessions { total } }',
    `mutation { createApiKey(input: { name: "x", scopes: [plansRead], expiry: never, password: "${PASSWORD}" }) { secret } }`,
  ]) {
    expect(await codeOf(query, token)).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  }
  const rest = await guia.rest('GET', '/admin/users', undefined, { token });
  expect([rest.status, rest.body.code]).toEqual([403, 'SECOND_FACTOR_SETUP_REQUIRED']);
  const file = await guia.app.inject({
    url: '/admin-exports/users.csv',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.statusCode).toBe(403);
  expect((await login(email)).status).toBe(200);
  const viewer = (await guia.graphql(VIEWER, {}, { token })).body.data.viewer;
  expect(viewer).toMatchObject({ hasSecondFactor: false, needsSecondFactor: true });
  const { user } = await factorFor(guia, token);
  expect(user).toEqual({ hasSecondFactor: true, needsSecondFactor: false });
  expect(await codeOf('{ adminUsers { total } }', token)).toBe(undefined);
});

test('others, and API keys, are served as before', async () => {
  const { token } = await guia.owner();
  const { secret } = await createKey(guia, admin);
  await require(true);
  expect(await codeOf('{ myPersonalData }', token)).toBe(undefined);
  expect(await codeOf('{ adminUsers { total } }', secret)).toBe(undefined);
});

test('an administrator removes that of another account, not the own one', async () => {
  const owner = await guia.owner();
  const { next } = await factorFor(guia, owner.token);
  expect(await codeOf(REMOVE, owner.token, { id: String(owner.id) })).toBe('FORBIDDEN');
  const { body } = await guia.graphql(REMOVE, { id: String(owner.id) }, { token: admin });
  expect(body.data.resetSecondFactor.hasSecondFactor).toBe(false);
  expect((await guia.rest('GET', '/auth/user', undefined, owner)).status).toBe(401);
  expect((await login(owner.email)).status).toBe(200);
  expect(await actions(owner.id)).toEqual([
    ['user.second-factor-on', owner.email],
    ['user.second-factor-off', ADMIN.email],
  ]);
  const rows = await guia.sql`SELECT subject FROM mails WHERE recipient = ${owner.email}
    AND kind = 'security-changed' ORDER BY id DESC LIMIT 1`;
  expect(rows).toEqual([{ subject: 'Verificação em duas etapas desativada' }]);
  expect(await codeOf(REMOVE, admin, { id: String(owner.id) })).toBe('CONFLICT');

  const other = await administrator();
  await factorFor(guia, other.token);
  expect(await codeOf(REMOVE, other.token, { id: String(other.id) })).toBe('CONFLICT');
  expect((await login(other.email)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  expect(next()).toMatch(/^\d{6}$/);
});

test('the command removes it, ends the sessions and is recorded', async () => {
  const owner = await guia.owner();
  await factorFor(guia, owner.token);
  expect((await removeAccountSecondFactor(guia.services, owner.email.toUpperCase())).email).toBe(owner.email);
  expect((await login(owner.email)).status).toBe(200);
  expect((await guia.rest('GET', '/auth/user', undefined, owner)).status).toBe(401);
  expect((await actions(owner.id)).at(-1)).toEqual(['user.second-factor-off', null]);
  await expect(removeAccountSecondFactor(guia.services, owner.email)).rejects.toThrow(
    new OperatorError(`A conta ${owner.email} não tem verificação em duas etapas.`),
  );
});

test('codes are guessed a limited number of times, from any address, also after a new password', async () => {
  const owner = await guia.owner();
  const { next } = await factorFor(guia, owner.token);
  await guia.sql`DELETE FROM rate_limits WHERE key LIKE '%second-factor:%'`;
  const guess = (number: number, otp = '000000') =>
    guia.rest(
      'POST',
      '/auth/login',
      { email: owner.email, password: PASSWORD, otp },
      { address: `203.0.113.${number}` },
    );
  for (let number = 1; number <= 5; number++) expect((await guess(number)).status).toBe(401);
  expect((await guess(6)).status).toBe(429);
  const reset = await issueAccountToken(guia.services.db.manager, owner.email, 'reset-password');
  const input = { token: reset, password: PASSWORD, passwordConfirmation: PASSWORD };
  await guia.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }', {
    input,
  });
  expect((await guess(7, next())).status).toBe(429);
});
