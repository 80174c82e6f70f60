import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { photoFixtures } from '../../test/helpers/photos/photo-fixtures.ts';
import { type TestApp, testApp } from '../../test/helpers/test-app.ts';
import { searchCounter } from '../searches-without-results/search-counter.ts';
import { visitCounter } from '../views/visit-counter.ts';
import { KeyedPseudonyms1796000000802 } from './setup/migrations/accounts.ts';

/** All columns that hold pseudonyms, with the SQL of their values. */
const PSEUDONYMS: Readonly<Record<string, string>> = {
  'company_searches.address_hash': 'address_hash',
  'company_visits.address_hash': 'address_hash',
  'company_visits.visitor_hash': 'visitor_hash',
  'opening_sightings.address_hash': 'address_hash',
  'photo_reports.reporter': 'reporter',
  'rate_limits.key': `convert_to(substring(key FROM '^account:[^:]+'), 'UTF8')`,
  'rating_marks.fingerprint_hash': 'fingerprint_hash',
  'rating_reports.fingerprint_hash': 'fingerprint_hash',
  'ratings.family_hash': 'family_hash',
  'ratings.fingerprint_hash': 'fingerprint_hash',
  'saved_companies.fingerprint_hash': 'fingerprint_hash',
  'searches_without_results.address_hashes': 'unnest(address_hashes)',
};
/** Bytes that tell nobody: hashes of random tokens, the secret, files, images and rows of imports. */
const OTHER_BYTES = [
  'api_keys.key_hash',
  'company_claims.proof_token_hash',
  'company_invitations.mailed_token_hash',
  'company_invitations.token_hash',
  'data_requests.token_hash',
  'import_chunks.bytes',
  'import_companies.content_hash',
  'register_records.said',
  'installation_secrets.value',
  'logos.large',
  'logos.small',
  'one_time_tokens.token_hash',
  'photo_images.image',
  'photo_originals.bytes',
  'quote_requests.mailed_token_hash',
  'quote_requests.token_hash',
  'recovery_codes.code_hash',
  'sessions.token_hash',
];
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ADDRESS = '198.51.100.7';
const FINGERPRINT = 'um-navegador-de-teste';

const guia = testApp();
let id: string;
let photo: string;
const other = testApp();
beforeAll(async () => {
  // Both are copies of one template.
  await other.sql`UPDATE installation_secrets SET value = sha256(value)`;
  ({ id, photo } = await visit(guia));
  await visit(other);
}, 180_000);

async function ask(app: TestApp, query: string, variables: object = {}) {
  const headers = { 'user-agent': BROWSER, 'x-forwarded-for': ADDRESS };
  const reply = await app.app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables },
  });
  const { data, errors } = reply.json();
  expect(errors).toBeUndefined();
  return data;
}

/** Does everything for which a visitor's pseudonym is stored. Returns the company and its photo. */
async function visit(app: TestApp) {
  const owner = await app.owner();
  const company = await makeCompany(app.pool, { owner_id: owner.id, name: 'Padaria Aurora' });
  const photo = await photoFixtures(() => app).addReady(company, { token: await app.adminToken() });
  const id = String(company);
  await ask(app, `mutation { recordView(companyId: ${id}, searched: "padaria") { isAccepted } }`);
  await ask(
    app,
    `mutation { addSavedCompany(companyId: ${id}, fingerprint: "${FINGERPRINT}") { companyIds } }`,
  );
  const input = { companyId: id, rating: 5, fingerprint: FINGERPRINT };
  await ask(app, 'mutation ($input: RateCompanyInput!) { rateCompany(input: $input) { id } }', { input });
  const rows = await app.sql`SELECT id FROM ratings WHERE company_id = ${company}`;
  const rating = String(rows[0].id);
  for (const report of [`reportPhoto(id: ${photo}`, `reportRating(id: ${rating}`])
    await ask(app, `mutation { ${report}, reason: "Ruim", fingerprint: "${FINGERPRINT}") { reason } }`);
  // Not by its author.
  const another = 'outro-navegador-de-teste';
  await ask(
    app,
    `mutation { setRatingUseful(id: ${rating}, isUseful: true, fingerprint: "${another}") { id } }`,
  );
  await ask(
    app,
    `mutation { recordOpeningSighting(companyId: ${await makeCompany(app.pool)}, isOpen: true) { id } }`,
  );
  await ask(app, '{ companies(q: "zzxqv") { total } }');
  await app.rest('POST', '/auth/login', { email: 'ana@exemplo.com.br', password: 'errada' });
  await visitCounter(app.services).retryLocked();
  await searchCounter(app.services).flush();
  return { id, photo };
}

