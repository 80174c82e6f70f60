import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const FORM = {
  name: 'Padaria Pão Quente',
  description: 'Pães artesanais, bolos e café da manhã.',
  category_id: '3',
  city: 'Campinas',
  phone: '19 3232-1010',
  email: 'contato@paoquente.com.br',
  cep: '13010001',
};
const HOME = `query ($id: ID) { myCompanies(companyId: $id) { status isApproved companiesAllowed isLimitedByPlan
  company { id name hasMessageAccess } companies { id }
  rejection { reason typed { name description categoryId city state cep phone contactType email website } } } }`;
const home = (caller: object) => guia.rest('GET', '/auth/user-company', undefined, caller);

test('every state of an owner: none, pending, rejected with the typed form, pending again, approved', async () => {
  const owner = await guia.owner();
  const none = { company: null, status: 'none', is_approved: false, companies_allowed: 5, rejection: null };
  expect((await home(owner)).body).toEqual({ success: true, ...none, data: none });

  const { id } = (await guia.rest('POST', '/companies', FORM, owner)).body.data;
  expect((await home(owner)).body).toMatchObject({ company: { id }, status: 'pending', is_approved: false });

  await guia.rest('DELETE', `/admin/companies/${id}/reject`, { reason: 'Sem endereço' }, admin);
  expect((await home(owner)).body).toMatchObject({
    company: null,
    status: 'rejected',
    rejection: { reason: 'Sem endereço' },
  });
  const { data } = (await guia.graphql(HOME, {}, owner)).body;
  expect(data.myCompanies.rejection).toEqual({
    reason: 'Sem endereço',
    typed: {
      name: FORM.name,
      description: FORM.description,
      categoryId: '3',
      city: 'Campinas',
      state: 'SP',
      cep: '13010-001',
      phone: '(19) 3232-1010',
      contactType: 'phone',
      email: FORM.email,
      website: null,
    },
  });

  const again = (await guia.rest('POST', '/companies', FORM, owner)).body.data;
  expect((await home(owner)).body).toMatchObject({ status: 'pending', rejection: null });
  await guia.rest('POST', `/admin/companies/${again.id}/approve`, {}, admin);
  expect((await home(owner)).body).toMatchObject({
    company: { id: again.id },
    status: 'approved',
    is_approved: true,
  });
});

test('says in how many days the administration answers, and since when a company is approved', async () => {
  const owner = await guia.owner();
  const ask = async () =>
    (await guia.graphql('{ myCompanies { approvalDays approvedAt } }', {}, owner)).body.data.myCompanies;
  expect(await ask()).toEqual({ approvalDays: 7, approvedAt: null });
  const { id } = (await guia.rest('POST', '/companies', { ...FORM, name: 'Doceria Lia' }, owner)).body.data;
  await guia.pool.query('UPDATE approval_policy SET approval_timeout_days = 3');
  expect(await ask()).toEqual({ approvalDays: 3, approvedAt: null });
  const before = Date.now();
  await guia.rest('POST', `/admin/companies/${id}/approve`, {}, admin);
  const { approvedAt } = await ask();
  expect(Math.abs(Date.parse(approvedAt) - before)).toBeLessThan(60_000);
  await guia.pool.query('UPDATE approval_policy SET approval_timeout_days = 7');
});

test('shows the oldest company, another one on request, nobody else’s', async () => {
  const owner = await guia.owner();
  const ids = [];
  for (let number = 0; number < 3; number++) ids.push(await makeCompany(guia.pool, { owner_id: owner.id }));
  const first = (await guia.graphql(HOME, {}, owner)).body.data.myCompanies;
  expect(first.company.id).toBe(String(ids[0]));
  expect(first).toMatchObject({ companiesAllowed: 5, isLimitedByPlan: false });
  expect(first.companies).toEqual(ids.map((id) => ({ id: String(id) })));
  const other = (await guia.graphql(HOME, { id: ids[2] }, owner)).body.data.myCompanies;
  expect(other.company).toMatchObject({ id: String(ids[2]), hasMessageAccess: false });
  const stranger = await guia.owner();
  for (const id of [ids[0], 999_999, 'abc']) {
    const { body } = await guia.graphql(HOME, { id }, stranger);
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  }
  expect((await home({})).status).toBe(401);
  expect((await home(admin)).body).toMatchObject({ status: 'none', company: null });
});

