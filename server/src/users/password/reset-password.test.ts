import { expect, test } from 'vitest';
import { fieldMessages } from '../../../test/helpers/ask.ts';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp({ PUBLIC_URL: 'https://guia.example' });
const mailbox = perFile(() => startMailbox(guia));

const NEW = 'outro-segredo-longo';
const ASK = 'mutation ($email: String!) { requestPasswordReset(email: $email) { email validSeconds } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }';
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { id isEmailConfirmed } }';

let addresses = 0;
/** Uses a new address each time, so that tests do not share limits. */
const ask = (email: string, address = `198.51.100.${++addresses}`) =>
  guia.graphql(ASK, { email }, { address });
const requested = (email: string) => ({ requestPasswordReset: { email, validSeconds: 3_600 } });
const reset = (token: string, password = NEW) =>
  guia.graphql(RESET, { input: { token, password, passwordConfirmation: password } });
const login = (email: string, password: string) => guia.rest('POST', '/auth/login', { email, password });
const expectInvalid = (body: { errors?: Array<{ extensions: object }> }) => {
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(fieldMessages(body.errors?.[0])).toEqual({
    token: ['Este link não vale mais. Peça um novo.'],
  });
};

test('the mailed link sets a new password once, ends all sessions and confirms the address', async () => {
  const { id, email, token: session } = await guia.owner();
  expect((await ask(email.toUpperCase())).body.data).toEqual(requested(email.toUpperCase()));
  const mails = (await mailbox.to(email)).filter(({ token: link }) => link !== null);
  const mail = mails.at(-1);
  expect(mail?.text).toMatch(/https:\/\/guia\.example\/reset-password\?token=[\w-]{43}\s/);
  expect(mail?.html).toContain(`href="https://guia.example/reset-password?token=${mail?.token}"`);
  const token = mail?.token ?? '';
  expect((await reset(token)).body.data).toEqual({ resetPassword: { id: String(id) } });
  expect((await login(email, NEW)).status).toBe(200);
  expect((await login(email, 'segredo-bem-longo')).status).toBe(401);
  expect((await guia.rest('GET', '/auth/user', undefined, { token: session })).status).toBe(401);
  expectInvalid((await reset(token)).body);
  const rows = await guia.sql`SELECT email_confirmed_at FROM users WHERE id = ${id}`;
  expect(rows[0].email_confirmed_at).not.toBeNull();
  expect((await mailbox.to(email)).at(-1)?.text).toContain('Sua senha foi alterada');
});

test('used twice concurrently it works once', async () => {
  const { email } = await guia.owner();
  await ask(email);
  const token = await mailbox.token(email, 'reset-password');
  const answers = await Promise.all([reset(token), reset(token)]);
  expect(answers.filter(({ body }) => body.data?.resetPassword)).toHaveLength(1);
});

test('no token is in the database, neither while the mail is queued nor later', async () => {
  const { id, email } = await guia.owner();
  await ask(email);
  const waiting = await guia.pool.query(
    'SELECT count(*)::int AS count FROM one_time_tokens WHERE user_id = $1',
    [id],
  );
  expect(waiting.rows[0].count).toBe(0);
  const token = await mailbox.token(email, 'reset-password');
  for (const table of ['mails', 'one_time_tokens']) {
    const { rows } = await guia.pool.query(`SELECT t::text AS row FROM ${table} t`);
    for (const { row } of rows) expect(row).not.toContain(token);
  }
});

test('unknown and deactivated addresses get the same response and no mail', async () => {
  const { id, email } = await guia.owner();
  await guia.sql`UPDATE users SET is_active = false WHERE id = ${id}`;
  const known = await guia.owner();
  const addresses = [known.email, email, 'ninguem@teste.com.br'];
  const answers = await Promise.all(addresses.map((address) => ask(address)));
  for (const [index, { status, body }] of answers.entries()) {
    expect(status).toBe(200);
    expect(body.data).toEqual(requested(addresses[index] as string));
  }
  const rows = await guia.sql`SELECT recipient FROM mails WHERE kind = 'reset-password'
    AND recipient = ANY(${addresses})`;
  expect(rows).toEqual([{ recipient: known.email }]);
});

test('a link is valid for one hour, its purpose and its address; the next one does not end it', async () => {
  const { id, email } = await guia.owner();
  const home = '198.51.100.251';
  await guia.rest('POST', '/auth/login', { email, password: 'segredo-bem-longo' }, { address: home });
  const fresh = async () => {
    await ask(email, home);
    return mailbox.token(email, 'reset-password');
  };
  const old = await fresh();
  const rows = await guia.sql`SELECT extract(epoch FROM expires_at - now())::int AS rest FROM one_time_tokens
     WHERE user_id = ${id} AND purpose = 'reset-password'`;
  expect(rows[0].rest).toBeGreaterThan(3_500);
  expect(rows[0].rest).toBeLessThanOrEqual(3_600);
  await guia.sql`UPDATE one_time_tokens SET expires_at = now() WHERE user_id = ${id}`;
  expectInvalid((await reset(old)).body);
  const first = await fresh();
  expectInvalid((await guia.graphql(CONFIRM, { token: first })).body);
  const second = await fresh();
  const valid = await guia.pool.query(
    `SELECT FROM one_time_tokens WHERE user_id = $1 AND purpose = 'reset-password' AND expires_at > now()`,
    [id],
  );
  expect(valid.rowCount).toBe(2);
  await guia.sql`UPDATE users SET email = 'mudou@teste.com.br' WHERE id = ${id}`;
  for (const link of [first, second]) expectInvalid((await reset(link)).body);
  for (const wrong of ['x', 'a'.repeat(43), '']) expectInvalid((await reset(wrong)).body);
});

