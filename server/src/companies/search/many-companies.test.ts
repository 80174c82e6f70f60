import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/helpers/test-database.ts';
import { poolReader, type Reader } from '../../database/statement.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';
import { type SearchInput, searchCompanies } from './search-companies.ts';

/** More than are counted, ranked or browsed to the end. */
const COUNT = 11_000;

let database: TestDatabase;
let pool: pg.Pool;
let reader: Reader;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  pool.on('error', () => {});
  reader = poolReader(pool);
  await pool.query(
    `INSERT INTO companies (name, slug, description, category_id, city_id, is_approved, rating_sum, rating_count,
       created_at)
     SELECT CASE WHEN n % 2 = 0 THEN 'Loja ' ELSE 'Bar ' END || n, 'c-' || n, 'Tudo para a casa.', 1 + n % 3,
       (SELECT id FROM cities WHERE name = CASE WHEN n % 5 = 0 THEN 'Santos' ELSE 'Campinas' END),
       true, (n % 7) * (1 + n % 5), n % 7, timestamptz '2024-01-01' + n % 1000 * interval '1 hour'
     FROM generate_series(1, $1::int) n`,
    [COUNT],
  );
  await refreshDictionaries(reader);
  await pool.query('ANALYZE search_documents');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const search = (input: Partial<SearchInput>) =>
  searchCompanies(reader, { order: 'relevance', page: 1, perPage: 16, literal: false, ...input });

const LISTS: [string, Partial<SearchInput>, number][] = [
  ['everything', {}, COUNT],
  ['a common word', { q: 'loja ' }, COUNT / 2],
  ['a common word in a city', { q: 'loja ', city: 'Campinas' }, (COUNT / 2) * 0.8],
  ['a common word and a city in the text', { q: 'loja campinas' }, (COUNT / 2) * 0.8],
  ['a city', { city: 'Campinas' }, COUNT * 0.8],
  ['a category in a city', { city: 'Campinas', category: '2' }, 2_934],
];
const ORDERS: SearchInput['order'][] = ['relevance', 'rating', 'newest', 'name'];

test.each(LISTS)('%s: 400 results in one stable order, none twice, for any page size', async (_, input) => {
  for (const order of ORDERS) {
    const wide = await Promise.all(
      [1, 2, 3, 4].map((page) => search({ ...input, order, page, perPage: 100 })),
    );
    const all = wide.flatMap(({ ids }) => ids);
    expect(new Set(all).size).toBe(400);
    for (const page of [1, 2, 7, 25]) {
      const { ids } = await search({ ...input, order, page });
      expect(ids, `${order}, page ${page}`).toEqual(all.slice((page - 1) * 16, page * 16));
    }
    expect((await search({ ...input, order, page: 26 })).ids).toEqual([]);
    expect((await search({ ...input, order, page: 5, perPage: 90 })).ids).toEqual(all.slice(360));
  }
});

test.each(LISTS)('%s: the total is exact or marked as an estimate', async (_, input, expected) => {
  const { total, totalIsExact } = await search(input);
  if (totalIsExact) expect(total).toBe(expected);
  expect(Math.abs(total - expected) / expected).toBeLessThan(0.35);
  expect(totalIsExact).toBe(expected <= (input.q ? 3_000 : 10_000) || totalIsExact);
});

test('filters count before the companies of a number are cut, and no cut total is exact', async () => {
  await pool.query(`UPDATE companies SET cep = '13900000' WHERE id % 5 <> 0 OR id % 500 = 0`);
  const all = await search({ q: '13900-000' });
  expect(all).toMatchObject({ total: 3_000, totalIsExact: false });
  for (const input of [{ city: 'Santos' }, { q: '13900-000 santos' }]) {
    const { total, totalIsExact } = await search({ q: '13900-000', ...input });
    expect([total, totalIsExact]).toEqual([22, true]);
  }
});

test('the best score comes first', async () => {
  const { ids } = await search({});
  const { rows } = await pool.query(
    'SELECT company_id FROM search_documents ORDER BY score DESC, company_id DESC LIMIT 16',
  );
  expect(ids).toEqual(rows.map((row) => row.company_id));
});

test('an exact name comes first, however low its score', async () => {
  const { rows } = await pool.query(
    `INSERT INTO companies (name, slug, category_id, city_id, is_approved, rating_sum, rating_count, created_at)
     SELECT 'Loja', 'loja', 1, city_id, true, 90, 90, '2020-01-01' FROM companies LIMIT 1 RETURNING id`,
  );
  expect((await search({ q: 'loja' })).ids[0]).toBe(rows[0].id);
});

test('the filter "open" keeps the order, whichever index is scanned', async () => {
  // Of schedules 0 to 9 three are open: 1, 4 and 7.
  const { rows } = await pool.query(
    `UPDATE search_documents SET opening_schedule_id = (company_id::bigint * company_id / 7 + company_id / 10) % 10
     RETURNING company_id AS id, opening_schedule_id AS schedule`,
  );
  const opened = new Set(rows.filter(({ schedule }) => [1, 4, 7].includes(schedule)).map(({ id }) => id));
  const open = { bits: Buffer.from([0b10010010, 0]), share: opened.size / COUNT };
  for (const [name, input, expected] of LISTS) {
    for (const order of ['rating', 'newest', 'name', 'relevance'] as const) {
      const pages = [1, 2, 3, 4].map((page) => search({ ...input, order, page, perPage: 100 }));
      const all = (await Promise.all(pages)).flatMap(({ ids }) => ids);
      const found = await search({ ...input, order, open, perPage: 100 });
      expect(found.ids).toHaveLength(100);
      expect(found.ids.every((id) => opened.has(id))).toBe(true);
      const firsts = all.filter((id) => opened.has(id)).slice(0, 100);
      // Relevance by text ranks groups of what was found.
      if (order !== 'relevance' || !input.q)
        expect(found.ids.slice(0, firsts.length), `${name}, ${order}`).toEqual(firsts);
      const share = found.total / (open.share * expected);
      expect(share, `${name}, ${order}: ${found.total}`).toBeGreaterThan(0.6);
      expect(share, `${name}, ${order}: ${found.total}`).toBeLessThan(1.5);
    }
  }
});
