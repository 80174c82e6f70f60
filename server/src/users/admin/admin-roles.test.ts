import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { createKey } from '../../../test/helpers/keys/create-key.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { startTestApp, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
let admin: { id: number; token: string };
const other = perFile(() => startTestApp({}, { instanceOf: guia }));
beforeAll(async () => {
  const token = await guia.adminToken();
  const { body } = await guia.graphql('{ viewer { id } }', {}, { token });
  admin = { id: Number(body.data.viewer.id), token };
});

const PASSWORD = 'uma-senha-bem-longa';
const USER = 'id role adminRole capabilities';
const codeOf = ({ body }: { body: { errors?: [{ extensions: { code: string } }] } }) =>
  body.errors?.[0].extensions.code ?? null;

let made = 0;
const create = (input: object, caller = admin) =>
  guia.graphql(
    `mutation ($input: CreateUserInput!) { createUser(input: $input) { ${USER} } }`,
    {
      input: {
        name: 'Rosa Lima',
        email: `papel${++made}@exemplo.com.br`,
        password: PASSWORD,
        passwordConfirmation: PASSWORD,
        ...input,
      },
    },
    caller,
  );
const update = (id: number, input: object, caller: { token: string } = admin) =>
  guia.graphql(
    `mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { ${USER} } }`,
    { id, input },
    caller,
  );

/** Makes an administrator in this role; returns id and token. */
async function administrator(adminRole: string): Promise<{ id: number; token: string }> {
  const email = `chefe${++made}@exemplo.com.br`;
  const { body } = await create({ role: 'admin', adminRole, email });
  const login = await guia.rest('POST', '/auth/login', { email, password: PASSWORD });
  return { id: Number(body.data.createUser.id), token: login.body.token };
}

test('accounts get the role in the administration that was sent, and administrators without one the full one', async () => {
  const sent = async (input: object) => (await create(input)).body.data.createUser;
  expect(await sent({ role: 'admin' })).toMatchObject({ role: 'admin', adminRole: 'administrator' });
  expect(await sent({ role: 'admin', adminRole: 'reader' })).toMatchObject({
    adminRole: 'reader',
    capabilities: ['seeLists'],
  });
  expect(await sent({ role: 'company' })).toMatchObject({ adminRole: null, capabilities: [] });
  const wrong = await create({ role: 'company', adminRole: 'moderator' });
  expect(wrong.body.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { adminRole: [{ code: 'INVALID' }] },
  });
  const { body } = await create({ role: 'user' });
  const { id } = body.data.createUser;
  expect((await update(id, { adminRole: 'reader' })).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const promoted = await update(id, { role: 'admin', adminRole: 'moderator' });
  expect(promoted.body.data.updateUser).toMatchObject({ adminRole: 'moderator' });
  // What is not sent stays.
  expect((await update(id, { name: 'Outra' })).body.data.updateUser).toMatchObject({
    adminRole: 'moderator',
  });
  expect((await update(id, { role: 'admin' })).body.data.updateUser).toMatchObject({
    adminRole: 'moderator',
  });
  expect((await update(id, { role: 'user' })).body.data.updateUser).toMatchObject({
    role: 'user',
    adminRole: null,
  });
});

test('REST says and takes one of its three roles', async () => {
  const { id } = await administrator('moderator');
  const { body } = await guia.rest('PUT', `/admin/users/${id}`, { name: 'Pessoa', role: 'admin' }, admin);
  expect(body.user).toMatchObject({ role: 'admin' });
  expect(body.user).not.toHaveProperty('admin_role');
  const rows = await guia.sql`SELECT admin_role FROM users WHERE id = ${id}`;
  expect(rows).toEqual([{ admin_role: 'moderator' }]);
});

