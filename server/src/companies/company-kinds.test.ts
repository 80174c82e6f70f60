import { Readable } from 'node:stream';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { COMPANY_FORM } from '../../test/helpers/company-form.ts';
import { duringChange } from '../../test/helpers/during-change.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, type TestApp, testApp } from '../../test/helpers/test-app.ts';
import { importCompanies } from '../imports/jobs/import-companies.ts';
import { guessOldKinds } from '../kinds/guess-old-kinds.ts';

type Owner = Awaited<ReturnType<TestApp['owner']>>;

const guia = testApp();
let owner: Owner;
/** Ids by slug. */
const kinds: Record<string, number> = {};
beforeAll(async () => {
  await guia.sql`UPDATE approval_policy SET block_duplicate_companies = false`;
  const rows = await guia.sql`SELECT id, slug FROM kinds`;
  for (const { id, slug } of rows) kinds[slug] = id;
});
beforeEach(async () => {
  owner = await guia.owner();
});

const idsOf = (...slugs: string[]) => slugs.map((slug) => kinds[slug] as number);
const COMPANY = 'id isApproved kindsAreGuessed kinds { slug name category { name } }';

async function create(kindIds?: number[], changes: object = {}) {
  const { category_id: categoryId, ...form } = COMPANY_FORM;
  const { body } = await guia.graphql(
    `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { ${COMPANY} } }`,
    { input: { ...form, categoryId, kindIds, ...changes } },
    owner,
  );
  return body;
}

async function update(id: number, input: object, caller: { token: string } = owner) {
  const { body } = await guia.graphql(
    `mutation ($id: ID!, $input: UpdateCompanyInput!) { updateCompany(id: $id, input: $input) { ${COMPANY} } }`,
    { id, input },
    caller,
  );
  return body;
}

const slugsOf = (company: { kinds: { slug: string }[] }) => company.kinds.map(({ slug }) => slug);

test('a company has the chosen kinds in their order, and is found by them once approved', async () => {
  const { data } = await create(idsOf('confeitaria-e-doceria', 'padaria'));
  const { id, ...company } = data.createCompany;
  expect(slugsOf(company)).toEqual(['confeitaria-e-doceria', 'padaria']);
  expect(company).toMatchObject({
    kindsAreGuessed: false,
    kinds: [{ category: { name: 'Alimentação' } }, {}],
  });
  await guia.rest('POST', `/admin/companies/${id}/approve`, {}, admin);
  const found = async (kind: string) => {
    const { body } = await guia.graphql(
      'query ($kind: String!) { companies(kind: $kind, perPage: 100) { items { id } } }',
      { kind },
    );
    return body.data.companies.items.map((item: { id: string }) => item.id);
  };
  expect(await found('padaria')).toContain(id);
  expect(await found('floricultura')).not.toContain(id);
  await update(id, { kindIds: idsOf('floricultura') });
  expect(await found('padaria')).not.toContain(id);
  expect(await found('floricultura')).toContain(id);
});

test.each([
  ['too many', () => Object.values(kinds).slice(0, 6), 'Escolha no máximo cinco segmentos.'],
  ['one twice', () => idsOf('padaria', 'padaria'), 'Escolha cada segmento uma vez só.'],
  ['an unknown one', () => [...idsOf('padaria'), 999_999], 'Segmento não encontrado. Escolha um da lista.'],
])('%s: rejected beside the field, new and changed', async (_, kindIds, message) => {
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  for (const { errors } of [await create(kindIds()), await update(id, { kindIds: kindIds() })]) {
    expect(errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { kindIds: [{ message }] },
    });
  }
});

