import { beforeEach, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { sqlOf, testPool } from '../../../test/helpers/test-database.ts';
import { poolReader } from '../../database/statement.ts';
import { byNumber } from './find-by-number.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';
import { searchCompanies } from './search-companies.ts';

const pool = testPool();
const sql = sqlOf(pool);
const reader = poolReader(pool);
beforeEach(() => sql`DELETE FROM companies`);

const search = async (q: string, order: 'relevance' | 'rating' | 'newest' | 'name' = 'relevance') =>
  (await searchCompanies(reader, { q, order, page: 1, perPage: 16, literal: false })).ids;

test('a company is found once approved, misspelt too, until it is hidden', async () => {
  const id = await makeCompany(pool, { name: 'Zoraflex Molas', is_approved: false });
  expect(await search('zoraflex')).toEqual([]);
  await sql`UPDATE companies SET is_approved = true WHERE id = ${id}`;
  expect(await search('zoraflex')).toEqual([id]);
  expect(await search('zorafex')).toEqual([id]);
  await sql`UPDATE companies SET is_active = false WHERE id = ${id}`;
  expect(await search('zoraflex')).toEqual([]);
  await sql`UPDATE companies SET is_active = true WHERE id = ${id}`;
  expect(await search('zoraflex')).toEqual([id]);
});

test('uncommitted companies are not found', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(`INSERT INTO companies (name, slug, category_id, city_id, is_approved)
    SELECT 'Secreta', 'secreta', 1, min(id), true FROM cities`);
  expect(await search('secreta')).toEqual([]);
  await client.query('ROLLBACK');
  client.release();
  expect(await search('secreta')).toEqual([]);
});

test('a changed name, description, city or category is found at once, the old one no longer', async () => {
  const id = await makeCompany(pool, { name: 'Casa Antiga', description: 'Vende velas.' });
  await sql`UPDATE companies SET name = 'Casa Moderna', description = 'Vende lustres.', category_id = 9,
       city_id = (SELECT id FROM cities WHERE name = 'Manaus') WHERE id = ${id}`;
  for (const q of ['moderna', 'lustre', 'casa manaus', 'transporte']) expect(await search(q)).toEqual([id]);
  for (const q of ['antiga', 'vela', 'campinas']) expect(await search(q)).toEqual([]);
});

test('renaming a city renames it for its companies', async () => {
  const id = await makeCompany(pool, { name: 'Loja', city: 'Embu das Artes' });
  await sql`UPDATE cities SET name = 'Vila Zúnica' WHERE name = 'Embu das Artes'`;
  expect(await search('loja zunica')).toEqual([id]);
  expect(await search('loja artes')).toEqual([]);
});

test('renaming a city of many companies renames it for all, the rest in the background', async () => {
  await sql`INSERT INTO companies (name, slug, category_id, city_id, is_approved)
     SELECT 'Loja ' || n, 'loja-' || n, 1, (SELECT id FROM cities WHERE name = 'Osasco'), true
     FROM generate_series(1, 800) n`;
  const totalOf = async (q: string) =>
    (await searchCompanies(reader, { q, order: 'name', page: 1, perPage: 1, literal: true })).total;
  await sql`UPDATE cities SET name = 'Vila Nova Ozônia' WHERE name = 'Osasco'`;
  await refreshDictionaries(reader);
  expect(await totalOf('loja ozonia')).toBe(800);
  expect(await totalOf('loja osasco')).toBe(0);
  const rows = await sql`SELECT documents FROM search_words WHERE word = 'ozonia'`;
  expect(rows).toEqual([{ documents: 800 }]);
});

test('renaming a category renames it for its companies', async () => {
  const id = await makeCompany(pool, { name: 'Loja', category_id: 10 });
  await sql`UPDATE categories SET name = 'Filantropia' WHERE id = 10`;
  expect(await search('filantropia')).toEqual([id]);
  expect(await search('filantropa')).toEqual([id]);
});

test('ratings weigh more the more there are; companies without any come last by rating', async () => {
  const [none, one, many] = [
    await makeCompany(pool, { name: 'Bar A' }),
    await makeCompany(pool, { name: 'Bar B' }),
    await makeCompany(pool, { name: 'Bar C' }),
  ];
  await sql`UPDATE companies SET rating_sum = 5, rating_count = 1 WHERE id = ${one}`;
  await sql`UPDATE companies SET rating_sum = 98, rating_count = 20 WHERE id = ${many}`;
  expect(await search('bar ', 'rating')).toEqual([many, one, none]);
  expect(await search('', 'rating')).toEqual([many, one, none]);
  expect((await search('bar '))[0]).toBe(many);
  expect(await search('bar ', 'name')).toEqual([none, one, many]);
  expect(await search('', 'newest')).toEqual([many, one, none]);
});

test('the dictionaries drop words of removed companies', async () => {
  const id = await makeCompany(pool, { name: 'Quixabeira' });
  await refreshDictionaries(reader);
  await sql`DELETE FROM companies WHERE id = ${id}`;
  await refreshDictionaries(reader);
  const rows = await sql`SELECT FROM search_words WHERE word = 'quixabeira'`;
  expect(rows).toHaveLength(0);
  expect(await pool.query('SELECT FROM search_changes').then(({ rowCount }) => rowCount)).toBe(0);
});

