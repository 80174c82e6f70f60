import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
let adminId: number;
beforeAll(async () => {
  adminId = (await guia.rest('GET', '/auth/user', undefined, admin)).body.user.id;
});

const PASSWORD = 'uma-senha-bem-longa';
let counter = 0;
const make = (body: object = {}) =>
  guia.rest(
    'POST',
    '/admin/users',
    {
      name: 'Pessoa Nova',
      email: `nova${++counter}@exemplo.com.br`,
      role: 'user',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      ...body,
    },
    admin,
  );
const login = async (email: string, password = PASSWORD) =>
  guia.rest('POST', '/auth/login', { email, password });
const audit = async (id: number) =>
  await guia.sql`SELECT action, before, after FROM audit_entries WHERE subject_type = 'user'
    AND subject_id = ${id} ORDER BY id`;
const isSignedIn = async (token: string) =>
  (await guia.rest('GET', '/auth/user', undefined, { token })).status === 200;

test('an account of each role is created and can sign in; company accounts get the default plan', async () => {
  for (const role of ['admin', 'company', 'user']) {
    const { status, body } = await make({ role, name: 'Ana Conceição' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'Ana Conceição', role, is_active: true, companies_count: 0 });
    expect(body.user.plan?.name ?? null).toBe(role === 'company' ? 'Grátis' : null);
    expect((await login(body.user.email)).status).toBe(200);
    expect(await audit(body.user.id)).toEqual([
      { action: 'user.create', before: null, after: expect.objectContaining({ role }) },
    ]);
    expect(JSON.stringify(await audit(body.user.id))).not.toContain('argon2');
  }
});

test('invalid and taken values are 422 with their field', async () => {
  const { email } = (await make()).body.user;
  for (const [body, field] of [
    [{ email: email.toUpperCase() }, 'email'],
    [{ email: 'isto não é' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ role: 'dono' }, 'role'],
    [{ password: 'curta', password_confirmation: 'curta' }, 'password'],
    [{ password: 'password', password_confirmation: 'password' }, 'password'],
    [{ password_confirmation: 'outra-senha-longa' }, 'password_confirmation'],
    [{ plan_id: 999_999 }, 'plan_id'],
  ] as const) {
    const answer = await make(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  }
});

test('name, e-mail and role change; absent ones stay, and the old address is notified of a new one', async () => {
  const { id, email } = (await make()).body.user;
  const put = (body: object) => guia.rest('PUT', `/admin/users/${id}`, body, admin);
  expect((await put({ name: 'Outro Nome' })).body.user).toMatchObject({ name: 'Outro Nome', email });
  const moved = `mudou${id}@exemplo.com.br`;
  expect((await put({ email: moved, role: 'company' })).body.user).toMatchObject({
    name: 'Outro Nome',
    email: moved,
    role: 'company',
  });
  const mails = await guia.pool.query(
    'SELECT kind, recipient FROM mails WHERE recipient = ANY($1) ORDER BY id DESC LIMIT 2',
    [[email, moved]],
  );
  expect(mails.rows).toEqual([
    { kind: 'email-changed', recipient: email },
    { kind: 'confirm-email', recipient: moved },
  ]);
  const other = (await make()).body.user;
  const taken = await put({ email: other.email.toUpperCase() });
  expect(taken.status).toBe(422);
  expect(taken.body.errors.email).toEqual(['Este e-mail já tem uma conta. Use outro.']);
  for (const body of [{ name: '' }, { email: '' }, { email: 'x' }, { role: '' }, { role: 'rei' }]) {
    expect((await put(body)).status).toBe(422);
  }
  expect((await audit(id)).map(({ action }) => action)).toEqual(['user.create', 'user.update', 'user.role']);
});

test('a new password ends all sessions and replaces the old one', async () => {
  const owner = await guia.owner();
  const put = (password: string, password_confirmation = password) =>
    guia.rest('PUT', `/admin/users/${owner.id}/password`, { password, password_confirmation }, admin);
  expect((await put('nova-senha-longa', 'outra')).status).toBe(422);
  expect((await put('12345678')).status).toBe(422);
  expect(await isSignedIn(owner.token)).toBe(true);
  expect((await put('nova-senha-longa')).status).toBe(200);
  expect(await isSignedIn(owner.token)).toBe(false);
  expect((await login(owner.email, 'segredo-bem-longo')).status).toBe(401);
  expect((await login(owner.email, 'nova-senha-longa')).status).toBe(200);
  expect(await audit(owner.id)).toEqual([{ action: 'user.password', before: null, after: null }]);
});

test('deactivating ends sessions and prevents logins; activating permits them again', async () => {
  const owner = await guia.owner();
  const set = (is_active: boolean) =>
    guia.rest('PATCH', `/admin/users/${owner.id}/status`, { is_active }, admin);
  expect((await set(false)).body.user).toMatchObject({ is_active: false });
  expect(await isSignedIn(owner.token)).toBe(false);
  expect((await login(owner.email, 'segredo-bem-longo')).status).toBe(403);
  expect((await set(true)).body.user).toMatchObject({ is_active: true });
  expect((await login(owner.email, 'segredo-bem-longo')).status).toBe(200);
  expect((await set(true)).status).toBe(200);
  expect((await audit(owner.id)).map(({ action }) => action)).toEqual(['user.deactivate', 'user.activate']);
});

test('an account with companies keeps its role', async () => {
  const owner = await guia.owner();
  await makeCompany(guia.pool, { owner_id: owner.id });
  const change = (body: object) => guia.rest('PUT', `/admin/users/${owner.id}`, body, admin);
  const refused = await change({ role: 'user' });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/^Esta conta tem empresas/);
  expect((await change({ name: 'Outro Nome', role: 'company' })).status).toBe(200);
});

