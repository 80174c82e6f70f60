import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN } from '../../../../test/helpers/migrate-template.ts';
import { createTestDatabase } from '../../../../test/helpers/test-database.ts';
import { seedDemo } from './demo.ts';
import { seedFirstAdmin } from './first-admin.ts';
import { seedReferenceData } from './seed.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
const hash = async (password: string) => `hashed ${password}`;

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  return (await client.query<Record<string, unknown>>(sql)).rows;
}

/** Returns everything that the seeds write, as one value to compare. */
async function everything(): Promise<unknown> {
  const found: unknown[] = [];
  for (const table of [
    'categories',
    'cities',
    'plans',
    'settings',
    'users',
    'companies',
    'ratings',
    'messages',
  ]) {
    found.push(await rows(`SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${table} t`));
  }
  return found;
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(database.url);
  await client.connect();
  await seedReferenceData(client);
  await seedFirstAdmin(client, { email: 'admin@localhost', password: undefined, hash });
  await seedDemo(client, { hash });
});

afterAll(async () => {
  await client.end();
  await database.close();
});

describe('the reference data', () => {
  it('are ten categories with ids 1 to 10, and the next one is 11', async () => {
    const categories = await rows('SELECT id, name FROM categories ORDER BY id');
    expect(categories.map((row) => row.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(categories[0]?.name).toBe('Tecnologia');
    expect(categories[9]?.name).toBe('Outros');
    await client.query('BEGIN');
    expect(await rows(`INSERT INTO categories (name) VALUES ('Turismo') RETURNING id`)).toEqual([{ id: 11 }]);
    await client.query('ROLLBACK');
  });

  it('are all municipalities, once each, with a population and a position in Brazil', async () => {
    const [found] = await rows(
      `SELECT count(*)::int AS all, count(DISTINCT ibge_code)::int AS codes, count(DISTINCT state)::int AS states,
         min(population) AS smallest, sum(population)::int AS people,
         bool_and(latitude BETWEEN -34 AND 6 AND longitude BETWEEN -74 AND -28) AS inside
       FROM cities`,
    );
    expect(found).toMatchObject({ all: 5571, codes: 5571, states: 27, inside: true });
    expect(found?.smallest).toBeGreaterThan(500);
    expect(found?.people).toBeGreaterThan(203_000_000);
  });

  it('have the free plan and the settings with their defaults', async () => {
    expect(await rows(`SELECT price, max_companies FROM plans WHERE name = 'Grátis'`)).toEqual([
      { price: '0.00', max_companies: 5 },
    ]);
    expect(await rows('SELECT site_name, max_companies_per_user FROM settings')).toEqual([
      { site_name: 'Guia de Empresas', max_companies_per_user: 5 },
    ]);
  });
});

describe('a second start', () => {
  it('changes nothing and gives no credentials', async () => {
    const before = await everything();
    await seedReferenceData(client);
    expect(await seedFirstAdmin(client, { email: 'outro@localhost', password: 'x', hash })).toBeNull();
    expect(await seedDemo(client, { hash })).toBeNull();
    expect(await everything()).toEqual(before);
  });

  it('does not bring back what an administrator removed', async () => {
    await client.query('BEGIN');
    await client.query('DELETE FROM companies');
    await client.query('DELETE FROM categories');
    await client.query('DELETE FROM users WHERE is_demo');
    await client.query('DELETE FROM plans');
    const before = await everything();
    await seedReferenceData(client);
    expect(await seedDemo(client, { hash })).toBeNull();
    expect(await everything()).toEqual(before);
    await client.query('ROLLBACK');
  });
});

describe('the kinds of business', () => {
  const kinds = () => rows('SELECT slug, name, plural, schema_type FROM kinds ORDER BY slug');
  const words = () => rows('SELECT kind_id, word FROM kind_words ORDER BY kind_id, key');

  it('come with their plurals, but for those that are named so', async () => {
    const plurals = new Map((await kinds()).map(({ slug, plural }) => [slug, plural]));
    expect(plurals.get('padaria')).toBe('Padarias');
    expect([...plurals.values()].filter((plural) => plural === null).length).toBeLessThan(100);
  });

  it('stay as administrators changed them', async () => {
    await client.query(`UPDATE kinds SET name = 'Padoca', schema_type = NULL WHERE slug = 'padaria'`);
    await client.query(`DELETE FROM kinds WHERE slug = 'barbearia'`);
    await client.query(`DELETE FROM kind_words WHERE word = 'pizza'`);
    const before = [await kinds(), await words()];
    await seedReferenceData(client);
    expect([await kinds(), await words()]).toEqual(before);
  });

  it('come with all their words after an interrupted start, and not after all were removed', async () => {
    const all = (await kinds()).length;
    await client.query('DELETE FROM kinds');
    const query = client.query.bind(client);
    const interrupted = Object.create(client) as pg.Client;
    interrupted.query = ((text: string, values?: unknown[]) => {
      if (text.includes('INSERT INTO kind_words')) throw new Error('interrupted');
      return query(text, values);
    }) as typeof client.query;
    await expect(seedReferenceData(interrupted)).rejects.toThrow('interrupted');
    await client.query('ROLLBACK');
    expect(await kinds()).toEqual([]);
    await seedReferenceData(client);
    // With the one that the test before removed.
    expect(await kinds()).toHaveLength(all + 1);
    expect((await words()).length).toBeGreaterThan(8_000);
    await client.query('DELETE FROM kinds');
    await client.query(`INSERT INTO audit_entries (action, subject_type) VALUES ('kind.remove', 'kind')`);
    await seedReferenceData(client);
    expect(await kinds()).toEqual([]);
  });
});

describe('the first administrator', () => {
  it('has the given address and a generated password when none is given', async () => {
    await client.query('BEGIN');
    await client.query('DELETE FROM messages');
    await client.query(`DELETE FROM users WHERE role = 'admin'`);
    const made = await seedFirstAdmin(client, { email: 'chefe@exemplo.com.br', password: undefined, hash });
    if (made === null || made === 'taken') throw new Error('No administrator was made.');
    expect(made).toMatchObject({ email: 'chefe@exemplo.com.br', isGenerated: true });
    expect(made.password).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(await rows(`SELECT email, password_hash FROM users WHERE role = 'admin'`)).toEqual([
      { email: 'chefe@exemplo.com.br', password_hash: `hashed ${made.password}` },
    ]);
    await client.query('ROLLBACK');
  });

  it('does not replace an existing account, which stays unchanged', async () => {
    await client.query('BEGIN');
    await client.query(`UPDATE users SET role = 'user' WHERE role = 'admin'`);
    expect(await seedFirstAdmin(client, { email: ADMIN.email, password: 'x', hash })).toBe('taken');
    expect(await rows(`SELECT 1 FROM users WHERE role = 'admin'`)).toEqual([]);
    await client.query('ROLLBACK');
  });
});

describe('the demonstration', () => {
  it('has companies of every category, one of them pending, all marked as demo data', async () => {
    const [found] = await rows(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE NOT is_approved)::int AS pending,
         count(DISTINCT category_id)::int AS categories, bool_and(is_demo) AS marked,
         count(DISTINCT city_id)::int AS cities, bool_or(owner_id IS NULL) AS some_unowned
       FROM companies`,
    );
    expect(found).toMatchObject({ all: 61, pending: 1, categories: 10, marked: true, some_unowned: true });
    expect(found?.cities).toBeGreaterThan(40);
  });

  it('has totals that equal the ratings, none of them older than its company', async () => {
    expect(
      await rows(
        `SELECT c.name FROM companies c LEFT JOIN ratings r ON r.company_id = c.id
         GROUP BY c.id HAVING c.rating_count <> count(r.id) OR c.rating_sum <> coalesce(sum(r.rating), 0)
           OR min(r.created_at) < c.created_at OR max(r.created_at) > now()`,
      ),
    ).toEqual([]);
  });

  it("gives the owner a company that may read the visitors' messages", async () => {
    expect(
      await rows(
        `SELECT c.name, c.is_approved, c.has_message_access, p.price > 0 AS paid,
           (SELECT count(*)::int FROM messages m WHERE m.company_id = c.id) AS messages
         FROM companies c JOIN users u ON u.id = c.owner_id JOIN plans p ON p.id = u.plan_id
         WHERE u.email = 'dono@demo.exemplo.com.br'`,
      ),
    ).toEqual([
      {
        name: 'Padaria e Confeitaria Trigo de Ouro',
        is_approved: true,
        has_message_access: true,
        paid: true,
        messages: 6,
      },
    ]);
  });
});
