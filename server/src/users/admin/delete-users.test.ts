import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp();

const remove = (id: number, caller = admin) => guia.rest('DELETE', `/admin/users/${id}`, undefined, caller);

/** Tables that keep rows on purpose: the audit log, the search dictionary, counters and changes that expire. */
const KEPT_TABLES = new Set([
  'audit_entries',
  'catalogue_changes',
  'company_cell_changes',
  'rate_limits',
  'search_changes',
  'search_words',
  'search_spellings',
]);

/** Returns every row of every table as text; sums instead of the rows of tallies. */
async function everything(): Promise<Record<string, string[]>> {
  await guia.sql`SELECT compact_tallies()`;
  const tables = await guia.sql`SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r'
    AND c.relnamespace = 'public'::regnamespace
     ORDER BY 1`;
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (KEPT_TABLES.has(name)) continue;
    const { rows } = await guia.pool.query(`SELECT t::text AS row FROM ${name} t ORDER BY 1`);
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}

/** Creates an owner with a row in every table that may refer to one. */
async function fullOwner() {
  const owner = await guia.owner('Quem Sai');
  const company = await makeCompany(guia.pool, { owner_id: owner.id });
  const pending = await makeCompany(guia.pool, { owner_id: owner.id, is_approved: false });
  const hash = 'c'.repeat(64);
  await guia.sql`INSERT INTO logos (hash, large, small) VALUES (${hash}, '', '')`;
  await guia.sql`UPDATE companies SET logo_hash = ${hash} WHERE id = ANY(${[company, pending]})`;
  await guia.rest('POST', `/companies/${company}/rate`, { rating: 5, browser_fingerprint: 'somebody-here' });
  for (const [text, values] of [
    [`INSERT INTO messages (company_id, sender_type, content) VALUES ($1, 'visitor', 'Oi')`, [company]],
    [
      `INSERT INTO messages (company_id, sender_type, sender_id, content) VALUES ($1, 'company', $2, 'Olá')`,
      [company, owner.id],
    ],
    [`INSERT INTO saved_companies (fingerprint_hash, company_id) VALUES (sha256('x'), $1)`, [company]],
    [`INSERT INTO company_days (company_id, day, views) VALUES ($1, '2025-01-01', 7)`, [company]],
    [`INSERT INTO company_visits VALUES ($1, current_date, 'view', sha256('v'), sha256('a'))`, [company]],
    [`INSERT INTO message_access_requests (company_id, user_id) VALUES ($1, $2)`, [company, owner.id]],
    [`INSERT INTO plan_requests (user_id, requested_plan_id) SELECT $1, max(id) FROM plans`, [owner.id]],
    [
      `INSERT INTO one_time_tokens (token_hash, user_id, purpose, email, expires_at) VALUES (sha256($2::bytea), $1, 'reset-password', 'x@y.z', now() + interval '1 hour')`,
      [owner.id, owner.email],
    ],
  ] as const) {
    await guia.pool.query(text, [...values]);
  }
  await makeCompany(guia.pool, {
    owner_id: owner.id,
    is_approved: false,
    is_active: false,
    rejected_at: new Date(),
  });
  const unowned = await guia.pool.query(`SELECT id FROM companies WHERE name = 'Sem Dono'`);
  await guia.sql`INSERT INTO company_claims (company_id, user_id) VALUES (${unowned.rows[0].id}, ${owner.id})`;
  return owner;
}

test('removing leaves every table as it was before the account, logos too', async () => {
  await makeCompany(guia.pool, { name: 'Sem Dono' });
  const before = await everything();
  const owner = await fullOwner();
  expect(await everything()).not.toEqual(before);
  expect((await remove(owner.id)).status).toBe(200);
  expect(await everything()).toEqual(before);
  expect((await guia.rest('GET', '/auth/user', undefined, owner)).status).toBe(401);
  expect((await remove(owner.id)).status).toBe(404);
  const rows = await guia.sql`SELECT before FROM audit_entries WHERE action = 'user.remove'
    AND subject_id = ${owner.id}`;
  expect(rows).toEqual([{ before: { role: 'company' } }]);
});

test('an account is not removed when its number of companies differs from the expected one', async () => {
  const owner = await guia.owner();
  await makeCompany(guia.pool, { owner_id: owner.id });
  const remove = (companiesCount: number) =>
    guia.graphql(
      'mutation ($id: ID!, $count: Int) { deleteUser(id: $id, companiesCount: $count) { id } }',
      { id: String(owner.id), count: companiesCount },
      admin,
    );
  expect((await remove(0)).body.errors[0].extensions.code).toBe('CONFLICT');
  expect((await remove(1)).body.data).toEqual({ deleteUser: { id: String(owner.id) } });
});

test('an error in the middle changes nothing', async () => {
  const owner = await fullOwner();
  const before = await everything();
  await guia.sql`
    CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
    CREATE TRIGGER break_it BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION break_it()`;
  expect((await remove(owner.id)).status).toBe(500);
  await guia.sql`DROP FUNCTION break_it CASCADE`;
  expect(await everything()).toEqual(before);
  expect((await remove(owner.id)).status).toBe(200);
});

test('concurrent removals, deactivations or demotions leave one administrator', async () => {
  await guia.sql`UPDATE users SET is_active = false WHERE role = 'admin'`;
  const WAYS = [
    (id: number, caller: { token: string }) => remove(id, caller),
    (id: number, caller: { token: string }) =>
      guia.rest('PATCH', `/admin/users/${id}/status`, { is_active: false }, caller),
    (id: number, caller: { token: string }) =>
      guia.rest('PUT', `/admin/users/${id}`, { role: 'user' }, caller),
  ];
  for (let round = 0; round < 50; round++) {
    const rows = await guia.sql`INSERT INTO users (name, email, role, password_hash)
       SELECT 'Admin', 'admin-' || ${round}::int || '-' || n || '@exemplo.com.br', 'admin', 'x' FROM generate_series(1, 2) n
       RETURNING id`;
    const [one, other] = await Promise.all(
      rows.map(async ({ id }) => {
        const token = `token-${round}-${id}`.padEnd(43, 'x');
        await guia.sql`INSERT INTO sessions (token_hash, user_id, remember, expires_at)
           VALUES (sha256(${token}::bytea), ${id}, false, now() + interval '1 day')`;
        return { id, token };
      }),
    );
    if (!one || !other) throw new Error('No administrators.');
    const act = WAYS[round % WAYS.length] as (typeof WAYS)[number];
    const answers = await Promise.all([act(other.id, one), act(one.id, other)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 403, 409]).toContain(statuses[1]);
    const left = await guia.pool.query(
      `SELECT count(*)::int AS n FROM users WHERE role = 'admin' AND is_active`,
    );
    expect(left.rows[0].n).toBe(1);
    await guia.sql`DELETE FROM users WHERE email LIKE 'admin-%@exemplo.com.br'`;
  }
});
