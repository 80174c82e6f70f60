import { expect, test } from 'vitest';
import { fieldMessages } from '../../../test/helpers/ask.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testApp } from '../../../test/helpers/test-app.ts';
import { accountKey } from '../account-key.ts';

const guia = testApp();

const PASSWORD = 'segredo-bem-longo';
const CLOSE = 'mutation ($password: String!) { deleteAccount(password: $password) { id } }';
const DATA = '{ myPersonalData }';

const close = (token: string, password = PASSWORD) => guia.graphql(CLOSE, { password }, { token });
const count = async (sql: string, values: unknown[]): Promise<number> =>
  (await guia.pool.query(`SELECT count(*)::int AS count FROM ${sql}`, values)).rows[0].count;
const logo = async (hash: string) => {
  await guia.sql`INSERT INTO logos (hash, large, small) VALUES (${hash}, '', '') ON CONFLICT DO NOTHING`;
  return hash;
};

test('closing removes the companies with what belongs to them, sessions, links and mails, and nothing else', async () => {
  const gone = await guia.owner('Quem Sai');
  const stays = await guia.owner('Quem Fica');
  const company = await makeCompany(guia.pool, { owner_id: gone.id });
  const hidden = await makeCompany(guia.pool, { owner_id: gone.id, is_approved: false, is_active: false });
  const other = await makeCompany(guia.pool, { owner_id: stays.id });
  const own = await logo('a'.repeat(64));
  const shared = await logo('b'.repeat(64));
  await guia.sql`UPDATE companies SET logo_hash = ${own} WHERE id = ${company}`;
  await guia.sql`UPDATE companies SET logo_hash = ${shared} WHERE id = ANY(${[hidden, other]})`;
  const rate = `INSERT INTO ratings (company_id, user_id, rating, fingerprint_hash, address) VALUES ($1, $2, 5, $3, '192.0.2.1')`;
  await guia.pool.query(rate, [company, stays.id, Buffer.from('one')]);
  await guia.pool.query(rate, [other, gone.id, Buffer.from('two')]);
  await guia.sql`INSERT INTO messages (company_id, sender_type, sender_id, content)
    VALUES (${company}, 'visitor', ${stays.id}, 'Oi')`;

  const wrong = await close(gone.token, 'errada');
  expect(fieldMessages(wrong.body.errors[0])).toEqual({ password: ['A senha atual não confere.'] });
  expect(await count('users WHERE id = $1', [gone.id])).toBe(1);

  expect((await close(gone.token)).body.data).toEqual({ deleteAccount: { id: String(gone.id) } });
  for (const left of [
    count('users WHERE id = $1', [gone.id]),
    count('companies WHERE id = ANY($1)', [[company, hidden]]),
    count('ratings WHERE company_id = $1', [company]),
    count('messages WHERE company_id = $1', [company]),
    count('sessions WHERE user_id = $1', [gone.id]),
    count('one_time_tokens WHERE user_id = $1', [gone.id]),
    count('mails WHERE recipient = $1', [gone.email]),
    count('logos WHERE hash = $1', [own]),
  ]) {
    expect(await left).toBe(0);
  }
  expect(await count('companies WHERE id = $1', [other])).toBe(1);
  expect(await count('logos WHERE hash = $1', [shared])).toBe(1);
  const rows = await guia.sql`SELECT rating, user_id, address FROM ratings WHERE company_id = ${other}`;
  expect(rows).toEqual([{ rating: 5, user_id: null, address: null }]);
  expect((await guia.rest('GET', '/auth/user', undefined, { token: gone.token })).status).toBe(401);
  expect((await guia.rest('POST', '/auth/login', { email: gone.email, password: PASSWORD })).status).toBe(
    401,
  );
  expect((await guia.rest('GET', `/companies/${company}`)).status).toBe(404);
});

test('the address can register again', async () => {
  const { email, token } = await guia.owner();
  await close(token);
  const form = { name: 'De Volta', email, password: PASSWORD, password_confirmation: PASSWORD, terms: true };
  expect((await guia.rest('POST', '/auth/register', form)).status).toBe(200);
});

