import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const ask = async (query: string, variables = {}, caller = admin) =>
  (await guia.graphql(query, variables, caller)).body;
const list = async (args: string) => {
  const { data } = await ask(`{ adminCompanies(${args}) { total totalIsExact lastPage items {
    id name isActive isApproved ownerName ownerEmail hasMessageAccess } } }`);
  return data.adminCompanies;
};
const idsOf = ({ items }: { items: Array<{ id: string }> }) => items.map(({ id }) => Number(id));

test('lists pending, inactive and owned companies by text, filter and order', async () => {
  const owner = await guia.owner('Beatriz Prado');
  const plain = await makeCompany(guia.pool, { name: 'Açougue Boi Gordo', phone: '+551932321010' });
  const pending = await makeCompany(guia.pool, {
    name: 'Boi Manso Açougue',
    is_approved: false,
    owner_id: owner.id,
  });
  const hidden = await makeCompany(guia.pool, {
    name: 'Zebra Açougue',
    is_active: false,
    has_message_access: true,
    category_id: 4,
    city: 'Santos',
  });
  expect(idsOf(await list('q: "acougue", order: name'))).toEqual([plain, pending, hidden]);
  expect(idsOf(await list('q: "ACOUGUE", order: nameDescending'))).toEqual([hidden, pending, plain]);
  expect(idsOf(await list('q: "açougue", order: oldest'))).toEqual([plain, pending, hidden]);
  expect(idsOf(await list('q: "açougue"'))).toEqual([hidden, pending, plain]);
  expect(idsOf(await list('q: "çu"'))).toEqual([]);
  expect(idsOf(await list('q: "ZÉ"'))).toEqual([hidden]);
  // The cleaned text decides how to search, not the typed one.
  expect(idsOf(await list('q: "çu!"'))).toEqual([]);
  expect(idsOf(await list('q: "(zé)"'))).toEqual([hidden]);
  expect(idsOf(await list('q: "açougue", status: pending'))).toEqual([pending]);
  expect(idsOf(await list('q: "açougue", status: approved, isActive: true'))).toEqual([plain]);
  expect(idsOf(await list('q: "açougue", order: city'))).toEqual([plain, pending, hidden]);
  expect(idsOf(await list('q: "açougue", order: cityDescending'))).toEqual([hidden, pending, plain]);
  await guia.sql`UPDATE companies SET rating_sum = 9, rating_count = 2 WHERE id = ${pending}`;
  await guia.sql`UPDATE companies SET rating_sum = 3, rating_count = 1 WHERE id = ${plain}`;
  expect(idsOf(await list('q: "açougue", order: rating'))).toEqual([pending, plain, hidden]);
  expect(idsOf(await list('q: "açougue", order: ratingAscending'))).toEqual([hidden, plain, pending]);
  expect(idsOf(await list('q: "açougue", order: status'))).toEqual([pending, hidden, plain]);
  expect(idsOf(await list('q: "açougue", order: statusDescending'))).toEqual([plain, hidden, pending]);
  expect(idsOf(await list('isActive: false'))).toEqual([hidden]);
  expect(idsOf(await list('hasMessageAccess: true'))).toEqual([hidden]);
  expect(idsOf(await list('q: "açougue", hasOwner: false, order: oldest'))).toEqual([plain, hidden]);
  expect(idsOf(await list(`ownerId: "${owner.id}"`))).toEqual([pending]);
  await guia.sql`INSERT INTO message_access_requests (company_id, user_id) VALUES (${pending}, ${owner.id})`;
  expect(idsOf(await list('isMessageAccessRequested: true'))).toEqual([pending]);
  expect(idsOf(await list('q: "açougue", isMessageAccessRequested: false'))).toEqual([hidden, plain]);
  expect(idsOf(await list('q: "açougue", categoryId: 4'))).toEqual([hidden]);
  await guia.sql`UPDATE companies SET kind_ids = '{7,9}' WHERE id = ANY (${[plain, hidden]})`;
  expect(idsOf(await list('kindId: "9"'))).toEqual([hidden, plain]);
  expect(idsOf(await list('kindId: "7", isActive: true'))).toEqual([plain]);
  expect(idsOf(await list('kindId: "8"'))).toEqual([]);
  expect(idsOf(await list('kindId: "abc"'))).toEqual([]);
  expect(idsOf(await list('city: "santos/sp"'))).toEqual([hidden]);
  expect(idsOf(await list('city: "Nenhuma Cidade"'))).toEqual([]);
  expect(idsOf(await list('categoryId: "abc"'))).toEqual([]);
  expect(idsOf(await list(`q: "${owner.email.toUpperCase()}"`))).toEqual([pending]);
  expect(idsOf(await list('q: "(19) 3232-1010"'))).toEqual([plain]);
  expect(idsOf(await list(`q: "#${hidden}"`))).toEqual([hidden]);
  const [own] = (await list(`q: "#${pending}"`)).items;
  expect(own).toMatchObject({ ownerName: 'Beatriz Prado', ownerEmail: owner.email, isApproved: false });
  expect(await list('q: "açougue", perPage: 2, page: 2')).toMatchObject({
    total: 3,
    totalIsExact: true,
    lastPage: 2,
    items: [{ id: String(plain) }],
  });
  const rest = await guia.rest(
    'GET',
    '/admin/companies?q=acougue&status=approved&is_active=0&per_page=5',
    undefined,
    admin,
  );
  expect(rest.body.data).toMatchObject({ total: 1, data: [{ id: hidden, is_active: false }] });
});

