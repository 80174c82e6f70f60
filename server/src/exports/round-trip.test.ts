import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { testApp } from '../../test/helpers/test-app.ts';
import { importCompanies } from '../imports/jobs/import-companies.ts';

const guia = testApp();

const OFFERS = [
  {
    name: 'Corte, barba e bigode',
    description: 'Com lavagem.\u2009Sem hora.',
    priceCents: 1_206_050,
    isFrom: true,
  },
  { name: 'Coloração', description: null, priceCents: null, isFrom: false },
  { name: 'Escova', description: null, priceCents: 4_500, isFrom: false },
];
const COLUMNS = `name, description, category_id, city_id, kind_ids, attribute_ids, offers, address, cep, phone,
  contact_type, email, website, opening_hours, instagram, facebook, ifood, founded_year, area_served, latitude, longitude`;
const stored = async (name: string) =>
  (await guia.pool.query(`SELECT ${COLUMNS} FROM companies WHERE name = $1`, [name])).rows;

test('a company that is exported and imported again is the same', async () => {
  const name = 'Salão Ida e Volta';
  const id = await makeCompany(guia.pool, {
    name,
    description: 'Primeira linha; com ponto e vírgula.\nSegunda "linha".',
    address: 'Rua das Acácias, 120, loja 2 – Cambuí',
    cep: '13024120',
    phone: '+5519995550100',
    email: 'contato@ida.exemplo.com.br',
    website: 'https://ida.exemplo.com.br',
    opening_hours: 'Mo-Fr 08:00-18:00; PH off',
    instagram: 'https://www.instagram.com/ida/',
    facebook: 'https://www.facebook.com/ida',
    ifood: 'https://www.ifood.com.br/delivery/campinas-sp/ida/0b2a11c0',
    founded_year: 1998,
    area_served: 'Campinas e Valinhos',
    latitude: -22.9001,
    longitude: -47.05,
    kind_ids: [66],
    attribute_ids: [1, 2],
    contact_type: 'whatsapp',
    offers: JSON.stringify(OFFERS),
  });
  const before = await stored(name);
  const { payload } = await guia.app.inject({
    method: 'GET',
    url: '/admin-exports/companies.csv?q=ida%20e%20volta',
    headers: { authorization: `Bearer ${await guia.adminToken()}` },
  });
  const options = { fileName: 'volta.csv', dryRun: false, onBatch: async () => undefined };
  const again = async () => importCompanies({ pool: guia.pool }, Readable.from([payload]), options);
  // Its number finds it, and no file changes a company that did not come from one.
  expect(await again()).toMatchObject({ created: 0, unchanged: 1, warnings: 0 });
  await guia.sql`DELETE FROM companies WHERE id = ${id}`;
  // Another company with the same number.
  await makeCompany(guia.pool, { id, name: 'Outra Empresa' });
  expect(await again()).toMatchObject({ created: 1, warnings: 0 });
  expect(await again()).toMatchObject({ created: 0, unchanged: 1 });
  const [{ offers: back, ...after }] = await stored(name);
  const [{ offers, ...others }] = before;
  expect(after).toEqual(others);
  expect(back).toEqual([{ ...OFFERS[0], description: 'Com lavagem. Sem hora.' }, ...OFFERS.slice(1)]);

  // A file without the column leaves the offers that somebody has added.
  const file =
    'nome;categoria;cidade;estado;endereco\nSalão Ida e Volta;Serviços;Campinas;SP;Rua das Acácias, 120, loja 2 – Cambuí';
  await importCompanies({ pool: guia.pool }, Readable.from([file]), options);
  expect((await stored(name))[0].offers).toHaveLength(offers.length);
});