test('requires a session', async () => {
  const { body } = await guia.graphql(CLOSE, { password: PASSWORD });
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await guia.graphql(DATA)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('the last active administrator stays; of two concurrent closings one succeeds', async () => {
  const people = [await guia.owner(), await guia.owner()];
  const ids = people.map(({ id }) => id);
  await guia.sql`UPDATE users SET is_active = false WHERE role = 'admin'`;
  await guia.sql`UPDATE users SET role = 'admin' WHERE id = ANY(${ids})`;
  const answers = await Promise.all(people.map(({ token }) => close(token)));
  expect(answers.filter(({ body }) => body.data?.deleteAccount)).toHaveLength(1);
  const refused = answers.find(({ body }) => body.errors);
  expect(refused?.body.errors[0]).toMatchObject({
    message: 'Esta é a última conta de administrador e não pode ser encerrada.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await count(`users WHERE role = 'admin' AND is_active`, [])).toBe(1);
});

test('personal data holds everything stored about the caller, and nobody else’s', async () => {
  const me = await guia.owner('Maria da Luz');
  const other = await guia.owner('Outra Pessoa');
  const names = { legal_name: 'Luz Pães Ltda', source_name: 'PAD DA LUZ' };
  const company = await makeCompany(guia.pool, { owner_id: me.id, name: 'Padaria da Luz', ...names });
  const foreign = await makeCompany(guia.pool, { owner_id: other.id, name: 'Loja Alheia' });
  await guia.sql`INSERT INTO ratings (company_id, user_id, rating, comment, fingerprint_hash)
    VALUES (${foreign}, ${me.id}, 4, 'Muito bom', ${Buffer.from('mine')})`;
  await guia.sql`INSERT INTO messages (company_id, sender_type, sender_id, content)
     VALUES (${company}, 'company', ${me.id}, 'Pergunta minha'), (${company}, 'visitor', ${other.id}, 'Segredo alheio')`;
  const { headers, body } = await guia.graphql(DATA, {}, { token: me.token });
  expect(headers['cache-control']).toBe('no-store');
  const data = body.data.myPersonalData;
  expect(data.account).toMatchObject({ name: 'Maria da Luz', email: me.email, role: 'company' });
  expect(data.sessions).toHaveLength(1);
  expect(data.mails[0]).toMatchObject({ kind: 'confirm-email' });
  expect(data.companies.registered).toMatchObject([
    { name: 'Padaria da Luz', city: 'Campinas', legalName: 'Luz Pães Ltda', sourceName: 'PAD DA LUZ' },
  ]);
  expect(data.ratings).toMatchObject([{ rating: 4, comment: 'Muito bom', company: 'Loja Alheia' }]);
  expect(data.messages).toMatchObject([{ content: 'Pergunta minha', company: 'Padaria da Luz' }]);
  for (const secret of ['Segredo alheio', 'Outra Pessoa', 'argon2', me.token])
    expect(JSON.stringify(data)).not.toContain(secret);
});

test('no counter of the account is left', async () => {
  const { email, token } = await guia.owner();
  const login = (password: string, address: string) =>
    guia.rest('POST', '/auth/login', { email, password }, { address });
  const key = await accountKey(guia.services.db.reads, email);
  await login(PASSWORD, '198.51.100.31');
  await login('errada', '198.51.100.31');
  await login('errada', '198.51.100.32');
  await guia.graphql(
    'mutation ($email: String!) { requestPasswordReset(email: $email) { email validSeconds } }',
    { email },
  );
  expect(await count('rate_limits WHERE strpos(key, $1) > 0', [key])).toBeGreaterThanOrEqual(4);
  await close(token);
  expect(await count('rate_limits WHERE strpos(key, $1) > 0', [key])).toBe(0);
});

test('no counter of a former address is left', async () => {
  const { email, token } = await guia.owner();
  const key = await accountKey(guia.services.db.reads, email);
  const { body } = await guia.graphql(
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
    { input: { name: 'Outra', email: 'outro-endereco@teste.com.br', currentPassword: PASSWORD } },
    { token },
  );
  expect(body.errors).toBeUndefined();
  expect(await count('rate_limits WHERE strpos(key, $1) > 0', [key])).toBe(0);
});