test('what name or description clearly name is a guess, which choosing the same kinds confirms', async () => {
  const guessed = await create([], { name: 'Barbearia do Chico' });
  expect(guessed.data.createCompany).toMatchObject({ kinds: [{ slug: 'barbearia' }], kindsAreGuessed: true });
  const told = await create(undefined, { name: 'Casa do Chico', description: 'Padaria com forno a lenha.' });
  expect(told.data.createCompany).toMatchObject({ kinds: [{ slug: 'padaria' }], kindsAreGuessed: true });
  const unknown = await create(undefined, { name: 'Xyz', description: 'Venha conhecer a nossa equipe.' });
  expect(unknown.data.createCompany).toMatchObject({ kinds: [], kindsAreGuessed: false });

  const { id } = guessed.data.createCompany;
  expect((await update(id, { name: 'Barbearia do Francisco' })).data.updateCompany.kindsAreGuessed).toBe(
    true,
  );
  const confirmed = await update(id, { kindIds: idsOf('barbearia') });
  expect(confirmed.data.updateCompany).toMatchObject({
    kinds: [{ slug: 'barbearia' }],
    kindsAreGuessed: false,
  });
});

test('a kind that is removed meanwhile is left out', async () => {
  const [{ id: removed }] =
    await guia.sql`INSERT INTO kinds (slug, name) VALUES ('efemero', 'Efêmero') RETURNING id`;
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const kindIds = [...idsOf('padaria'), removed];
  const { data } = await duringChange(guia, 'DELETE FROM kinds WHERE id = $1', [removed], () =>
    update(id, { kindIds }),
  );
  expect(slugsOf(data.updateCompany)).toEqual(['padaria']);
  const rows = await guia.sql`SELECT kind_ids FROM companies WHERE id = ${id}`;
  expect(rows).toEqual([{ kind_ids: idsOf('padaria') }]);
});

test("an owner's change is listed for review and audited, with the names of the kinds", async () => {
  const id = await makeCompany(guia.pool, { owner_id: owner.id, kind_ids: idsOf('padaria') });
  await update(id, { kindIds: idsOf('confeitaria-e-doceria', 'padaria') });
  const change = {
    name: 'Segmentos',
    beforeText: 'Padaria',
    afterText: 'Confeitaria e doceria; Padaria',
    isFact: false,
  };
  const CHANGES = 'changes { name beforeText afterText isFact }';
  const { body } = await guia.graphql(
    `query ($id: ID!) {
       adminChangedCompanies(perPage: 100) { items { company { id } ${CHANGES} } }
       adminAuditEntries(subjectType: "company", subjectId: $id) { items { action ${CHANGES} } }
     }`,
    { id },
    admin,
  );
  const { adminChangedCompanies, adminAuditEntries } = body.data;
  const listed = adminChangedCompanies.items.find(
    (item: { company: { id: string } }) => item.company.id === String(id),
  );
  expect(listed.changes).toEqual([change]);
  expect(adminAuditEntries.items).toEqual([{ action: 'company.update', changes: [change] }]);
  await update(id, { kindIds: idsOf('padaria') });
  const again = await guia.graphql(
    `{ adminChangedCompanies(perPage: 100) { items { company { id } ${CHANGES} } } }`,
    {},
    admin,
  );
  const now = again.body.data.adminChangedCompanies.items.find(
    (item: { company: { id: string } }) => item.company.id === String(id),
  );
  expect(now.changes).toEqual([]);
});

test('a rejected company keeps what was chosen for the next try, and no guess', async () => {
  const TYPED = '{ myCompanies { rejection { typed { kindIds kinds { name } } } } }';
  const chosen = await create(idsOf('padaria', 'cafeteria-e-torrefacao'));
  await guia.rest('DELETE', `/admin/companies/${chosen.data.createCompany.id}/reject`, {}, admin);
  const first = await guia.graphql(TYPED, {}, owner);
  expect(first.body.data.myCompanies.rejection.typed).toEqual({
    kindIds: idsOf('padaria', 'cafeteria-e-torrefacao').map(String),
    kinds: [{ name: 'Padaria' }, { name: expect.stringContaining('Cafeteria') }],
  });
  const guessed = await create(undefined, { name: 'Barbearia do Chico' });
  await guia.rest('DELETE', `/admin/companies/${guessed.data.createCompany.id}/reject`, {}, admin);
  const second = await guia.graphql(TYPED, {}, owner);
  expect(second.body.data.myCompanies.rejection.typed).toEqual({ kindIds: [], kinds: [] });
});

