import { beforeAll, expect, test } from 'vitest';
import { sqlOf, testPool } from '../../../test/helpers/test-database.ts';
import { poolReader } from '../../database/statement.ts';
import { metresBetween } from '../../shared/map/mercator.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';
import { type SearchInput, searchCompanies } from './search-companies.ts';

/** More than are counted, ranked or browsed to the end. */
const COUNT = 11_000;

/** The south-western corner of a square of 50 km with all companies. */
const [LATITUDE, LONGITUDE] = [-23.15, -47.3];

const pool = testPool();
const sql = sqlOf(pool);
const reader = poolReader(pool);
beforeAll(async () => {
  await pool.query(
    `INSERT INTO companies (name, slug, description, category_id, city_id, is_approved, rating_sum, rating_count,
       created_at, latitude, longitude)
     SELECT CASE WHEN n % 2 = 0 THEN 'Loja ' ELSE 'Bar ' END || n, 'c-' || n, 'Tudo para a casa.', 1 + n % 3,
       (SELECT id FROM cities WHERE name = CASE WHEN n % 5 = 0 THEN 'Santos' ELSE 'Campinas' END),
       true, (n % 7) * (1 + n % 5), n % 7, timestamptz '2024-01-01' + n % 1000 * interval '1 hour',
       ${LATITUDE} + n * 7919 % 1000 / 2000.0, ${LONGITUDE} + n * 104729 % 997 / 2000.0
     FROM generate_series(1, $1::int) n`,
    [COUNT],
  );
  await refreshDictionaries(reader);
  await sql`ANALYZE search_documents, company_points`;
}, 180_000);

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
  await sql`UPDATE companies SET cep = '13900000' WHERE id % 5 <> 0 OR id % 500 = 0`;
  const all = await search({ q: '13900-000' });
  expect(all).toMatchObject({ total: 3_000, totalIsExact: false });
  for (const input of [{ city: 'Santos' }, { q: '13900-000 santos' }]) {
    const { total, totalIsExact } = await search({ q: '13900-000', ...input });
    expect([total, totalIsExact]).toEqual([22, true]);
  }
});

test('the best score comes first', async () => {
  const { ids } = await search({});
  const rows =
    await sql`SELECT company_id FROM search_documents ORDER BY score DESC, company_id DESC LIMIT 16`;
  expect(ids).toEqual(rows.map((row) => row.company_id));
});

test('an exact name comes first, however low its score', async () => {
  const rows =
    await sql`INSERT INTO companies (name, slug, category_id, city_id, is_approved, rating_sum, rating_count, created_at)
     SELECT 'Loja', 'loja', 1, city_id, true, 90, 90, '2020-01-01' FROM companies LIMIT 1 RETURNING id`;
  expect((await search({ q: 'loja' })).ids[0]).toBe(rows[0].id);
});

test('the filter "open" keeps the order, whichever index is scanned', async () => {
  // Of schedules 0 to 9 three are open: 1, 4 and 7.
  const rows = await sql`UPDATE search_documents
    SET opening_schedule_id = (company_id::bigint * company_id / 7 + company_id / 10) % 10
     RETURNING company_id AS id, opening_schedule_id AS schedule`;
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

/** Near a corner, so that much of the square is far. */
const HERE = { latitude: LATITUDE + 0.05, longitude: LONGITUDE + 0.07 };
const AREAS: [string, Partial<SearchInput>, (company: { word: string; category: number }) => boolean][] = [
  ['everything', {}, () => true],
  ['a common word', { q: 'loja ' }, ({ word }) => word === 'Loja'],
  ['a category', { category: '2' }, ({ category }) => category === 2],
  ['a word in a category', { q: 'bar ', category: '2' }, (c) => c.word === 'Bar' && c.category === 2],
];

async function byDistance(fits: (company: { word: string; category: number }) => boolean) {
  const rows =
    await sql`SELECT id, split_part(name, ' ', 1) AS word, category_id AS category, latitude, longitude FROM companies`;
  return rows
    .filter(fits)
    .map((row) => ({ id: row.id, metres: metresBetween(HERE, row) }))
    .sort((one, other) => one.metres - other.metres);
}

test.each(AREAS)('%s: the nearest first, with and without a radius', async (_, input, fits) => {
  const reference = await byDistance(fits);
  const metresOf = new Map(reference.map(({ id, metres }) => [id, metres]));
  for (const radiusKm of [null, 4, 20, 500]) {
    const near = { ...HERE, radiusKm };
    const within = reference.filter(({ metres }) => metres <= 1000 * (radiusKm ?? 1e6));
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => search({ ...input, near, order: 'distance', page, perPage: 100 })),
    );
    const ids = pages.flatMap((page) => page.ids);
    expect(new Set(ids).size).toBe(Math.min(400, within.length));
    // Companies at one distance have no order of their own.
    const metres = ids.map((id) => Math.round(metresOf.get(id) as number));
    expect(metres, `${radiusKm} km`).toEqual(
      within.slice(0, ids.length).map((company) => Math.round(company.metres)),
    );
    const [{ total, totalIsExact }] = pages as [Awaited<ReturnType<typeof search>>];
    if (totalIsExact) expect(total).toBe(within.length);
    else expect(Math.abs(total / within.length - 1)).toBeLessThan(0.25);
  }
});

test.each(AREAS)('%s: other orders within a radius or a part of the map', async (_, input, fits) => {
  const reference = await byDistance(fits);
  for (const radiusKm of [4, 20]) {
    const inside = new Set(reference.filter(({ metres }) => metres <= 1000 * radiusKm).map(({ id }) => id));
    const everywhere = await search({ ...input, order: 'name', perPage: 100 });
    const list = await search({ ...input, near: { ...HERE, radiusKm }, order: 'name', perPage: 100 });
    expect(list.ids.filter((id) => !inside.has(id))).toEqual([]);
    const common = everywhere.ids.filter((id) => inside.has(id));
    expect(list.ids.slice(0, common.length)).toEqual(common);
    for (const order of ['relevance', 'rating', 'newest'] as const) {
      const { ids } = await search({ ...input, near: { ...HERE, radiusKm }, order, perPage: 100 });
      expect(ids).toHaveLength(Math.min(100, inside.size));
      expect(ids.filter((id) => !inside.has(id))).toEqual([]);
    }
  }
  const bounds = { south: LATITUDE, west: LONGITUDE, north: LATITUDE + 0.02, east: LONGITUDE + 0.02 };
  const { rows } = await pool.query(
    `SELECT id, split_part(name, ' ', 1) AS word, category_id AS category FROM companies
     WHERE latitude <= ${bounds.north} AND longitude <= ${bounds.east}`,
  );
  const { ids } = await search({ ...input, bounds, perPage: 100 });
  const wanted = rows.filter(fits).map(({ id }) => id);
  expect(ids.sort()).toEqual(wanted.sort());
});
