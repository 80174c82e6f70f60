import pg from 'pg';
import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';
import { seedDemo } from '../../database/setup/seeds/demo.ts';
import { hashPassword } from '../../shared/passwords.ts';

const guia = testApp();

const count = async (sql: string): Promise<number> =>
  (await guia.pool.query(`SELECT count(*)::int AS count FROM ${sql}`)).rows[0].count;
const adminDemoData = async () =>
  (await guia.graphql('{ adminDemoData { companiesCount usersCount } }', {}, admin)).body.data.adminDemoData;
const remove = async () =>
  (await guia.graphql('mutation { deleteDemoData { companiesCount usersCount } }', {}, admin)).body.data
    .deleteDemoData;

test('the demonstration is removed in one step, and real data stay', async () => {
  expect(await adminDemoData()).toEqual({ companiesCount: 0, usersCount: 0 });
  const client = new pg.Client({ connectionString: guia.url });
  await client.connect();
  await seedDemo(client, { hash: hashPassword });
  await client.end();
  await guia.sql`SELECT compact_tallies()`;

  const real = await guia.owner();
  const own = await makeCompany(guia.pool, { name: 'Empresa Real', owner_id: real.id });
  const rows = await guia.sql`SELECT id FROM users WHERE is_demo ORDER BY id`;
  const [withReal, promoted] = rows.map(({ id }) => id);
  const tried = await makeCompany(guia.pool, { name: 'Registrada na Demonstração', owner_id: withReal });
  await guia.sql`UPDATE users SET role = 'admin' WHERE id = ${promoted}`;
  const claimed = await guia.pool.query(
    `UPDATE companies SET owner_id = $1 WHERE id = (SELECT min(id) FROM companies WHERE is_demo AND owner_id IS NULL)
     RETURNING id`,
    [real.id],
  );

  const before = await adminDemoData();
  expect(before.companiesCount).toBe((await count('companies WHERE is_demo')) - 1);
  expect(before.usersCount).toBe(rows.length - 1);
  expect(await remove()).toEqual({
    companiesCount: before.companiesCount,
    usersCount: before.usersCount - 1,
  });
  expect(await adminDemoData()).toEqual({ companiesCount: 0, usersCount: 0 });
  const left = await guia.pool.query('SELECT id FROM companies ORDER BY id');
  expect(left.rows.map(({ id }) => id)).toEqual([own, tried, claimed.rows[0].id].sort((a, b) => a - b));
  expect(await count(`users WHERE id IN (${withReal}, ${promoted}, ${real.id})`)).toBe(3);
  expect(await count('users WHERE is_demo')).toBe(0);
  expect(await count('messages')).toBe(0);
  expect((await guia.rest('GET', '/admin/stats', undefined, admin)).body).toMatchObject({
    total_companies: 3,
  });
  expect(await count(`audit_entries WHERE action = 'demo-data.remove'`)).toBe(1);
});