test('a changed role holds from the next request on, on every instance, for sessions and API keys', async () => {
  const person = await administrator('administrator');
  const { secret } = await createKey(guia, person.token, ['plansWrite', 'companiesWrite'], {
    password: PASSWORD,
  });
  const plan = (caller: { token: string }, app = guia) =>
    app.graphql(
      'mutation ($input: CreatePlanInput!) { createPlan(input: $input) { id } }',
      { input: { name: `Plano ${++made}`, price: '9.90', maxCompanies: 2, features: [] } },
      caller,
    );
  for (const caller of [person, { token: secret }]) expect(codeOf(await plan(caller))).toBeNull();
  expect(codeOf(await update(person.id, { adminRole: 'moderator' }))).toBeNull();
  for (const caller of [person, { token: secret }]) {
    for (const app of [guia, other]) expect(codeOf(await plan(caller, app))).toBe('FORBIDDEN');
    const company = await makeCompany(guia.pool, { is_approved: false });
    const approve = 'mutation ($id: ID!) { approveCompany(id: $id) { id } }';
    expect(codeOf(await other.graphql(approve, { id: company }, caller))).toBeNull();
  }
  await update(person.id, { adminRole: 'reader' });
  const company = await makeCompany(guia.pool, { is_approved: false });
  for (const caller of [person, { token: secret }]) {
    const answer = await other.graphql(
      'mutation ($id: ID!) { approveCompany(id: $id) { id } }',
      { id: company },
      caller,
    );
    expect(codeOf(answer)).toBe('FORBIDDEN');
  }
  const rows = await guia.sql`SELECT action, before, after FROM audit_entries WHERE subject_type = 'user'
    AND subject_id = ${person.id} AND action = 'user.role' ORDER BY id`;
  expect(rows).toEqual([
    { action: 'user.role', before: { adminRole: 'administrator' }, after: { adminRole: 'moderator' } },
    { action: 'user.role', before: { adminRole: 'moderator' }, after: { adminRole: 'reader' } },
  ]);
});

test('nobody takes the last full administrator away, whatever other administrators there are', async () => {
  await guia.sql`UPDATE users SET admin_role = 'moderator' WHERE role = 'admin' AND id <> ${admin.id}`;
  for (const input of [{ adminRole: 'moderator' }, { adminRole: 'reader' }, { role: 'company' }])
    expect(codeOf(await update(admin.id, input))).toBe('CONFLICT');
  const remove = await guia.graphql(
    'mutation ($id: ID!) { deleteUser(id: $id) { id } }',
    { id: admin.id },
    admin,
  );
  expect(codeOf(remove)).toBe('CONFLICT');
  const second = await administrator('administrator');
  // Of two full administrators who demote each other at once, one stays.
  for (let round = 0; round < 5; round++) {
    await guia.sql`UPDATE users SET admin_role = 'administrator' WHERE id = ANY (${[admin.id, second.id]})`;
    const answers = await Promise.all([
      update(second.id, { adminRole: 'moderator' }, admin),
      update(admin.id, { adminRole: 'reader' }, second),
    ]);
    expect(answers.map(codeOf).filter((code) => code === null)).toHaveLength(1);
    const rows = await guia.sql`SELECT count(*)::int AS full FROM users WHERE admin_role = 'administrator'
      AND is_active`;
    expect(rows).toEqual([{ full: 1 }]);
  }
  await guia.sql`UPDATE users SET admin_role = 'administrator' WHERE id = ${admin.id}`;
});

test('a moderator edits companies and does not give them to others', async () => {
  const moderator = await administrator('moderator');
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const edit = (input: object) =>
    guia.graphql(
      'mutation ($id: ID!, $input: AdminUpdateCompanyInput!) { adminUpdateCompany(id: $id, input: $input) { name ownerEmail } }',
      { id, input },
      moderator,
    );
  expect(
    (await edit({ name: 'Padaria Nova', ownerEmail: owner.email })).body.data.adminUpdateCompany,
  ).toEqual({
    name: 'Padaria Nova',
    ownerEmail: owner.email,
  });
  const next = await guia.owner();
  for (const input of [{ ownerEmail: next.email }, { ownerId: next.id }, { ownerId: null }])
    expect(codeOf(await edit(input))).toBe('FORBIDDEN');
});

test('a reader sees no e-mail of persons and cannot find them by one', async () => {
  const reader = await administrator('reader');
  const owner = await guia.owner();
  await makeCompany(guia.pool, { owner_id: owner.id, name: 'Oficina do Leitor', is_approved: false });
  const ask = (q: string) =>
    guia.graphql(
      'query ($q: String) { adminCompanies(q: $q) { items { ownerName ownerEmail } } }',
      { q },
      reader,
    );
  expect((await ask('Oficina do Leitor')).body.data.adminCompanies.items).toEqual([
    { ownerName: expect.any(String), ownerEmail: null },
  ]);
  expect(codeOf(await ask(owner.email))).toBe('FORBIDDEN');
  const pending = (q: string | null) =>
    guia.graphql('query ($q: String) { adminPendingCompanies(q: $q) { total } }', { q }, reader);
  expect(codeOf(await pending(null))).toBeNull();
  expect(codeOf(await pending('exemplo'))).toBe('FORBIDDEN');
  const work = (q: string | null) =>
    guia.graphql(
      'query ($q: String) { adminWork(q: $q) { items { title person { email } } } }',
      { q },
      reader,
    );
  expect((await work(null)).body.data.adminWork.items).toContainEqual({
    title: 'Oficina do Leitor',
    person: null,
  });
  expect(codeOf(await work('exemplo'))).toBe('FORBIDDEN');
});