test('sorts the companies of a kind by name, whether it is their main kind or another', async () => {
  const having = (name: string, kinds: number[]) => makeCompany(guia.pool, { name, kind_ids: kinds });
  const [b, a, d, c] = [
    await having('Borracharia Beta', [31, 32]),
    await having('Águas Alfa', [32]),
    await having('Doceria Delta', [32, 31]),
    await having('Casa Gama', [31]),
  ];
  expect(idsOf(await list('kindId: "31", order: name'))).toEqual([b, c, d]);
  expect(idsOf(await list('kindId: "31", order: nameDescending'))).toEqual([d, c, b]);
  expect(idsOf(await list('kindId: "32", order: name'))).toEqual([a, b, d]);
  await guia.sql`UPDATE companies SET is_active = false WHERE id = ANY (${[b, d]})`;
  expect(idsOf(await list('kindId: "32", order: nameDescending, isActive: false'))).toEqual([d, b]);
  expect(idsOf(await list('kindId: "32", order: name, q: "alfa"'))).toEqual([a]);
  expect(await list('kindId: "32", order: name, perPage: 2, page: 2')).toMatchObject({
    total: 3,
    totalIsExact: true,
    lastPage: 2,
    items: [{ id: String(d) }],
  });
  expect(idsOf(await list('kindId: "abc", order: name'))).toEqual([]);
});

test('administrators need only name, category and city, and may set an owner', async () => {
  const owner = await guia.owner();
  const bare = await guia.rest(
    'POST',
    '/admin/companies',
    { name: 'Só Nome', category_id: '3', city: 'Campinas - SP', owner_email: owner.email.toUpperCase() },
    admin,
  );
  expect(bare.status).toBe(200);
  expect(bare.body).toMatchObject({
    message: 'Empresa criada com sucesso!',
    company: { name: 'Só Nome', is_approved: true, phone: null, email: null, owner_email: owner.email },
  });
  const wrong = await guia.rest('POST', '/admin/companies', { owner_email: 'x@y.z' }, admin);
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['category_id', 'city', 'name']);
  const nobody = await guia.rest(
    'POST',
    '/admin/companies',
    { name: 'Sem Dono', category_id: 3, city: 'Campinas', owner_email: 'ninguem@teste.com.br' },
    admin,
  );
  expect(nobody.body.errors).toEqual({ owner_email: ['Não há conta de empresa com este e-mail.'] });
  const path = `/admin/companies/${bare.body.company.id}`;
  const changed = await guia.rest(
    'PUT',
    path,
    { category_id: 4, phone: '19 3232-1010', owner_id: '' },
    admin,
  );
  expect(changed.body.company).toMatchObject({
    name: 'Só Nome',
    category_id: 4,
    phone: '(19) 3232-1010',
    owner_email: null,
  });
  const emptied = await guia.rest('PUT', path, { phone: '' }, admin);
  expect(emptied.body.company.phone).toBeNull();
  const refused = await guia.rest('PUT', path, { name: '', city: '' }, admin);
  expect(Object.keys(refused.body.errors).sort()).toEqual(['city', 'name']);
  const rows = await guia.sql`SELECT action, before, after FROM audit_entries WHERE subject_type = 'company'
    AND subject_id = ${bare.body.company.id} ORDER BY id`;
  expect(rows.map(({ action }) => action)).toEqual(['company.create', 'company.update', 'company.update']);
  expect(rows[1]).toMatchObject({ before: { ownerId: owner.id }, after: { ownerId: null, categoryId: 4 } });
});