test('every column of bytes is a pseudonym or tells nobody', async () => {
  const rows =
    await guia.sql`SELECT c.table_name || '.' || c.column_name AS name FROM information_schema.columns c
     WHERE c.table_schema = 'public' AND c.udt_name IN ('bytea', '_bytea')`;
  const known = [...Object.keys(PSEUDONYMS).filter((name) => name !== 'rate_limits.key'), ...OTHER_BYTES];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

test('a visitor has other pseudonyms in another installation, and in each table', async () => {
  const stored: Record<string, string[]>[] = [];
  for (const app of [guia, other]) {
    const values: Record<string, string[]> = {};
    for (const [column, sql] of Object.entries(PSEUDONYMS)) {
      const { rows } = await app.pool.query(
        `SELECT DISTINCT encode(value, 'hex') AS value FROM (
           SELECT ${sql} AS value FROM ${column.split('.')[0]}) stored WHERE value IS NOT NULL`,
      );
      values[column] = rows.map(({ value }) => value);
    }
    stored.push(values);
  }
  const [here, there] = stored;
  for (const column of Object.keys(PSEUDONYMS)) {
    expect([column, here?.[column]?.length]).toEqual([column, expect.any(Number)]);
    expect([column, here?.[column]?.length]).not.toEqual([column, 0]);
    const inBoth = here?.[column]?.filter((value) => there?.[column]?.includes(value));
    expect([column, inBoth]).toEqual([column, []]);
  }
  const all = Object.values(here ?? {}).flat();
  expect(new Set(all).size).toBe(all.length);
});

test('hashes without a key that are stored already are keyed: the browser stays known', async () => {
  const hash = createHash('sha256').update(FINGERPRINT).digest();
  const owner = await guia.owner();
  const { pool } = guia;
  await pool.query('UPDATE ratings SET fingerprint_hash = $1 WHERE company_id = $2', [hash, id]);
  await pool.query('UPDATE saved_companies SET fingerprint_hash = $1 WHERE company_id = $2', [hash, id]);
  await pool.query('UPDATE rating_reports SET fingerprint_hash = $1', [hash]);
  await pool.query('UPDATE photo_reports SET reporter = $1', [hash]);
  await pool.query(`ALTER TABLE photo_reports DROP COLUMN user_id;
    DROP INDEX companies_email_idx, company_invitations_email_idx, company_corrections_email_idx, messages_address_idx, ratings_with_address_idx, saved_companies_created_at_idx`);
  await pool.query(
    `INSERT INTO photo_reports (photo_id, reporter, reason)
     VALUES ($1, sha256(convert_to('account ' || $2::int, 'UTF8')), 'Da conta')`,
    [photo, owner.id],
  );
  await pool.query(`INSERT INTO company_search_weeks (company_id, week, words, addresses)
    SELECT ${id}, '2026-01-05', words, 5 FROM unnest(ARRAY['padaria 24', 'ana@exemplo.com.br', 'fone 119876']) words`);
  const runner = guia.services.db.dataSource.createQueryRunner();
  await runner.startTransaction();
  await new KeyedPseudonyms1796000000802().up(runner);
  await runner.commitTransaction();
  await runner.release();

  const data = await ask(
    guia,
    `query ($id: ID!, $fingerprint: String!) {
      savedCompanyIds(fingerprint: $fingerprint) { companyIds }
      ratingCheck(companyId: $id, fingerprint: $fingerprint) { hasRated } }`,
    { id, fingerprint: FINGERPRINT },
  );
  expect(data.savedCompanyIds.companyIds).toContain(id);
  expect(data.ratingCheck.hasRated).toBe(true);
  const again = await guia.graphql(
    `mutation { reportPhoto(id: ${photo}, reason: "De novo", fingerprint: "${FINGERPRINT}") { reason } }`,
  );
  expect(again.body.errors[0].extensions.code).toBe('CONFLICT');
  const ofAccount = await guia.graphql(
    `mutation { reportPhoto(id: ${photo}, reason: "De novo") { reason } }`,
    {},
    owner,
  );
  expect(ofAccount.body.errors[0].extensions.code).toBe('CONFLICT');
  const { rows: reports } = await pool.query(`SELECT user_id FROM photo_reports WHERE reason = 'Da conta'`);
  expect(reports).toEqual([{ user_id: owner.id }]);
  const { rows: words } = await pool.query('SELECT words FROM company_search_weeks');
  expect(words).toEqual([{ words: 'padaria 24' }]);
  expect((await pool.query('SELECT FROM company_visits')).rowCount).toBe(0);
});

test('a text with an e-mail or six digits is stored nowhere, whatever is done with it', async () => {
  for (const text of ['zzana@exemplo.com.br', 'zzana 119-876', 'zzana １１９８７６', 'zzana ٦٥٤٣٢١']) {
    await ask(guia, 'query ($text: String!) { companies(q: $text) { total } }', { text });
    await ask(guia, 'query ($text: String!) { searchSuggestions(q: $text) { text } }', { text });
    await ask(
      guia,
      'mutation ($id: ID!, $text: String!) { recordView(companyId: $id, searched: $text) { isAccepted } }',
      { id, text },
    );
  }
  await visitCounter(guia.services).retryLocked();
  await searchCounter(guia.services).flush();
  const tables = await guia.sql`SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  for (const { name } of tables) {
    const { rows } = await guia.pool.query(
      `SELECT t::text AS row FROM ${name} t WHERE t::text LIKE '%zzana%'`,
    );
    expect([name, rows]).toEqual([name, []]);
  }
});
