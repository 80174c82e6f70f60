import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { testPool } from '../../../test/helpers/test-database.ts';
import { poolReader } from '../../database/statement.ts';
import { suggest } from './search-suggestions.ts';

const pool = testPool();
beforeAll(async () => {
  await makeCompany(pool, { name: 'Alimentos Bianchi', city: 'Campinas' });
  for (let number = 1; number <= 10; number++) await makeCompany(pool, { name: `Mercado ${number}` });
});

const textsOf = async (q: string) =>
  (await suggest(poolReader(pool), q, 8)).map(({ kind, text, detail }) => [kind, text, detail]);

test('an incomplete word suggests categories, cities and companies', async () => {
  expect(await textsOf('alimen')).toEqual([
    ['category', 'Alimentação', null],
    ['company', 'Alimentos Bianchi', 'Campinas - SP'],
  ]);
  expect((await textsOf('campi')).slice(0, 2)).toEqual([
    ['city', 'Campinas', 'SP'],
    ['city', 'Campina Grande', 'PB'],
  ]);
});

test('suggests a city by another name of it', async () => {
  expect(await textsOf('buzi')).toEqual([['city', 'Armação dos Búzios', 'RJ']]);
  expect((await textsOf('moji')).slice(0, 2)).toEqual([
    ['city', 'Mogi das Cruzes', 'SP'],
    ['city', 'Mogi Guaçu', 'SP'],
  ]);
});

test('suggests for misspelt words', async () => {
  expect(await textsOf('biancki')).toEqual([['company', 'Alimentos Bianchi', 'Campinas - SP']]);
  expect(await textsOf('campinaz')).toContainEqual(['city', 'Campinas', 'SP']);
});

test('each suggestion has exactly one id', async () => {
  const [category, company] = await suggest(poolReader(pool), 'alimen', 8);
  expect(category).toMatchObject({ categoryId: 3, companyId: null, cityId: null });
  expect(company).toMatchObject({ categoryId: null, cityId: null, companyId: expect.any(Number) });
});

test('returns at most `limit` suggestions', async () => {
  expect(await textsOf('mercado')).toHaveLength(8);
  expect(await suggest(poolReader(pool), 'mercado', 3)).toHaveLength(3);
});

test.each(['', '   ', '🍕', '\0', "'; --", 'a '.repeat(60)])('%j returns without an error', async (q) => {
  expect(Array.isArray(await textsOf(q))).toBe(true);
});