test('another plan shows on the owner’s pages at once; null stands for the default', async () => {
  const owner = await guia.owner();
  const company = await makeCompany(guia.pool, { owner_id: owner.id });
  const planOf = async () => (await guia.rest('GET', `/companies/${company}`)).body.data.owner?.plan?.name;
  const rows = await guia.sql`SELECT id FROM plans WHERE name = 'Rede'`;
  const put = (plan_id: unknown) => guia.rest('PUT', `/admin/users/${owner.id}/plan`, { plan_id }, admin);
  expect(await planOf()).toBe('Grátis');
  expect((await put(rows[0].id)).body.user).toMatchObject({ plan: { name: 'Rede' }, companies_count: 1 });
  expect(await planOf()).toBe('Rede');
  expect((await put(null)).body.user.plan.name).toBe('Grátis');
  await put(rows[0].id);
  const misspelt = await guia.rest('PUT', `/admin/users/${owner.id}/plan`, { planid: 1 }, admin);
  expect([misspelt.status, misspelt.body.errors]).toEqual([422, { plan_id: ['Este campo é obrigatório.'] }]);
  expect(await planOf()).toBe('Rede');
  expect((await put('')).body.user.plan.name).toBe('Grátis');
  expect((await put('abc')).body.errors.plan_id).toEqual(['Plano não encontrado.']);
  expect((await audit(owner.id)).map(({ action }) => action)).toEqual(Array(4).fill('user.plan'));
});

test('nobody removes, deactivates or demotes the own account or the last active administrator', async () => {
  const tries = (id: number) =>
    [
      ['DELETE', `/admin/users/${id}`, undefined],
      ['PATCH', `/admin/users/${id}/status`, { is_active: false }],
      ['PUT', `/admin/users/${id}`, { role: 'user' }],
    ] as const;
  for (const [method, path, body] of tries(adminId)) {
    const { status, body: answer } = await guia.rest(method, path, body, admin);
    expect(status).toBe(409);
    expect(answer.code).toBe('CONFLICT');
  }
  const second = (await make({ role: 'admin' })).body.user;
  for (const [method, path, body] of tries(second.id).slice(1)) {
    expect((await guia.rest(method, path, body, admin)).status).toBe(200);
  }
  expect(await isSignedIn(admin.token)).toBe(true);
});

