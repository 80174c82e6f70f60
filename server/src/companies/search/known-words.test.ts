import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testPool } from '../../../test/helpers/test-database.ts';
import { poolReader } from '../../database/statement.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';
import { searchCompanies } from './search-companies.ts';

const pool = testPool();
const reader = poolReader(pool);

const COMPANIES = [
  { name: 'Padaria Trigo de Ouro', description: 'Pães e bolos.', address: 'Rua das Acácias, 482' },
  { name: 'Chaveiro Central', description: 'Cópias de chaves.', city: 'Santos' },
  { name: 'Bom Preço', description: 'Mercado com telefone e entrega.', city: 'Natal' },
  { name: 'Hotel Beira-Mar', legal_name: 'Pousadas Reunidas Ltda', city: 'Natal' },
  { name: 'Flores da Ana', description: 'Buquês.', city: 'Curitiba' },
  { name: 'Auto Peças Norte', description: 'Freios.', city: 'Campo Grande' },
];
/** Each finds something alone: words of names, texts and addresses, kinds, a category, cities, a number. */
const KNOWN = `padaria trigo ouro pães bolos acácias 482 chaveiro central cópias chaves bom preço mercado
  telefone hotel reunidas flores buquês auto peças norte freios alimentação campinas natal santos`.split(
  /\s+/,
);
beforeAll(async () => {
  for (const company of COMPANIES) await makeCompany(pool, company);
});

const totalOf = async (q: string) =>
  (await searchCompanies(reader, { q, order: 'relevance', page: 1, perPage: 16, literal: false })).total;

describe.each([
  ['before the words are counted', async () => {}],
  ['after they are counted', () => refreshDictionaries(reader)],
])('%s', (_, prepare) => {
  beforeAll(prepare);

  test.each(KNOWN)('%s finds something', async (word) => {
    expect(await totalOf(`${word} `)).toBeGreaterThan(0);
  });

  test.each([
    'despachante',
    'ourivesaria em natal',
    'chaveiro em natal',
    'padaria despachante',
    'xyzkwq blorft',
  ])('%s finds nothing, since nobody is or says it there', async (q) => {
    expect(await totalOf(q)).toBe(0);
  });
});