test('a renamed company is no longer found by the name of its source, but by its legal name', async () => {
  const names = { source_name: 'OFIC ZUMBIDO', legal_name: 'Zoroastro da Silva' };
  const id = await makeCompany(guia.pool, { name: 'Oficina Joao', ...names });
  const found = async (q: string) => {
    const { body } = await guia.graphql('query ($q: String!) { companies(q: $q) { items { id } } }', { q });
    return body.data.companies.items;
  };
  const rename = (name: string) => guia.rest('PUT', `/admin/companies/${id}`, { name }, admin);
  await rename('Oficina João');
  expect(await found('ofic zumbido')).toEqual([{ id: String(id) }]);
  await rename('Mecânica Nova');
  expect(await found('ofic zumbido')).toEqual([]);
  expect(await found('zoroastro silva')).toEqual([{ id: String(id) }]);
});

test('an inactive company is hidden at once and everywhere from all but its owner and administrators', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { name: 'Quiosque Sumido', owner_id: owner.id });
  await guia.settled();
  const found = async () => (await guia.rest('GET', '/companies?q=quiosque%20sumido')).body.data.data.length;
  const onPage = () => guia.graphql(`{ company(id: ${id}) { name } }`);
  const inSitemap = async () =>
    (await guia.app.inject('/sitemaps/companies-1.xml')).body.includes(`/company/${id}<`);
  expect(await inSitemap()).toBe(true);
  expect(await found()).toBe(1);
  expect((await onPage()).body.data.company.name).toBe('Quiosque Sumido');
  const path = `/admin/companies/${id}/status`;
  const off = await guia.rest('PATCH', path, { is_active: false }, admin);
  expect(off.body).toMatchObject({ message: 'Empresa desativada.', company: { is_active: false } });
  expect(await found()).toBe(0);
  expect((await onPage()).body.errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await guia.rest('GET', `/companies/${id}`)).status).toBe(404);
  expect((await guia.rest('GET', `/companies/${id}`, undefined, owner)).status).toBe(200);
  expect(await inSitemap()).toBe(false);
  const on = await guia.rest('PATCH', path, { is_active: '1' }, admin);
  expect(on.body.message).toBe('Empresa ativada.');
  expect(await found()).toBe(1);
  expect((await guia.rest('PATCH', path, {}, admin)).status).toBe(422);
});

test('only administrators remove through the administrators’ interface', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const path = `/admin/companies/${id}`;
  expect((await guia.rest('DELETE', path, undefined, owner)).status).toBe(403);
  expect((await guia.rest('DELETE', path)).status).toBe(401);
  expect((await guia.rest('DELETE', path, undefined, admin)).body.message).toBe(
    'Empresa removida com sucesso!',
  );
  expect((await guia.rest('DELETE', path, undefined, admin)).status).toBe(404);
  const rows = await guia.sql`SELECT 1 FROM users WHERE id = ${owner.id}`;
  expect(rows).toEqual([]);
});

