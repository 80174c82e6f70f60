import { expect, test } from 'vitest';
import { fieldMessages } from '../../../test/helpers/ask.ts';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { ADMIN } from '../../../test/helpers/migrate-template.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { admin, startTestApp, testApp } from '../../../test/helpers/test-app.ts';
import { mailAdministrators } from '../mail-administrators.ts';
import { issueAccountToken } from '../password/one-time-tokens.ts';

const guia = testApp({ SMTP_URL: 'smtp://localhost:1', LIMIT_RESETS_ACCOUNT: '3', LIMIT_INVITATIONS: '12' });
const mailbox = perFile(() => startMailbox(guia));

const PASSWORD = 'jabuticaba-serrana-7';
const SEND = 'mutation ($id: ID!) { sendPasswordLink(id: $id) { email validSeconds } }';
const INVITE = `mutation ($input: InviteAdministratorInput!) { inviteAdministrator(input: $input) {
  id name email role adminRole isActive isInvited isEmailConfirmed } }`;
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }';

const send = (id: unknown, caller: object = admin, app = guia) =>
  app.graphql(SEND, { id: String(id) }, caller);
let counter = 0;
const newEmail = () => `convidado${++counter}@exemplo.com.br`;
const invite = (changes: object = {}, caller: object = admin, app = guia) =>
  app.graphql(
    INVITE,
    { input: { name: 'Ivo Melo', email: newEmail(), adminRole: 'moderator', ...changes } },
    caller,
  );
const problem = ({ body }: { body: { errors?: { message: string; extensions: { code: string } }[] } }) => [
  body.errors?.[0]?.extensions.code,
  body.errors?.[0]?.message,
];
const codeOf = (answer: Parameters<typeof problem>[0]) => problem(answer)[0];
const choose = (token: string) =>
  guia.graphql(RESET, { input: { token, password: PASSWORD, passwordConfirmation: PASSWORD } });
const login = async (email: string, password = PASSWORD) =>
  (await guia.rest('POST', '/auth/login', { email, password })).status;
const audit = async (id: unknown) =>
  await guia.sql`SELECT action, after FROM audit_entries WHERE subject_type = 'user' AND subject_id = ${id}
    ORDER BY id`;