test('REST: numbers and names of the kinds, chosen as a list or a text, absent ones stay', async () => {
  const [padaria, doceria] = idsOf('padaria', 'confeitaria-e-doceria');
  const made = await guia.rest(
    'POST',
    '/companies',
    { ...COMPANY_FORM, kind_ids: [doceria, padaria] },
    owner,
  );
  expect(made.body.data).toMatchObject({
    kind_ids: [doceria, padaria],
    kinds: ['Confeitaria e doceria', 'Padaria'],
  });
  const put = async (path: string, body: object, caller: { token: string }) =>
    (await guia.rest('PUT', `${path}/${made.body.data.id}`, body, caller)).body;
  expect((await put('/companies', { name: 'Outro nome' }, owner)).data.kind_ids).toEqual([doceria, padaria]);
  expect((await put('/admin/companies', { kind_ids: `${padaria}` }, admin)).data.kinds).toEqual(['Padaria']);
  expect((await put('/companies', { kind_ids: [padaria, padaria] }, owner)).errors).toEqual({
    kind_ids: ['Escolha cada segmento uma vez só.'],
  });
  expect((await put('/companies', { kind_ids: '' }, owner)).data.kind_ids).toEqual([]);
});

test('an exported file that is imported again keeps the kinds', async () => {
  const kind_ids = idsOf('confeitaria-e-doceria', 'padaria');
  // Its name names another kind.
  await makeCompany(guia.pool, { name: 'Barbearia Ida e Volta', kind_ids });
  const reply = await guia.app.inject({
    method: 'GET',
    url: '/admin-exports/companies.csv?q=Ida+e+Volta',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(reply.payload).toContain(';"Confeitaria e doceria; Padaria";');
  await guia.sql`DELETE FROM companies WHERE name = 'Barbearia Ida e Volta'`;
  const file = Readable.from([Buffer.from(reply.payload)]);
  await importCompanies(guia.services.db, file, { fileName: 'empresas.csv', dryRun: false });
  const rows =
    await guia.sql`SELECT kind_ids, kinds_are_guessed FROM companies WHERE name = 'Barbearia Ida e Volta'`;
  expect(rows).toEqual([{ kind_ids, kinds_are_guessed: false }]);
});

test('older companies get the kinds that they name, once and in batches, and keep those that they have', async () => {
  const old = await makeCompany(guia.pool, { name: 'Pizzaria da Nonna' });
  const nameless = await makeCompany(guia.pool, { name: 'Xyz' });
  const chosen = await makeCompany(guia.pool, { name: 'Pizzaria do Porto', kind_ids: idsOf('padaria') });
  await guia.sql`INSERT INTO kind_guessing VALUES (1, ${chosen + 1_000})`;
  await guessOldKinds(guia.services.db, new AbortController().signal);
  const kindsOf = async () => {
    const rows = await guia.sql`SELECT kind_ids AS ids, kinds_are_guessed AS guessed FROM companies
      WHERE id = ANY (${[old, nameless, chosen]}) ORDER BY id`;
    return rows;
  };
  const expected = [
    { ids: idsOf('pizzaria'), guessed: true },
    { ids: [], guessed: false },
    { ids: idsOf('padaria'), guessed: false },
  ];
  expect(await kindsOf()).toEqual(expected);
  expect((await guia.pool.query('SELECT FROM kind_guessing')).rowCount).toBe(0);
  await guia.sql`UPDATE companies SET kind_ids = '{}' WHERE id = ${old}`;
  await guessOldKinds(guia.services.db, new AbortController().signal);
  expect((await kindsOf())[0]).toMatchObject({ ids: [] });
});