test('a company without owner can be claimed once, and the claim cancelled', async () => {
  const owner = await guia.owner();
  const companyId = await makeCompany(guia.pool);
  const claim = (id: unknown, caller: object = owner) =>
    guia.graphql(
      `mutation ($id: ID!) { claimCompany(companyId: $id, message: "É minha desde 1990.") {
        id status message company { id name } } }`,
      { id },
      caller,
    );
  const codeOf = async (answer: ReturnType<typeof claim>) => (await answer).body.errors[0].extensions.code;
  const answers = await Promise.all([claim(companyId), claim(companyId)]);
  const taken = answers.filter(({ body }) => body.data?.claimCompany);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.body.data.claimCompany).toMatchObject({
    status: 'pending',
    message: 'É minha desde 1990.',
    company: { id: String(companyId) },
  });
  expect(await codeOf(claim(companyId))).toBe('CONFLICT');
  expect(await codeOf(claim(companyId, {}))).toBe('UNAUTHENTICATED');
  expect(await codeOf(claim(companyId, admin))).toBe('FORBIDDEN');
  expect(await codeOf(claim(await makeCompany(guia.pool, { owner_id: owner.id })))).toBe('CONFLICT');
  expect(await codeOf(claim(await makeCompany(guia.pool, { is_approved: false })))).toBe('CONFLICT');
  expect(await codeOf(claim(await makeCompany(guia.pool, { is_active: false })))).toBe('NOT_FOUND');

  const id = taken[0]?.body.data.claimCompany.id;
  const own = (caller: object) => guia.graphql('{ myClaims { id company { name } } }', {}, caller);
  expect((await own(owner)).body.data.myClaims).toEqual([{ id, company: { name: expect.any(String) } }]);
  const paged = (companyId: string) =>
    guia.graphql(
      'query ($of: ID) { myClaimPage(companyId: $of) { total items { id } } }',
      { of: companyId },
      owner,
    );
  expect((await paged(String(companyId))).body.data.myClaimPage).toEqual({ total: 1, items: [{ id }] });
  expect((await paged('999999')).body.data.myClaimPage).toEqual({ total: 0, items: [] });
  const stranger = await guia.owner();
  expect((await own(stranger)).body.data.myClaims).toEqual([]);
  const cancel = (caller: object) =>
    guia.graphql('mutation ($id: ID!) { cancelClaim(id: $id) { id } }', { id }, caller);
  expect((await cancel(stranger)).body.errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await cancel(owner)).body.data.cancelClaim).toEqual({ id });
  expect((await own(owner)).body.data.myClaims).toEqual([]);
});

const remove = async (id: unknown, caller: object) => {
  const { body } = await guia.graphql(
    'mutation ($id: ID!) { deleteCompany(id: $id) { id } }',
    { id },
    caller,
  );
  return body.errors ? body.errors[0].extensions.code : body.data.deleteCompany.id;
};

test('removing a company removes what belongs to it, and the last one its owner', async () => {
  const owner = await guia.owner();
  const [first, last] = [
    await makeCompany(guia.pool, { owner_id: owner.id }),
    await makeCompany(guia.pool, { owner_id: owner.id }),
  ];
  await guia.rest('POST', `/companies/${last}/rate`, {
    rating: 5,
    browser_fingerprint: 'uma-pessoa-qualquer',
  });
  await guia.rest('POST', '/messages', {
    company_id: last,
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    message: 'Olá',
  });
  await guia.sql`INSERT INTO logos (hash, large, small) VALUES (repeat('a', 64), '', '')`;
  await guia.sql`UPDATE companies SET logo_hash = repeat('a', 64) WHERE id = ${last}`;
  await guia.graphql(
    'mutation ($id: ID!) { requestMessageAccess(companyId: $id) { id isMessageAccessRequested } }',
    { id: last },
    owner,
  );

  expect(await remove(first, {})).toBe('UNAUTHENTICATED');
  expect(await remove(first, await guia.owner())).toBe('FORBIDDEN');
  expect(await remove(first, owner)).toBe(String(first));
  expect((await guia.rest('GET', '/auth/user', undefined, owner)).status).toBe(200);
  expect(await remove(first, owner)).toBe('NOT_FOUND');
  expect(await remove(last, owner)).toBe(String(last));
  expect((await guia.rest('GET', '/auth/user', undefined, owner)).status).toBe(401);
  const rows = await guia.sql`SELECT (SELECT count(*)::int FROM users WHERE id = ${owner.id}) AS users,
       (SELECT count(*)::int FROM ratings WHERE company_id = ${last}) AS ratings,
       (SELECT count(*)::int FROM messages WHERE company_id = ${last}) AS messages,
       (SELECT count(*)::int FROM company_days WHERE company_id = ${last}) AS days,
       (SELECT count(*)::int FROM message_access_requests WHERE company_id = ${last}) AS requests,
       (SELECT count(*)::int FROM sessions WHERE user_id = ${owner.id}) AS sessions,
       (SELECT count(*)::int FROM logos) AS logos,
       (SELECT count(*)::int FROM audit_entries WHERE action = 'company.remove' AND actor_id = ${owner.id}) AS records`;
  expect(rows).toEqual([
    { users: 0, ratings: 0, messages: 0, days: 0, requests: 0, sessions: 0, logos: 0, records: 2 },
  ]);
});

