import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import { importCompanies } from '../imports/jobs/import-companies.ts';

const guia = testApp();
/** Ids by slug. */
const attributes: Record<string, string> = {};
const kinds: Record<string, string> = {};
beforeAll(async () => {
  for (const [table, ids] of [
    ['attributes', attributes],
    ['kinds', kinds],
  ] as const) {
    const { rows } = await guia.pool.query<{ id: number; slug: string }>(`SELECT id, slug FROM ${table}`);
    for (const { id, slug } of rows) ids[slug] = String(id);
  }
});

const ask = async (query: string, variables = {}, caller: { token?: string } = {}) =>
  (await guia.graphql(query, variables, caller)).body;
const idsOf = (...slugs: string[]) => slugs.map((slug) => attributes[slug] as string);
const update = async (id: number, attributeIds: unknown, caller: { token: string }) =>
  ask(
    `mutation ($id: ID!, $input: UpdateCompanyInput!) {
      updateCompany(id: $id, input: $input) { attributes { slug } } }`,
    { id, input: { attributeIds } },
    caller,
  );
const found = async (attributeIds: string[], rest = '') =>
  (
    await ask(
      `query ($attributeIds: [ID!]) { companies(attributeIds: $attributeIds ${rest}) {
        total totalIsExact items { id } attributes { slug } } }`,
      { attributeIds },
    )
  ).data.companies;

test('a company is found by all of its attributes, with text, kind and in every order', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, {
    owner_id: owner.id,
    name: 'Padaria Atributiva',
    category_id: 3,
    kind_ids: [Number(kinds.padaria)],
  });
  const chosen = idsOf('wi-fi', 'entrega');
  expect((await found(chosen)).items).toEqual([]);
  const { data } = await update(id, chosen, owner);
  expect(data.updateCompany.attributes).toEqual([{ slug: 'entrega' }, { slug: 'wi-fi' }]);
  for (const rest of [
    '',
    'q: "atributiva"',
    'kind: "padaria"',
    'category: "3"',
    'order: name',
    'order: rating',
  ]) {
    expect(await found(chosen, rest)).toMatchObject({ total: 1, items: [{ id: String(id) }] });
  }
  expect((await found(idsOf('wi-fi', 'drive-thru'))).items).toEqual([]);
  expect((await found(['99999'])).items).toEqual([]);
  expect((await found(['x'])).items).toEqual([]);
  await update(id, [], owner);
  expect((await found(chosen)).items).toEqual([]);
});

test('an unknown attribute is refused; each counts once', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  for (const wrong of [['99999'], ['x'], Array.from({ length: 61 }, (_, index) => String(index + 1))]) {
    expect((await update(id, wrong, owner)).errors[0].extensions.fields).toHaveProperty('attributeIds');
  }
  const twice = [...idsOf('wi-fi'), ...idsOf('wi-fi')];
  expect((await update(id, twice, owner)).data.updateCompany.attributes).toHaveLength(1);
});

test('a search offers the attributes of its kind, the closest first; without kind or category none', async () => {
  const slugs = async (rest: string) =>
    (await found([], rest)).attributes.map(({ slug }: { slug: string }) => slug);
  const bakery = await slugs('kind: "padaria"');
  expect(bakery.slice(0, 2)).toEqual(['entrega', 'retirada-no-local']);
  expect(bakery).toContain('aceita-pix');
  expect(bakery).not.toContain('aceita-convenios');
  expect(await slugs('category: "Saúde"')).toContain('aceita-convenios');
  expect(await slugs('')).toEqual([]);
  const { data } = await ask('query ($ids: [ID!]) { attributes(kindIds: $ids) { slug } }', {
    ids: [kinds.padaria],
  });
  expect(data.attributes.map(({ slug }: { slug: string }) => slug)).toEqual(bakery);
});

const ADMIN = 'id name isRetired categories { name } kinds { slug }';
const CREATE = `mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { ${ADMIN} } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateAttributeInput!) { updateAttribute(id: $id, input: $input) { ${ADMIN} } }`;

test('administrators add, assign, rename and retire; a retired one leaves pages and forms, not the company', async () => {
  const input = { name: 'Forno a lenha', kindIds: [kinds.pizzaria], categoryIds: [] };
  const created = (await ask(CREATE, { input }, admin)).data.createAttribute;
  expect(created).toMatchObject({ name: 'Forno a lenha', isRetired: false, kinds: [{ slug: 'pizzaria' }] });
  expect((await ask(CREATE, { input }, admin)).errors[0].extensions.fields).toHaveProperty('name');
  expect(
    (await ask(CREATE, { input: { name: 'X', kindIds: ['9999'] } }, admin)).errors[0].extensions.fields,
  ).toHaveProperty('kindIds');
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  await update(id, [created.id], owner);
  const change = (sent: object) => ask(UPDATE, { id: created.id, input: sent }, admin);
  expect((await change({ name: 'Forno à lenha', categoryIds: ['3'] })).data.updateAttribute).toMatchObject({
    name: 'Forno à lenha',
    categories: [{ name: 'Alimentação' }],
    kinds: [{ slug: 'pizzaria' }],
  });
  expect((await found([], 'kind: "pizzaria"')).attributes[0].slug).toBe('forno-a-lenha');
  await change({ isRetired: true });
  const shown = async () =>
    (await ask(`{ company(id: ${id}) { attributes { slug } } }`)).data.company.attributes;
  expect(await shown()).toEqual([]);
  expect((await update(id, [created.id], await guia.owner())).errors[0].extensions.code).toBe('FORBIDDEN');
  // The form does not show it, so it is not sent, and stays.
  await update(id, idsOf('wi-fi'), owner);
  await change({ isRetired: false });
  expect(await shown()).toEqual([{ slug: 'wi-fi' }, { slug: 'forno-a-lenha' }]);
  const { data } = await ask('{ adminAuditEntries(perPage: 5) { items { action } } }', {}, admin);
  expect(JSON.stringify(data)).toContain('attribute.update');
});

test('imports read names and tags of OpenStreetMap', async () => {
  const file = [
    'nome;categoria;cidade;uf;caracteristicas;wheelchair;internet_access;payment:pix;delivery;tags',
    'Bar dos Atributos;Alimentação;Campinas;SP;Música ao vivo; yes;wlan;yes;no;amenity=bar|outdoor_seating=yes|dog=no',
  ].join('\n');
  await importCompanies(guia.services.db, Readable.from([Buffer.from(file)]), {
    fileName: 'empresas.csv',
    dryRun: false,
  });
  const rows = await guia.sql`SELECT a.slug FROM companies c JOIN attributes a ON a.id = ANY (c.attribute_ids)
     WHERE c.name = 'Bar dos Atributos' ORDER BY a.slug`;
  expect(rows.map(({ slug }) => slug).sort()).toEqual([
    'aceita-pix',
    'acessivel-para-cadeira-de-rodas',
    'mesas-ao-ar-livre',
    'musica-ao-vivo',
    'wi-fi',
  ]);
});