test('an invalid new password does not use the link up', async () => {
  const { email } = await guia.owner('Umbelina Prado');
  await ask(email);
  const token = await mailbox.token(email, 'reset-password');
  const short = await reset(token, 'curta');
  expect(fieldMessages(short.body.errors[0]).password).toEqual(['A senha precisa de ao menos 8 caracteres.']);
  for (const plain of ['target123', 'palmeiras2024', 'umbelina1']) {
    expect(fieldMessages((await reset(token, plain)).body.errors[0]).password).toEqual([
      'Esta senha é muito conhecida. Escolha outra.',
    ]);
  }
  expect((await reset(token)).body.errors).toBeUndefined();
});

test('twenty an hour from an address', async () => {
  const codes = [];
  for (let tried = 0; tried < 21; tried++) {
    codes.push((await ask(`n${tried}@teste.com.br`, '192.0.2.77')).body.errors?.[0]?.extensions.code);
  }
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
});

const mailsTo = async (email: string): Promise<number> =>
  (
    await guia.sql`SELECT count(*)::int AS n FROM mails WHERE recipient = ${email} AND kind = 'reset-password'`
  )[0].n;

test('repeated requests from unknown addresses get the same response and few mails, and the link stays valid', async () => {
  const { email } = await guia.owner();
  await ask(email);
  const first = await mailbox.token(email, 'reset-password');
  for (const account of [email, 'quem@teste.com.br']) {
    for (let tried = 0; tried < 30; tried++) {
      expect((await ask(account)).body.data).toEqual(requested(account));
    }
  }
  // Two if the twelve minutes ended meanwhile.
  expect(await mailsTo(email)).toBeLessThanOrEqual(2);
  expect(await mailsTo('quem@teste.com.br')).toBe(0);
  expect((await reset(first)).body.errors).toBeUndefined();
});

test('twelve minutes later a new mail is sent, from any address', async () => {
  const { email } = await guia.owner();
  await ask(email);
  await guia.sql`UPDATE rate_limits SET window_start = window_start - interval '1 day' WHERE key LIKE '%:reset'`;
  await ask(email);
  expect(await mailsTo(email)).toBe(2);
});

test('from a known address the owner gets a mail at once, whatever others request, from there too', async () => {
  const { email } = await guia.owner();
  const home = '198.51.100.250';
  await guia.rest('POST', '/auth/login', { email, password: 'segredo-bem-longo' }, { address: home });
  for (let tried = 0; tried < 5; tried++) await ask(email);
  for (let tried = 0; tried < 21; tried++) await ask(`vizinho${tried}@teste.com.br`, home);
  const before = await mailsTo(email);
  expect((await ask(email, home)).body.data).toEqual(requested(email));
  expect(await mailsTo(email)).toBe(before + 1);
});

test('after a new password, which ended the link, the next mail is sent at once', async () => {
  const { email, token } = await guia.owner();
  await ask(email);
  await guia.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }',
    { input: { currentPassword: 'segredo-bem-longo', password: NEW, passwordConfirmation: NEW } },
    { token },
  );
  await ask(email);
  expect(await mailsTo(email)).toBe(2);
});

test('the links of all mails end when one of them is used', async () => {
  const { email } = await guia.owner();
  const home = '198.51.100.252';
  await guia.rest('POST', '/auth/login', { email, password: 'segredo-bem-longo' }, { address: home });
  await ask(email, home);
  const first = await mailbox.token(email, 'reset-password');
  await ask(email, home);
  const second = await mailbox.token(email, 'reset-password');
  expect((await reset(first)).body.errors).toBeUndefined();
  expectInvalid((await reset(second)).body);
});

test('a reset ends the lockout by failed logins', async () => {
  const { email } = await guia.owner();
  const attempt = (address: string, password: string) =>
    guia.rest('POST', '/auth/login', { email, password }, { address });
  for (let tried = 0; tried < 25; tried++) await attempt(`203.0.113.${tried}`, 'errada');
  for (let tried = 0; tried < 2; tried++) await attempt('203.0.113.99', 'errada');
  await ask(email);
  await reset(await mailbox.token(email, 'reset-password'));
  for (let tried = 0; tried < 2; tried++) expect((await attempt('203.0.113.99', 'errada')).status).toBe(401);
  expect((await attempt('203.0.113.99', NEW)).status).toBe(200);
});