test('an administrator removes any company and stays; two concurrent removals remove the owner once', async () => {
  const rows = await guia.sql`SELECT id FROM users WHERE role = 'admin'`;
  for (const owner_id of [rows[0].id, null]) {
    const id = await makeCompany(guia.pool, { owner_id });
    expect(await remove(id, admin)).toBe(String(id));
  }
  const owner = await guia.owner();
  const ids = [];
  for (let number = 0; number < 2; number++) ids.push(await makeCompany(guia.pool, { owner_id: owner.id }));
  expect(await Promise.all(ids.map((id) => remove(id, admin)))).toEqual(ids.map(String));
  expect((await guia.rest('GET', '/auth/user', undefined, owner)).status).toBe(401);
  expect((await guia.rest('GET', '/auth/user', undefined, admin)).status).toBe(200);
});

test('of ten concurrent registrations through GraphQL with a limit of five, five are accepted', async () => {
  const owner = await guia.owner();
  // Different names: equal ones are rejected as duplicates.
  const create = (number: number) => `mutation { createCompany(input: { name: "Rede ${number}",
    description: "Uma rede de muitas lojas.", categoryId: "3", city: "Campinas", phone: "19 3232-1010",
    email: "a@exemplo.com.br" }) { id } }`;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => guia.graphql(create(number), {}, owner)),
  );
  const codes = answers.map(({ body }) => body.errors?.[0].extensions.code ?? 'taken').sort();
  expect(codes).toEqual([...new Array(5).fill('BAD_USER_INPUT'), ...new Array(5).fill('taken')]);
});

test('a body does not change fields that owners may not set', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id, is_approved: false });
  const foreign = {
    is_approved: true,
    isApproved: true,
    owner_id: 1,
    role: 'admin',
    has_message_access: true,
    average_rating: 5,
    rating_count: 9,
    is_active: false,
  };
  const stateOf = async () =>
    (
      await guia.sql`SELECT c.is_approved, c.owner_id, c.has_message_access, c.rating_count, c.rating_sum, c.is_active, u.role
         FROM companies c JOIN users u ON u.id = ${owner.id} WHERE c.id = ${id}`
    )[0];
  const before = await stateOf();
  const changed = await guia.rest('PUT', `/companies/${id}`, { name: 'Outro nome', ...foreign }, owner);
  expect(changed.body.data.name).toBe('Outro nome');
  await guia.rest('PUT', '/auth/profile', { name: 'Dona', email: owner.email, ...foreign }, owner);
  expect(await stateOf()).toEqual(before);
  const { body } = await guia.graphql(
    `mutation ($id: ID!) { updateCompany(id: $id, input: { name: "X", isApproved: true }) { id } }`,
    { id },
    owner,
  );
  expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('a removal with a wrong `deletesOwner` changes nothing', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const removing = (deletesOwner: boolean) =>
    guia.graphql(
      'mutation ($id: ID!, $deletesOwner: Boolean) { deleteCompany(id: $id, deletesOwner: $deletesOwner) { id } }',
      { id, deletesOwner },
      owner,
    );
  expect((await removing(false)).body.errors[0].extensions.code).toBe('CONFLICT');
  expect((await guia.rest('GET', '/auth/user', undefined, owner)).status).toBe(200);
  expect((await removing(true)).body.data.deleteCompany).toEqual({ id: String(id) });
  expect((await guia.rest('GET', '/auth/user', undefined, owner)).status).toBe(401);
});
