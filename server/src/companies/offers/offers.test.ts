import { beforeAll, expect, test } from 'vitest';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();
beforeAll(() => guia.sql`UPDATE approval_policy SET block_duplicate_companies = false`);

const FIELDS = 'id offers { name description priceCents isFrom }';
const CUT = { name: 'Corte feminino', description: 'Com lavagem.', priceCents: 6_000, isFrom: true };
const DYE = { name: 'Coloração', description: null, priceCents: null, isFrom: false };

const update = async (id: number, offers: unknown, caller: { token: string }) =>
  (
    await guia.graphql(
      `mutation ($id: ID!, $input: UpdateCompanyInput!) { updateCompany(id: $id, input: $input) { ${FIELDS} } }`,
      { id, input: { offers } },
      caller,
    )
  ).body;

test('offers keep their order, replace those before, and are null-safe', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  expect((await update(id, [CUT, DYE], owner)).data.updateCompany.offers).toEqual([CUT, DYE]);
  const typed = [{ name: '  Coloração\n', isFrom: true }, CUT];
  expect((await update(id, typed, owner)).data.updateCompany.offers).toEqual([DYE, CUT]);
  expect((await update(id, null, owner)).data.updateCompany.offers).toEqual([]);
});

test.each([
  [[{ name: ' ', isFrom: false }], /^Item 1: informe o nome/],
  [[CUT, { ...CUT, name: 'x'.repeat(81) }], /^Item 2: o nome tem no máximo 80/],
  [[{ ...CUT, description: 'x'.repeat(201) }], /descrição/],
  [[{ ...CUT, priceCents: -1 }], /preço/],
  [[{ ...CUT, priceCents: 100_000_001 }], /preço/],
  [Array(51).fill(CUT), /no máximo 50/],
])('%o is refused', async (offers, message) => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const { errors } = await update(id, offers, owner);
  expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect(errors[0].extensions.fields.offers[0].message).toMatch(message);
});

test('names of offers are searched, and not any more when they are gone', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id, name: 'Salão Bela' });
  const found = async () =>
    (await guia.graphql('{ companies(q: "depilação egípcia", literal: true) { items { id } } }')).body.data
      .companies.items;
  expect(await found()).toEqual([]);
  await update(id, [{ name: 'Depilação egípcia', isFrom: false }], owner);
  expect(await found()).toEqual([{ id: String(id) }]);
  await update(id, [], owner);
  expect(await found()).toEqual([]);
  const rows = await guia.sql`SELECT sum(sign)::int AS sum FROM search_changes WHERE folded LIKE '%egipcia%'`;
  expect(rows).toEqual([{ sum: 0 }]);
});

test('administrators see a change of an approved company in words; a rejected one keeps its offers', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  await update(id, [CUT, DYE], owner);
  const { body } = await guia.graphql(
    '{ adminChangedCompanies { items { company { id } changes { name beforeText afterText } } } }',
    {},
    admin,
  );
  const { changes } = body.data.adminChangedCompanies.items.find(
    ({ company }: { company: { id: string } }) => company.id === String(id),
  );
  expect(changes).toEqual([
    {
      name: 'Serviços e produtos',
      beforeText: null,
      afterText: 'Corte feminino, a partir de R$\u00a060,00; Coloração',
    },
  ]);

  const { category_id: categoryId, ...form } = COMPANY_FORM;
  const other = await guia.owner();
  const created = await guia.graphql(
    `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { id } }`,
    { input: { ...form, categoryId, offers: [CUT] } },
    other,
  );
  const newId = created.body.data.createCompany.id;
  await guia.graphql('mutation ($id: ID!) { rejectCompany(id: $id) { id } }', { id: newId }, admin);
  const home = await guia.graphql(
    '{ myCompanies { rejection { typed { offers { name priceCents } } } } }',
    {},
    other,
  );
  expect(home.body.data.myCompanies.rejection.typed.offers).toEqual([
    { name: 'Corte feminino', priceCents: 6_000 },
  ]);
});
