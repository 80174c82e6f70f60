import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { createKey } from '../../../test/helpers/keys/create-key.ts';
import { startTestApp, testApp } from '../../../test/helpers/test-app.ts';

const LIST = `query ($page: Int, $perPage: Int) { myApiKeys(page: $page, perPage: $perPage) {
  total lastPage items { id name beginning scopes createdAt expiresAt lastUsedAt } } }`;
const END = 'mutation ($id: ID!) { deleteApiKey(id: $id) { id } }';
const OF_PERSON = 'query ($userId: ID!) { adminApiKeys(userId: $userId) { total items { id name } } }';
const DAY = 24 * 60 * 60_000;

const guia = testApp();
afterEach(() => vi.restoreAllMocks());

const list = async (token: string, variables = {}) =>
  (await guia.graphql(LIST, { page: 1, perPage: 16, ...variables }, { token })).body.data.myApiKeys;
const viewer = (token: string) => guia.rest('GET', '/auth/user', undefined, { token });

test('a key is shown once and stored as a hash; it acts for its person by both interfaces', async () => {
  const { token, email } = await guia.owner();
  const { secret, apiKey } = await createKey(guia, token, ['companiesRead'], { name: 'Site da loja' });
  expect(secret).toMatch(/^guia_live_[0-9A-Za-z]{36}$/);
  expect(apiKey).toMatchObject({
    name: 'Site da loja',
    beginning: secret.slice(0, 14),
    scopes: ['companiesRead'],
    lastUsedAt: null,
  });
  expect(Math.round((Date.parse(apiKey.expiresAt) - Date.now()) / DAY)).toBe(30);
  const rows = await guia.sql`SELECT * FROM api_keys WHERE id = ${apiKey.id}`;
  expect(rows[0].key_hash).toEqual(createHash('sha256').update(secret).digest());
  expect(JSON.stringify(rows)).not.toContain(secret.slice(14, 40));
  expect(await list(token)).toMatchObject({ total: 1, items: [apiKey] });

  const byGraphql = await guia.graphql('{ viewer { email } }', {}, { token: secret });
  expect(byGraphql.body.data.viewer.email).toBe(email);
  expect((await viewer(secret)).body.user.email).toBe(email);
});

test('the use is recorded, once a minute, and no request waits for it', async () => {
  const { token } = await guia.owner();
  const { secret } = await createKey(guia, token);
  const written: string[] = [];
  const { reads } = guia.services.db;
  const query = reads.query.bind(reads);
  vi.spyOn(reads, 'query').mockImplementation((statement, values) => {
    if (statement.name !== 'key_used') return query(statement, values);
    written.push(statement.name);
    // Later than the answer.
    return new Promise((resolve) => setTimeout(resolve, 300)).then(() => query(statement, values));
  });
  expect((await viewer(secret)).status).toBe(200);
  const lastUse = async () => (await list(token)).items[0].lastUsedAt;
  expect(await lastUse()).toBeNull();
  await vi.waitUntil(lastUse, { timeout: 5_000 });
  for (let count = 0; count < 3; count++) await viewer(secret);
  expect(written).toHaveLength(1);
  await guia.sql`UPDATE api_keys SET last_used_at = now() - interval '61 seconds'`;
  await viewer(secret);
  expect(written).toHaveLength(2);
});