const isInvited = async (id: unknown) => {
  const { body } = await guia.graphql(
    'query ($id: ID!) { adminUser(id: $id) { isInvited } }',
    { id: String(id) },
    admin,
  );
  return body.data.adminUser.isInvited;
};
/** Returns the token of a moderator's session. */
async function moderator(): Promise<string> {
  const person = await guia.owner();
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'moderator' WHERE id = ${person.id}`;
  return person.token;
}

test('the link of a forgotten password is mailed; the password stays until it is used', async () => {
  const { id, email } = await guia.owner();
  expect((await send(id)).body.data).toEqual({
    sendPasswordLink: { email: `${email[0]}…@${email.split('@')[1]}`, validSeconds: 3_600 },
  });
  expect(await login(email, 'segredo-bem-longo')).toBe(200);
  expect(await audit(id)).toEqual([{ action: 'user.password-link', after: null }]);
  const token = await mailbox.token(email, 'reset-password');
  expect((await choose(token)).body.errors).toBeUndefined();
  expect(await login(email)).toBe(200);
  expect(codeOf(await choose(token))).toBe('BAD_USER_INPUT');
});

test('only who manages accounts sends links and invites', async () => {
  const { id, token } = await guia.owner();
  const ofModerator = await moderator();
  for (const [caller, code] of [
    [{}, 'UNAUTHENTICATED'],
    [{ token }, 'FORBIDDEN'],
    [{ token: ofModerator }, 'FORBIDDEN'],
  ] as const) {
    expect(codeOf(await send(id, caller))).toBe(code);
    expect(codeOf(await invite({}, caller))).toBe(code);
    expect(codeOf(await invite({ name: '' }, caller))).toBe(code);
  }
  expect(codeOf(await send(999_999))).toBe('NOT_FOUND');
  expect(await audit(id)).toEqual([]);
});

test('no link goes to a deactivated account, and no more than the limit to another', async () => {
  const { id, email } = await guia.owner();
  await guia.sql`UPDATE users SET is_active = false WHERE id = ${id}`;
  expect(problem(await send(id))).toEqual([
    'CONFLICT',
    'Esta conta está desativada. Ative-a antes de enviar o link.',
  ]);
  await guia.sql`UPDATE users SET is_active = true WHERE id = ${id}`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(id)));
  expect(answers.filter(({ body }) => body.data?.sendPasswordLink)).toHaveLength(3);
  expect(codeOf(await send(id))).toBe('RATE_LIMITED');
  const mails = await guia.pool.query(`SELECT FROM mails WHERE kind = 'reset-password' AND recipient = $1`, [
    email,
  ]);
  expect(mails.rowCount).toBe(3);
});

test('without a mail server neither a link nor an invitation is promised', async () => {
  const other = await startTestApp({}, { instanceOf: guia });
  try {
    const { id } = await guia.owner();
    expect(problem(await send(id, admin, other))).toEqual([
      'CONFLICT',
      'Este site ainda não envia e-mails. Defina a senha e entregue-a à pessoa.',
    ]);
    const email = newEmail();
    expect(problem(await invite({ email }, admin, other))).toEqual([
      'CONFLICT',
      'Este site ainda não envia e-mails. Crie a conta com uma senha.',
    ]);
    expect((await guia.pool.query('SELECT FROM users WHERE email = $1', [email])).rowCount).toBe(0);
  } finally {
    await other.close();
  }
});

test('an invited administrator has no password until the link of the mail is used, once', async () => {
  const email = newEmail();
  const { id, ...account } = (await invite({ email })).body.data.inviteAdministrator;
  expect(account).toEqual({
    name: 'Ivo Melo',
    email,
    role: 'admin',
    adminRole: 'moderator',
    isActive: true,
    isInvited: true,
    isEmailConfirmed: false,
  });
  expect(await audit(id)).toEqual([
    { action: 'user.invite', after: { name: 'Ivo Melo', email, role: 'admin', adminRole: 'moderator' } },
  ]);
  for (const password of ['', 'segredo-bem-longo']) expect(await login(email, password)).not.toBe(200);
  const mail = (await mailbox.to(email)).at(-1);
  expect(mail?.text).toContain('participar da administração do nosso site como Moderador');
  expect(mail?.text).toContain('Ele vale por 7 dias');
  const rows = await guia.sql`SELECT expires_at > now() + interval '6 days 23 hours' AS lasts
    FROM one_time_tokens WHERE user_id = ${id}`;
  expect(rows).toEqual([{ lasts: true }]);
  expect((await send(id)).body.data.sendPasswordLink.validSeconds).toBe(7 * 24 * 3_600);
  const second = await mailbox.token(email, 'reset-password');
  expect(second).not.toBe(mail?.token);
  expect((await choose(second)).body.errors).toBeUndefined();
  expect(await login(email)).toBe(200);
  expect(await isInvited(id)).toBe(false);
  // The first link ended with the use of the second.
  expect(codeOf(await choose(mail?.token ?? ''))).toBe('BAD_USER_INPUT');
  expect((await send(id)).body.data.sendPasswordLink.validSeconds).toBe(3_600);
});

test('who was invited gets no password by a forgotten one, and the same response as anybody', async () => {
  const email = newEmail();
  const { id } = (await invite({ email })).body.data.inviteAdministrator;
  const askFor = (address: string) =>
    guia.graphql(
      'mutation ($address: String!) { requestPasswordReset(email: $address) { email validSeconds } }',
      { address },
      { address: '198.51.100.7' },
    );
  for (const address of [email, newEmail()]) {
    expect((await askFor(address)).body.data).toEqual({
      requestPasswordReset: { email: address, validSeconds: 3_600 },
    });
  }
  const mails = await guia.pool.query('SELECT kind FROM mails WHERE recipient = $1', [email]);
  expect(mails.rows).toEqual([{ kind: 'admin-invitation' }]);
  const issue = (purpose: 'admin-invitation' | 'reset-password') =>
    guia.services.db.transaction((manager) => issueAccountToken(manager, email, purpose));
  expect(await issue('reset-password')).toBeNull();
  // A link of before it was invited.
  await guia.sql`UPDATE users SET password_hash = 'x' WHERE id = ${id}`;
  const earlier = (await issue('reset-password')) ?? '';
  await guia.sql`UPDATE users SET password_hash = '' WHERE id = ${id}`;
  expect(codeOf(await choose(earlier))).toBe('BAD_USER_INPUT');
  expect(await isInvited(id)).toBe(true);
  expect((await choose((await issue('admin-invitation')) ?? '')).body.errors).toBeUndefined();
});

test('a queued invitation is not sent once there is a password', async () => {
  const email = newEmail();
  const { id } = (await invite({ email })).body.data.inviteAdministrator;
  await guia.graphql(
    `mutation ($id: ID!, $p: String!) { setUserPassword(id: $id, password: $p, passwordConfirmation: $p) { id } }`,
    { id, p: PASSWORD },
    admin,
  );
  expect(await isInvited(id)).toBe(false);
  const texts = (await mailbox.to(email)).map(({ text }) => text).join('\n');
  expect(texts).toContain('senha foi alterada');
  expect(texts).not.toContain('convite');
});

test('an e-mail that has an account is refused, also of two invitations at once', async () => {
  const owner = await guia.owner();
  expect(problem(await invite({ email: owner.email.toUpperCase() }))).toEqual([
    'CONFLICT',
    'Este e-mail já tem uma conta. Procure-a nesta lista e mude o papel dela em “Editar”.',
  ]);
  const email = newEmail();
  const answers = await Promise.all([invite({ email }), invite({ email })]);
  expect(answers.map((answer) => codeOf(answer) ?? 'done').sort()).toEqual(['CONFLICT', 'done']);
  expect((await guia.pool.query(`SELECT FROM mails WHERE recipient = $1`, [email])).rowCount).toBe(1);
});

test('invalid input is named by its field', async () => {
  for (const [changes, field] of [
    [{ name: ' ' }, 'name'],
    [{ email: 'isto não é' }, 'email'],
  ] as const) {
    const answer = await invite(changes);
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(Object.keys(fieldMessages(answer.body.errors?.[0]) ?? {})).toEqual([field]);
  }
});

test('somebody invited is not the administrator that has to remain, and receives no mails of the administration', async () => {
  const email = newEmail();
  await invite({ email, adminRole: 'administrator' });
  const last = await guia.graphql(
    `mutation ($password: String!) { deleteAccount(password: $password) { id } }`,
    { password: ADMIN.password },
    admin,
  );
  expect(problem(last)).toEqual([
    'CONFLICT',
    'Esta é a última conta de administrador e não pode ser encerrada.',
  ]);
  await guia.services.db.transaction((manager) =>
    mailAdministrators(guia.services, manager, {
      kind: 'plan-request',
      subject: 'Pedido',
      paragraphs: ['Um.'],
    }),
  );
  const rows = await guia.sql`SELECT recipient FROM mails WHERE kind = 'plan-request'`;
  expect(rows).not.toEqual([]);
  expect(rows).not.toContainEqual({ recipient: email });
});

test('invitations are limited by a day and administrator', async () => {
  const codes: unknown[] = [];
  for (let tries = 0; tries < 13; tries++) codes.push(codeOf(await invite()));
  expect(codes).toContain(undefined);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});
