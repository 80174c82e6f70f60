import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/test-database.ts';
import { poolReader, type Reader } from '../../database/statement.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';
import { searchCompanies } from './search-companies.ts';

let database: TestDatabase;
let pool: pg.Pool;
let reader: Reader;

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
  telefone hotel pousadas flores buquês auto peças norte freios alimentação campinas natal santos`.split(
  /\s+/,
);
/** Of no company, also words that only kinds have. */
const UNKNOWN = 'xyzkwq blorft zzuvq 99817 despachante ourivesaria funilaria'.split(' ');
const STOP_WORDS = 'de em a o para com na e'.split(' ');

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  pool.on('error', () => {});
  reader = poolReader(pool);
  for (const company of COMPANIES) await makeCompany(pool, company);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
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

  test('a text with a known word finds something, whatever else is in it', async () => {
    const other = fc.constantFrom(...UNKNOWN, ...STOP_WORDS, ...KNOWN);
    const text = fc
      .tuple(fc.constantFrom(...KNOWN), fc.array(other, { maxLength: 14 }), fc.nat(14), fc.boolean())
      .map(([known, others, at, isComplete]) => {
        const words = others.toSpliced(at, 0, known);
        while (words.join(' ').length > 99) words.splice(words[0] === known ? 1 : 0, 1);
        return words.join(' ') + (isComplete ? ' ' : '');
      });
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        expect(await totalOf(q), q).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  test('a half-typed last word counts as known', async () => {
    for (const q of ['xyzkwq chavei', 'blorft padaria xyzkwq hote'])
      expect(await totalOf(q)).toBeGreaterThan(0);
  });
});