test('a mistyped key is rejected by its checksum, without the database', async () => {
  const { token } = await guia.owner();
  const { secret } = await createKey(guia, token);
  const query = vi.spyOn(guia.services.db.reads, 'query');
  const mistyped = secret.slice(0, 20) + (secret[20] === 'a' ? 'b' : 'a') + secret.slice(21);
  for (const wrong of [mistyped, secret.slice(0, -1), `${secret}0`, 'guia_live_1234567890']) {
    expect(await viewer(wrong)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  }
  expect(query.mock.calls.map(([{ name }]) => name)).not.toContain('key_viewer');
  expect((await viewer(secret)).status).toBe(200);
});

test('an unknown, expired or ended key is refused everywhere, for public reads too, with what to do', async () => {
  const { token } = await guia.owner();
  const { secret, id } = await createKey(guia, token, ['companiesRead'], { expiry: 'never' });
  const reads = async () => [
    (await guia.rest('GET', '/companies', undefined, { token: secret })).status,
    (await guia.graphql('{ categories { id } }', {}, { token: secret })).body.errors?.[0].extensions.code,
  ];
  expect(await reads()).toEqual([200, undefined]);
  await guia.sql`UPDATE api_keys SET expires_at = now() WHERE id = ${id}`;
  expect(await reads()).toEqual([401, 'UNAUTHENTICATED']);
  const { headers, body } = await viewer(secret);
  expect(headers['www-authenticate']).toBe('Bearer');
  expect(body.message).toBe(
    'Esta chave de API não existe, venceu ou foi encerrada. Crie outra em “Para programas” e use-a no lugar desta.',
  );
  // It stays in the list until it is ended.
  expect((await list(token)).total).toBe(1);
});

test('expiry is one of four, and must be chosen', async () => {
  const { token } = await guia.owner();
  const days = async (expiry: string) => {
    const { apiKey } = await createKey(guia, token, ['plansRead'], { expiry });
    return apiKey.expiresAt && Math.round((Date.parse(apiKey.expiresAt) - Date.now()) / DAY);
  };
  expect([await days('days90'), await days('days365'), await days('never')]).toEqual([90, 365, null]);
  const { body } = await guia.graphql(
    'mutation { createApiKey(input: {name: "x", scopes: [plansRead]}) { secret } }',
    {},
    { token },
  );
  expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('name and at least one permission are required', async () => {
  const { token } = await guia.owner();
  const fieldsOf = (error: { extensions?: { fields?: unknown } }) => error.extensions?.fields;
  const wrong = await createKey(guia, token, [], { name: '  ' }).catch(fieldsOf);
  expect(wrong).toEqual({
    name: [{ code: 'REQUIRED', message: 'Dê um nome à chave, como o do sistema que vai usá-la.' }],
    scopes: [{ code: 'REQUIRED', message: 'Escolha ao menos uma permissão.' }],
  });
});

test('an account has at most 20 keys, also when they are made at once', async () => {
  const { token, id } = await guia.owner();
  await guia.sql`INSERT INTO api_keys (key_hash, user_id, name, beginning, scopes)
     SELECT sha256(('full ' || n)::bytea), ${id}, 'Antiga', 'guia_live_Ab12', '{plansRead}' FROM generate_series(1, 18) n`;
  const made = await Promise.allSettled(Array.from({ length: 4 }, () => createKey(guia, token)));
  const refused = made.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(refused[0]?.reason.extensions.code).toBe('CONFLICT');
  expect(refused[0]?.reason.message).toBe(
    'Uma conta tem no máximo 20 chaves de API. Encerre uma que não usa mais.',
  );
  expect(await list(token, { perPage: 15, page: 2 })).toMatchObject({ total: 20, lastPage: 2 });
});

test("somebody else's key is NOT_FOUND and unseen; administrators see and end it", async () => {
  const [owner, stranger] = [await guia.owner(), await guia.owner()];
  const { id, secret } = await createKey(guia, owner.token);
  const end = (token: string) => guia.graphql(END, { id }, { token });
  expect((await end(stranger.token)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await list(stranger.token)).total).toBe(0);
  const admin = { token: await guia.adminToken() };
  const ofOwner = async () =>
    (await guia.graphql(OF_PERSON, { userId: String(owner.id) }, admin)).body.data.adminApiKeys;
  expect(await ofOwner()).toEqual({ total: 1, items: [{ id, name: 'Sistema da loja' }] });
  expect((await end(admin.token)).body.data.deleteApiKey).toEqual({ id });
  expect((await viewer(secret)).status).toBe(401);
  expect((await ofOwner()).total).toBe(0);
  expect((await end(admin.token)).body.errors[0].extensions.code).toBe('NOT_FOUND');
});

test("a key has its person's role of this moment", async () => {
  const { token, id } = await guia.owner();
  await guia.sql`UPDATE users SET role = 'admin' WHERE id = ${id}`;
  const { secret } = await createKey(guia, token, ['administrationRead']);
  const users = () => guia.rest('GET', '/admin/users', undefined, { token: secret });
  expect((await users()).status).toBe(200);
  const role = (name: string) => guia.pool.query('UPDATE users SET role = $2 WHERE id = $1', [id, name]);
  await role('company');
  expect(await users()).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  // Who is neither owner nor administrator makes no keys, but ends what is left.
  await role('user');
  await expect(createKey(guia, token)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  const [key] = (await list(token)).items;
  expect((await guia.graphql(END, { id: key.id }, { token })).body.errors).toBeUndefined();
});

test('each key has its own limit of requests', async () => {
  const limited = await startTestApp({ LIMIT_REQUESTS_SIGNED_IN: '6' });
  const { token } = await limited.owner();
  const one = await createKey(limited, token);
  const other = await createKey(limited, token);
  const status = async (secret: string) =>
    (await limited.rest('GET', '/auth/user', undefined, { token: secret })).status;
  const statuses: number[] = [];
  for (let count = 0; count < 8; count++) statuses.push(await status(one.secret));
  expect(statuses).toEqual([...Array(6).fill(200), 429, 429]);
  expect([await status(other.secret), await status(token)]).toEqual([200, 200]);
  await limited.close();
});

test('the lists as files do not take keys', async () => {
  const { secret } = await createKey(guia, await guia.adminToken());
  const reply = await guia.app.inject({
    url: '/admin-exports/users.csv',
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(reply.json()).toMatchObject({
    code: 'FORBIDDEN',
    message: 'Chaves de API valem só em /graphql e /api.',
  });
});

test('a key is no visitor: it counts neither views nor searches without results', async () => {
  const { token } = await guia.owner();
  const { secret } = await createKey(guia, token);
  const rows =
    await guia.sql`INSERT INTO companies (name, slug, description, category_id, city_id, is_approved)
     VALUES ('Vista', 'vista', 'Por um programa.', 1, 1, true) RETURNING id`;
  const visits = async () =>
    (await guia.pool.query('SELECT FROM company_visits WHERE company_id = $1', [rows[0].id])).rowCount;
  const read = (headers: Record<string, string>) =>
    guia.app.inject({
      url: `/api/companies/${rows[0].id}`,
      headers: { 'user-agent': 'Dart/3.2 (dart:io)', ...headers },
    });
  expect((await read({ authorization: `Bearer ${secret}` })).statusCode).toBe(200);
  const search = (bearer: string) =>
    guia.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'user-agent': 'Dart/3.2 (dart:io)', authorization: `Bearer ${bearer}` },
      payload: { query: '{ companies(q: "xyzzy quux") { total } }' },
    });
  await search(secret);
  await read({ 'x-forwarded-for': '198.51.100.77' });
  await vi.waitUntil(async () => (await visits()) !== 0, { timeout: 5_000 });
  expect(await visits()).toBe(1);
  await search(token);
  const searches = () =>
    guia.pool.query(`SELECT times FROM searches_without_results WHERE text LIKE 'xyzzy%'`);
  await vi.waitUntil(async () => (await searches()).rowCount === 1, { timeout: 5_000 });
  expect((await searches()).rows).toEqual([{ times: 1 }]);
});

test('personal data list the keys, without their hash', async () => {
  const { token } = await guia.owner();
  await createKey(guia, token, ['messagesWrite']);
  const { body } = await guia.graphql('{ myPersonalData }', {}, { token });
  const [key] = body.data.myPersonalData.apiKeys;
  expect(Object.keys(key).sort()).toEqual([
    'beginning',
    'createdAt',
    'expiresAt',
    'lastUsedAt',
    'name',
    'scopes',
  ]);
  expect(key).toMatchObject({ name: 'Sistema da loja', scopes: ['messagesWrite'] });
});
