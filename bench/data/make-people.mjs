/**
 * Fills the administrators' lists of a database that make-companies.mjs has filled: see README.md.
 *   node bench/data/make-people.mjs [--accounts 100000] [--ratings 500000] [--entries 300000]
 *     [--requests 100000] [--mails 100000] [--claims 500] [--changed 500]
 *     [--pending 5000]: companies that wait for approval, all with an owner; about 10,000 things wait in all
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl } from '../database-url.mjs';

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '100000' },
    ratings: { type: 'string', default: '500000' },
    entries: { type: 'string', default: '300000' },
    claims: { type: 'string', default: '500' },
    changed: { type: 'string', default: '500' },
    pending: { type: 'string', default: '5000' },
    requests: { type: 'string', default: '100000' },
    mails: { type: 'string', default: '100000' },
  },
});
const client = new pg.Client({ connectionString: databaseUrl() });
await client.connect();
await client.query('SET statement_timeout = 0; SET synchronous_commit = off');
const started = performance.now();
const log = (text) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

const [{ companies }] = (await client.query('SELECT max(id) AS companies FROM companies')).rows;
if (companies === null) throw new Error('Run make-companies.mjs first: there is no company.');

/** Frequent names, so that a search for one finds many. */
const FIRST = [
  'Ana',
  'João',
  'Maria',
  'José',
  'Antônia',
  'Luiz',
  'Márcia',
  'Paulo',
  'Inês',
  'Rui',
  'Beatriz',
];
const LAST = ['Silva', 'Souza', 'Lima', 'Araújo', 'Conceição', 'Pereira', 'Nunes', 'Ávila', 'Prado'];
await client.query(
  `INSERT INTO users (name, email, role, password_hash, is_active, plan_id, created_at)
   SELECT ($2::text[])[1 + n % 11] || ' ' || ($3::text[])[1 + n / 11 % 9] || ' ' || n,
     'pessoa' || n || '@exemplo.com.br', CASE WHEN n % 10 = 0 THEN 'user' ELSE 'company' END, 'x', n % 50 > 0,
     (SELECT id FROM plans ORDER BY id OFFSET n % 4 LIMIT 1), now() - n % 500000 * interval '1 minute'
   FROM generate_series(1, $1::int) n`,
  [values.accounts, FIRST, LAST],
);
log(`${values.accounts} accounts`);

await client.query(
  `INSERT INTO ratings (company_id, rating, comment, fingerprint_hash, family_hash, address, created_at,
     hidden_at, open_reports)
   SELECT 1 + (n::bigint * 7919) % $2, 1 + n % 5,
     CASE WHEN n % 3 > 0 THEN 'Bom atendimento e preço justo, visita ' || n END,
     sha256(n::text::bytea), sha256((n / 3)::text::bytea),
     '10.0.0.0'::inet + (n / 4) % 16000000, now() - n * interval '40 seconds',
     CASE WHEN n % 100 = 0 THEN now() END, CASE WHEN n % 200 = 1 THEN 1 ELSE 0 END
   FROM generate_series(1, $1::int) n`,
  [values.ratings, companies],
);
log(`${values.ratings} ratings`);

await client.query(
  `INSERT INTO audit_entries (actor_email, action, subject_type, subject_id, before, after, address, created_at)
   SELECT 'admin@exemplo.com.br',
     (ARRAY['company.approve', 'company.update', 'user.update', 'rating.hide', 'settings.update'])[1 + n % 5],
     (ARRAY['company', 'company', 'user', 'rating', 'settings'])[1 + n % 5], 1 + n % 1000,
     '{"name": "Antes"}', '{"name": "Depois"}', '10.0.0.1', now() - n * interval '2 minutes'
   FROM generate_series(1, $1::int) n`,
  [values.entries],
);
log(`${values.entries} entries of the audit log`);

// At most one pending request per account, as the program demands; the others are decided.
await client.query(
  `INSERT INTO plan_requests (user_id, requested_plan_id, status, requested_at, decided_at)
   SELECT owners[1 + n % cardinality(owners)], plans[1 + n % cardinality(plans)],
     CASE WHEN n % 66 = 0 AND n < cardinality(owners) THEN 'pending' WHEN n % 4 = 0 THEN 'rejected' ELSE 'approved' END,
     now() - n * interval '7 minutes', CASE WHEN n % 66 = 0 AND n < cardinality(owners) THEN NULL ELSE now() END
   FROM (SELECT array_agg(id) AS owners FROM users WHERE role = 'company') people,
     (SELECT array_agg(id) AS plans FROM plans) known, generate_series(1, $1::int) n`,
  [values.requests],
);
await client.query(
  `INSERT INTO mails (kind, recipient, subject, text, html, status, attempts, created_at)
   SELECT 'test', 'pessoa' || n || '@exemplo.com.br',
     (ARRAY['Confirme seu e-mail', 'Sua empresa foi aprovada', 'Sua solicitação de plano'])[1 + n % 3] || ' ' || n,
     '', '', CASE WHEN n % 50 = 0 THEN 'failed' ELSE 'sent' END, 1, now() - n * interval '20 seconds'
   FROM generate_series(1, $1::int) n`,
  [values.mails],
);
await client.query(
  `INSERT INTO messages (company_id, sender_type, name, email, content, created_at)
   SELECT id, 'visitor', 'Ana', 'ana@exemplo.com.br', 'Vocês abrem aos domingos?', now() - id * interval '1 minute'
   FROM companies WHERE owner_id IS NOT NULL`,
);
await client.query(
  `INSERT INTO company_claims (company_id, user_id, message, created_at)
   SELECT c.id, u.id, 'É minha.', now() - c.id * interval '1 minute'
   FROM (SELECT id, row_number() OVER (ORDER BY id) AS position FROM companies
         WHERE owner_id IS NULL AND is_approved ORDER BY id LIMIT $1) c
   JOIN (SELECT id, row_number() OVER (ORDER BY id) AS position FROM users
         WHERE role = 'company' ORDER BY id LIMIT $1) u USING (position)`,
  [values.claims],
);
await client.query(
  `INSERT INTO company_changes (company_id, before, changed_at)
   SELECT id, '{"phone": null}', now() - id * interval '1 minute'
   FROM companies WHERE is_approved ORDER BY id DESC LIMIT $1`,
  [values.changed],
);
log('requests, mails, messages, claims and changes');
// Those of make-companies.mjs have no owner.
await client.query('UPDATE companies SET is_approved = true WHERE NOT is_approved');
// In steps: each statement removes its companies from the search tables.
const { rows: waiting } = await client.query(
  'SELECT id FROM companies WHERE is_approved AND id % 9 = 4 ORDER BY id LIMIT $1',
  [values.pending],
);
for (let begin = 0; begin < waiting.length; begin += 5_000) {
  await client.query(
    `UPDATE companies c SET is_approved = false, owner_id = u.id FROM users u
     WHERE c.id = ANY ($1::int[]) AND u.email = 'pessoa' || (1 + c.id % $2::int) || '@exemplo.com.br'`,
    [waiting.slice(begin, begin + 5_000).map(({ id }) => id), values.accounts],
  );
}
log(`${values.pending} pending`);
await client.query('SELECT compact_tallies()');
for (const table of [
  'users',
  'ratings',
  'audit_entries',
  'plan_requests',
  'mails',
  'messages',
  'company_claims',
  'company_changes',
  'companies',
]) {
  await client.query(`VACUUM (ANALYZE) ${table}`);
}
for (const table of ['company_tallies', 'day_tallies']) await client.query(`VACUUM (ANALYZE) ${table}`);
log('done');
await client.end();