test('the list shows access requests, unread messages and whether the owner would be removed too', async () => {
  const owner = await guia.owner();
  const [first, second] = [
    await makeCompany(guia.pool, { name: 'Quitanda da Serra', owner_id: owner.id }),
    await makeCompany(guia.pool, { name: 'Quitanda do Vale', owner_id: owner.id, has_message_access: true }),
  ];
  const nobodys = await makeCompany(guia.pool, { name: 'Quitanda de Ninguém', owner_id: null });
  await guia.graphql(
    'mutation ($id: ID!) { requestMessageAccess(companyId: $id) { id isMessageAccessRequested } }',
    { id: first },
    owner,
  );
  for (const subject of ['Oi', 'De novo']) {
    await guia.graphql(
      `mutation ($id: ID!, $subject: String!) { sendMessageToAdministration(companyId: $id, subject: $subject, content: "x") { id } }`,
      { id: second, subject },
      owner,
    );
  }
  const FIELDS = 'id unreadByAdministration isMessageAccessRequested deletesOwner';
  const items = async () =>
    (await ask(`{ adminCompanies(q: "quitanda", order: oldest) { items { ${FIELDS} } } }`)).data
      .adminCompanies.items;
  expect(await items()).toEqual([
    { id: String(first), unreadByAdministration: 0, isMessageAccessRequested: true, deletesOwner: false },
    { id: String(second), unreadByAdministration: 2, isMessageAccessRequested: false, deletesOwner: false },
    { id: String(nobodys), unreadByAdministration: 0, isMessageAccessRequested: false, deletesOwner: false },
  ]);
  const REMOVE =
    'mutation ($id: ID!, $deletesOwner: Boolean) { adminDeleteCompany(id: $id, deletesOwner: $deletesOwner) { id } }';
  expect((await ask(REMOVE, { id: first, deletesOwner: false })).data.adminDeleteCompany).toEqual({
    id: String(first),
  });
  expect((await items())[0]).toMatchObject({ id: String(second), deletesOwner: true });
  const outdated = await ask(REMOVE, { id: second, deletesOwner: false });
  expect(outdated.errors[0]).toMatchObject({
    message: 'As empresas do dono mudaram enquanto isso. Feche este aviso, confira e tente novamente.',
    extensions: { code: 'CONFLICT' },
  });
  const others = await guia.graphql(`{ company(id: ${second}) { ${FIELDS} } }`, {}, owner);
  expect(others.body.data.company).toEqual({
    id: String(second),
    unreadByAdministration: null,
    isMessageAccessRequested: false,
    deletesOwner: null,
  });
});

test('counts the companies of a filter that the list only estimates, and e-mails of owners not for readers', async () => {
  await guia.sql`INSERT INTO companies (name, slug, description, category_id, city_id, is_approved)
     SELECT 'Marcenaria Contada ' || n, 'contada-' || n, '', 1, (SELECT id FROM cities WHERE name = 'Campinas'), true
     FROM generate_series(1, 1203) n`;
  const count = (companies: object, caller = admin) =>
    ask(
      'query ($input: ListCountInput!) { adminListCount(input: $input) }',
      { input: { companies } },
      caller,
    );
  expect(await list('q: "contada"')).toMatchObject({ totalIsExact: false });
  expect((await count({ q: 'contada' })).data).toEqual({ adminListCount: 1_203 });
  expect((await count({ q: 'contada', isActive: false })).data).toEqual({ adminListCount: 0 });
  const reader = await guia.owner();
  await guia.sql`UPDATE users SET role = 'admin', admin_role = 'reader' WHERE id = ${reader.id}`;
  expect((await count({ q: 'contada' }, reader)).data).toEqual({ adminListCount: 1_203 });
  expect((await count({ q: 'a@b.com.br' }, reader)).errors[0].extensions.code).toBe('FORBIDDEN');
});

test('a full last page has the exact total where it was an estimate before', async () => {
  await guia.sql`INSERT INTO companies (name, slug, description, category_id, city_id, is_approved)
     SELECT 'Mercearia Folhada ' || n, 'folhada-' || n, '', 1, (SELECT id FROM cities WHERE name = 'Campinas'), true
     FROM generate_series(1, 1008) n`;
  expect(await list('q: "folhada", page: 62')).toMatchObject({ totalIsExact: false });
  const last = await list('q: "folhada", page: 63');
  expect(last).toMatchObject({ lastPage: 63, total: 1_008, totalIsExact: true });
  expect(last.items).toHaveLength(16);
  expect(await list('q: "folhada", page: 64')).toMatchObject({ lastPage: 63, items: [] });
});
