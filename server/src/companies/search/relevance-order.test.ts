import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { sqlOf, testPool } from '../../../test/helpers/test-database.ts';
import { poolReader } from '../../database/statement.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';
import { searchCompanies } from './search-companies.ts';

const pool = testPool();
const sql = sqlOf(pool);
const reader = poolReader(pool);
const names = new Map<number, string>();

type Made = Parameters<typeof makeCompany>[1] & {
  kinds?: string[];
  stars?: [number, number];
  createdAt?: string;
};

async function make({ kinds = [], stars: [rating, count] = [0, 0], createdAt, ...columns }: Made) {
  const kindIds = await pool.query('SELECT id FROM kinds WHERE slug = ANY ($1)', [kinds]);
  expect(kindIds.rows).toHaveLength(kinds.length);
  const id = await makeCompany(pool, { ...columns, kind_ids: kindIds.rows.map((row) => row.id) });
  await sql`UPDATE companies
    SET rating_sum = ${rating}::int * ${count}::int, rating_count = ${count}, created_at = coalesce(${createdAt ?? null}, created_at)
     WHERE id = ${id}`;
  names.set(id, columns.name ?? '');
}

beforeAll(async () => {
  for (const company of COMPANIES) await make(company);
  await refreshDictionaries(reader);
});

const BAD: [number, number] = [2, 20];
const GOOD: [number, number] = [5, 50];
const COMPLETE = {
  phone: '+551133334444',
  address: 'Rua A, 1',
  cep: '01001000',
  email: 'loja@exemplo.com.br',
  website: 'https://loja.exemplo.com.br',
};

const COMPANIES: Made[] = [
  { name: 'Padaria Aurora', kinds: ['padaria'], stars: BAD, city: 'Osasco' },
  { name: 'Café da Padaria', kinds: ['granja-e-ovos'], stars: GOOD, city: 'Osasco' },
  { name: 'Trigo Fino', kinds: ['padaria'], stars: BAD, city: 'Osasco' },
  { name: 'Bar do Lago', description: 'Ao lado da padaria.', stars: GOOD, city: 'Osasco' },
  { name: 'Padaria Campinas Sul', city: 'Santos', stars: GOOD },
  { name: 'Forno Antigo', kinds: ['padaria'], city: 'Campinas', stars: BAD },
  { name: 'Toldos Lima', stars: [4, 5] },
  { name: 'Toldos Alves', stars: [5, 5] },
  { name: 'Lona Prado', ...COMPLETE },
  { name: 'Lona Reis', description: '' },
  { name: 'Vidros Sá', createdAt: '2026-01-01' },
  { name: 'Vidros Melo', createdAt: '2022-01-01' },
  { name: 'Bazar Zinho', address: 'Rua Turquesa, 5', city: 'Manaus', stars: GOOD },
  { name: 'Turquesa Bazar', city: 'Manaus', stars: BAD },
  { name: 'Padaria Oeste', address: 'Rua Campinas, 5', city: 'Manaus' },
  { name: 'Formiga', city: 'Campinas' },
  { name: 'Formiga Dedetizadora', city: 'Campinas', stars: GOOD },
  { name: 'Dedetizadora Formiga', city: 'Campinas', kinds: ['dedetizacao-e-limpeza-de-caixa-dagua'] },
  { name: 'Padaria do João em Formiga', kinds: ['padaria'], city: 'Santos', stars: BAD },
  { name: 'Panificadora Bom Jesus', kinds: ['padaria'], city: 'Formiga', stars: GOOD },
  { name: 'Granja', city: 'Osasco', stars: BAD },
  { name: 'Granja Boa Vista', kinds: ['granja-e-ovos'], city: 'Osasco', stars: GOOD },
  { name: 'Natal', city: 'Campinas', stars: BAD },
  { name: 'Hotel Beira-Mar', city: 'Natal', stars: GOOD },
  { name: 'Pousada das Dunas', city: 'Natal', stars: GOOD },
  { name: 'Flores', city: 'Curitiba', stars: BAD },
  { name: 'Flores da Ana', kinds: ['floricultura'], city: 'Curitiba', stars: GOOD },
  { name: 'Jardim da Vovó', kinds: ['floricultura'], city: 'Curitiba', stars: GOOD },
  { name: 'Enfeites Noel', description: 'Árvores de natal.', city: 'Curitiba' },
  { name: 'Bazar Noel', description: 'Luzes de natal.', city: 'Curitiba' },
  { name: 'Festas Noel', description: 'Ceias de natal.', city: 'Curitiba' },
];

const search = (q: string) =>
  searchCompanies(reader, { q, order: 'relevance', page: 1, perPage: 16, literal: false });
const found = async (q: string) => (await search(q)).ids.map((id) => names.get(id));

test.each([
  [
    'name and kind, kind, name, no text',
    'padaria osasco',
    ['Padaria Aurora', 'Trigo Fino', 'Café da Padaria'],
  ],
  ['a name over a street', 'bazar turquesa ', ['Turquesa Bazar', 'Bazar Zinho']],
  ['the named place first', 'padaria campinas', ['Forno Antigo', 'Padaria Campinas Sul']],
  ['the exact name over the place', 'padaria campinas sul', ['Padaria Campinas Sul']],
  ['the better rated', 'toldos ', ['Toldos Alves', 'Toldos Lima']],
  ['more complete data', 'lona ', ['Lona Prado', 'Lona Reis']],
  ['the newer', 'vidros ', ['Vidros Sá', 'Vidros Melo']],
])('%s: %s', async (_, q, order) => {
  expect(await found(q)).toEqual(order);
});

test.each([
  'Formiga',
  'Padaria do João em Formiga',
  'Granja',
  'Natal',
  'Flores',
  'Dedetizadora Formiga',
  'Padaria Campinas Sul',
  'Hotel Beira-Mar',
])('a name that is also a kind or a city is first when it is typed: %s', async (name) => {
  for (const q of [name, name.toUpperCase(), `${name} `]) expect((await found(q))[0]).toBe(name);
});

test.each([
  ['padaria em formiga', 'Panificadora Bom Jesus'],
  ['panificadora em formiga', 'Panificadora Bom Jesus'],
  ['hotel em natal', 'Hotel Beira-Mar'],
  ['pousada em natal', 'Pousada das Dunas'],
])('"em" names a city: %s', async (q, name) => {
  const { matchedCityId, ids } = await search(q);
  const rows = await sql`SELECT name FROM cities WHERE id = ${matchedCityId}`;
  expect(rows).toEqual([{ name: q.endsWith('formiga') ? 'Formiga' : 'Natal' }]);
  expect(names.get(ids[0] ?? 0)).toBe(name);
});

test('completed data count at once', async () => {
  const { phone, address, cep, email, website } = COMPLETE;
  await sql`UPDATE companies
    SET description = '', phone = ${phone}, address = NULL, cep = ${cep}, email = ${email}, website = ${website}
     WHERE name LIKE 'Lona %'`;
  await sql`UPDATE companies SET phone = NULL, email = NULL WHERE name = 'Lona Prado'`;
  expect(await found('lona ')).toEqual(['Lona Reis', 'Lona Prado']);
  await sql`UPDATE companies SET phone = ${phone}, address = ${address} WHERE name = 'Lona Prado'`;
  await sql`UPDATE companies SET website = NULL, cep = NULL WHERE name = 'Lona Reis'`;
  expect(await found('lona ')).toEqual(['Lona Prado', 'Lona Reis']);
});