test('the list is searched by name and e-mail, filtered, ordered and paged', async () => {
  for (const name of ['Zélia Amorim', 'Zilda Conceição', 'Íris Zanetti']) {
    await make({
      name,
      email: `${name.slice(0, 2).normalize('NFD').replace(/\W/g, '')}@zz.exemplo.com`,
      role: 'company',
    });
  }
  const namesOf = async (query: string) => {
    const { status, body } = await guia.rest('GET', `/admin/users?${query}`, undefined, admin);
    expect(status).toBe(200);
    return body.data.data.map((user: { name: string }) => user.name);
  };
  expect(await namesOf('q=ZELIA')).toEqual(['Zélia Amorim']);
  expect(await namesOf('q=conceic%C3%A3o')).toContain('Zilda Conceição');
  const [{ id }] = (await guia.rest('GET', '/admin/users?q=zelia', undefined, admin)).body.data.data;
  expect(await namesOf(`q=%23${id}`)).toEqual(['Zélia Amorim']);
  expect(await namesOf('q=zz.exemplo&order=name')).toEqual([
    'Íris Zanetti',
    'Zélia Amorim',
    'Zilda Conceição',
  ]);
  expect(await namesOf('q=zz.exemplo&order=oldest')).toEqual([
    'Zélia Amorim',
    'Zilda Conceição',
    'Íris Zanetti',
  ]);
  expect(await namesOf('q=anett')).toEqual(['Íris Zanetti']);
  expect(await namesOf('q=za&role=company')).toEqual(['Íris Zanetti']);
  expect(await namesOf('q=zz.exemplo&order=newest&per_page=1&page=2')).toEqual(['Zilda Conceição']);
  expect(await namesOf('q=zz.exemplo&is_active=false')).toEqual([]);
  expect(await namesOf('q=zz.exemplo&role=user')).toEqual([]);
  expect(await namesOf('q=%25')).not.toEqual([]);
  const { body } = await guia.rest(
    'GET',
    '/admin/users?role=admin&order=email&per_page=100',
    undefined,
    admin,
  );
  const emails = body.data.data.map((user: { email: string }) => user.email);
  expect(emails).toEqual([...emails].sort());
  expect(body.data.total).toBe(emails.length);
  expect((await guia.rest('GET', '/admin/users?role=rei', undefined, admin)).status).toBe(422);
  const one = await guia.graphql(
    'query ($id: ID!) { adminUser(id: $id) { email companiesCount } }',
    { id: adminId },
    admin,
  );
  expect(one.body.data.adminUser).toEqual({ email: 'admin@teste.com.br', companiesCount: 0 });
});

test('the list is ordered by name, role, plan and state in both directions', async () => {
  const first = (await make({ name: 'Ordem Ana', role: 'user' })).body.user.id;
  const second = (await make({ name: 'Ordem Bia', role: 'company' })).body.user.id;
  const third = (await make({ name: 'Ordem Caio', role: 'admin' })).body.user.id;
  await guia.sql`UPDATE users SET is_active = false WHERE id = ${second}`;
  const inOrder = async (order: string) => {
    const { body } = await guia.graphql(
      'query ($order: UserOrder) { adminUsers(q: "ordem", order: $order) { items { id } } }',
      { order },
      admin,
    );
    return body.data.adminUsers.items.map(({ id }: { id: string }) => Number(id));
  };
  expect(await inOrder('nameDescending')).toEqual([third, second, first]);
  expect(await inOrder('role')).toEqual([third, second, first]);
  expect(await inOrder('roleDescending')).toEqual([first, second, third]);
  expect(await inOrder('plan')).toEqual([second, first, third]);
  expect(await inOrder('planDescending')).toEqual([third, first, second]);
  expect(await inOrder('inactive')).toEqual([second, first, third]);
  expect(await inOrder('active')).toEqual([third, first, second]);
});