test('a word removed in one batch and added in the next stays known', async () => {
  const id = await makeCompany(pool, { name: 'Quixabeirinha Doces' });
  await refreshDictionaries(reader);
  await sql`UPDATE companies SET description = description || ' Novo.' WHERE id = ${id}`;
  const parts = await pool.query('SELECT count(*)::int AS count FROM search_changes');
  expect(parts.rows[0].count).toBe(2);
  for (let part = 0; part < 2; part++) await sql`SELECT search_count_changes(1)`;
  const rows = await sql`SELECT documents, lexeme IS NOT NULL AS "hasLexeme" FROM search_words
    WHERE word = 'quixabeirinha'`;
  expect(rows).toEqual([{ documents: 1, hasLexeme: true }]);
  expect(await search('quixabeirin')).toEqual([id]);
  expect(await search('quixabeirimha')).toEqual([id]);
});

test('changed word counts are notified to every instance, unchanged ones are not', async () => {
  await refreshDictionaries(reader);
  const listener = await pool.connect();
  const payloads: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => payloads.push(payload));
  await makeCompany(pool, { name: 'Contada' });
  await listener.query('LISTEN changes');
  await refreshDictionaries(reader);
  await listener.query('SELECT 1');
  expect(payloads).toEqual(['companies']);
  await refreshDictionaries(reader);
  await listener.query('SELECT 1');
  expect(payloads).toHaveLength(1);
  listener.release(true);
});

test('concurrent counting counts once', async () => {
  // Counts what earlier tests left.
  await refreshDictionaries(reader);
  await sql`UPDATE search_lexemes SET documents = 0`;
  for (let number = 0; number < 30; number++) await makeCompany(pool);
  await Promise.all([1, 2, 3, 4].map(() => refreshDictionaries(reader)));
  await refreshDictionaries(reader);
  const rows = await sql`SELECT documents FROM search_lexemes WHERE lexeme = '~'`;
  expect(rows[0].documents).toBe(30);
});

test('writers of the same new words do not block each other', async () => {
  const clients = [await pool.connect(), await pool.connect()];
  const insert = (name: string, slug: string) =>
    `INSERT INTO companies (name, slug, category_id, city_id, is_approved)
     SELECT '${name}', '${slug}', 1, min(id), true FROM cities`;
  for (const client of clients) await client.query('BEGIN');
  await clients[0]?.query(insert('Abacaxi', 'a1'));
  await clients[1]?.query(insert('Zebra', 'z1'));
  await clients[0]?.query(insert('Zebra', 'z2'));
  await clients[1]?.query(insert('Abacaxi', 'a2'));
  for (const client of clients) {
    await client.query('COMMIT');
    client.release();
  }
  expect(await search('zebra')).toHaveLength(2);
});

test('a hidden company is not found by its numbers, a visible one is', async () => {
  const numbers = { cnpj: '61602199002409', cep: '79106361', phone: '+5567987654321' };
  const id = await makeCompany(pool, { name: 'Zoraflex Molas', ...numbers, is_approved: false });
  const texts = ['61.602.199/0024-09', '79106-361', '(67) 98765-4321', '98765-4321'];
  for (const q of texts) expect(await search(q), q).toEqual([]);
  await sql`UPDATE companies SET is_approved = true WHERE id = ${id}`;
  for (const q of texts) expect(await search(q), q).toEqual([id]);
});

test('numbers are looked up in indexes', async () => {
  const client = await pool.connect();
  try {
    // Enough rows for the planner to tell one index from another.
    await client.query(
      `BEGIN;
       INSERT INTO companies (name, slug, category_id, city_id, cnpj, phone, is_active)
       SELECT 'Inativa', 'inativa-' || n, 3, (SELECT min(id) FROM cities), lpad(n::text, 14, '0'),
         '+5519' || 900000000 + n, false
       FROM generate_series(1, 500) n;
       ANALYZE companies;
       SET LOCAL enable_seqscan = off`,
    );
    const { rows } = await client.query(`EXPLAIN ${byNumber('relevance').text}`, [
      '61602199002409',
      '79106361',
      '87654321',
      null,
      null,
      null,
      '',
      0,
      16,
      null,
      'turmalina',
    ]);
    const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
    for (const index of ['companies_cnpj_key', 'companies_cep_idx', 'companies_phone_end_idx']) {
      expect(plan).toContain(index);
    }
    expect(plan).not.toContain('Seq Scan on companies');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

test('the street is no part of the name', async () => {
  const here = await makeCompany(pool, { name: 'Casa de Molas', address: 'Rua Zoraflex, 10 - Centro' });
  const named = await makeCompany(pool, { name: 'Zoraflex' });
  expect(await search('zoraflex')).toEqual([named, here]);
  const suggested = await searchCompanies(reader, {
    q: 'zoraflex',
    order: 'relevance',
    page: 1,
    perPage: 8,
    literal: false,
    inNames: true,
  });
  expect(suggested.ids).toEqual([named]);
});
