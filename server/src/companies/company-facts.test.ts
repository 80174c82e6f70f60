import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { COMPANY_FORM } from '../../test/helpers/company-form.ts';
import { makeCompany } from '../../test/helpers/factories.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';
import { importCompanies } from '../imports/jobs/import-companies.ts';

const guia = testApp();
beforeAll(() => guia.sql`UPDATE approval_policy SET block_duplicate_companies = false`);

const FIELDS = 'instagram facebook ifood foundedYear areaServed';
const SHOP = 'https://www.ifood.com.br/delivery/campinas-sp/padaria/0b2a11c0';
const FACTS = {
  instagram: 'https://www.instagram.com/paoquente/',
  facebook: 'https://www.facebook.com/pao.quente',
  ifood: SHOP,
  foundedYear: 1998,
  areaServed: 'Campinas e Valinhos',
};
const NONE = { instagram: null, facebook: null, ifood: null, foundedYear: null, areaServed: null };

const update = async (id: number, input: object, caller: { token: string }) =>
  (
    await guia.graphql(
      `mutation ($id: ID!, $input: UpdateCompanyInput!) { updateCompany(id: $id, input: $input) { ${FIELDS} } }`,
      { id, input },
      caller,
    )
  ).body;

test('REST takes what people type and answers addresses; an empty text empties', async () => {
  const owner = await guia.owner();
  const typed = {
    instagram: '@PaoQuente',
    facebook: 'fb.com/pao.quente?ref=x',
    ifood: `${SHOP}?UTM=1`,
    founded_year: '1998',
    area_served: 'Campinas e Valinhos',
  };
  const { body, status } = await guia.rest('POST', '/companies', { ...COMPANY_FORM, ...typed }, owner);
  expect(status).toBe(200);
  const { foundedYear: founded_year, areaServed: area_served, ...links } = FACTS;
  expect(body.data).toMatchObject({ ...links, founded_year, area_served });
  const { id } = body.data;
  const emptied = await guia.rest('PUT', `/companies/${id}`, { founded_year: '', instagram: '' }, owner);
  expect(emptied.body.data).toMatchObject({ instagram: null, founded_year: null, facebook: links.facebook });
});

test.each([
  [{ instagram: 'https://exemplo.com.br/padaria' }, 'instagram'],
  [{ facebook: 'https://facebook.com.exemplo.net/padaria' }, 'facebook'],
  [{ ifood: '@padaria' }, 'ifood'],
  [{ foundedYear: new Date().getFullYear() + 1 }, 'foundedYear'],
  [{ foundedYear: 1799 }, 'foundedYear'],
  [{ foundedYear: 0 }, 'foundedYear'],
  [{ areaServed: 'á'.repeat(201) }, 'areaServed'],
])('%o is refused', async (input, field) => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const { errors } = await update(id, input, owner);
  expect(errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: [{ message: expect.any(String) }] },
  });
});

test('a change is recorded under Portuguese names, marked for review and noted in the catalogue', async () => {
  const owner = await guia.owner();
  const id = await makeCompany(guia.pool, { owner_id: owner.id });
  const noted = async () =>
    (await guia.sql`SELECT changed_at FROM catalogue_changes WHERE company_id = ${id}`)[0].changed_at as Date;
  const before = await noted();
  expect((await update(id, FACTS, owner)).data.updateCompany).toEqual(FACTS);
  expect((await noted()).getTime()).toBeGreaterThan(before.getTime());
  const { body } = await guia.graphql(
    '{ adminChangedCompanies { items { company { id } changes { name beforeText afterText } } } }',
    {},
    admin,
  );
  const { changes } = body.data.adminChangedCompanies.items.find(
    ({ company }: { company: { id: string } }) => company.id === String(id),
  );
  expect(changes).toContainEqual({ name: 'Ano de fundação', beforeText: null, afterText: '1998' });
  expect(changes).toContainEqual({ name: 'Instagram', beforeText: null, afterText: FACTS.instagram });
  expect((await update(id, NONE, owner)).data.updateCompany).toEqual(NONE);
});

test('imports read them and leave out what is invalid; exports write them', async () => {
  const file = [
    'nome;categoria;cidade;uf;contact:instagram;facebook;ifood;ano_de_fundacao;area_atendida',
    `Padaria dos Fatos;Alimentação;Campinas;SP;paoquente;fb.com/pao.quente;${SHOP};1998;Campinas e Valinhos`,
    'Loja sem Fatos;Varejo;Campinas;SP;http://exemplo.net/x;;;2999;',
  ].join('\n');
  await importCompanies(guia.services.db, Readable.from([Buffer.from(file)]), {
    fileName: 'empresas.csv',
    dryRun: false,
  });
  const rows =
    await guia.sql`SELECT instagram, facebook, ifood, founded_year AS "foundedYear", area_served AS "areaServed"
     FROM companies WHERE name IN ('Padaria dos Fatos', 'Loja sem Fatos') ORDER BY name DESC`;
  expect(rows).toEqual([FACTS, NONE]);
  const reply = await guia.app.inject({
    method: 'GET',
    url: '/admin-exports/companies.csv',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(reply.payload).toMatch(/Site;Horário;Instagram;Facebook;iFood;Ano de fundação;Área atendida/);
  expect(reply.payload).toContain(`${FACTS.instagram};${FACTS.facebook};${SHOP};1998;Campinas e Valinhos`);
});
