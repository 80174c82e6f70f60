import { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { expect } from 'vitest';
import { refreshDictionaries } from '../../src/companies/search/refresh-dictionaries.ts';
import { readConfig } from '../../src/config.ts';
import { readSequences, readTables } from '../../src/database/backup/catalogue.ts';
import { type RestoreOptions, restoreBackup } from '../../src/database/backup/restore-backup.ts';
import { writeBackup } from '../../src/database/backup/write-backup.ts';
import { connect } from '../../src/database/setup/open-database.ts';
import { seedDemo } from '../../src/database/setup/seeds/demo.ts';
import { poolReader } from '../../src/database/statement.ts';
import { createLog } from '../../src/shared/log.ts';
import { createKey } from './keys/create-key.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const log = createLog('silent');
const config = readConfig({});
/** What a row of COPY could be confused with, and what COPY escapes. */
const STRANGE = 'fim\n\\.\n{"end":true}\t\\N "aspas" \u2028 ção 🎺\r\n';

/** Starts an app with demo data, texts and bytes that COPY escapes, and a closed change feed. */
export async function startAppToBackUp(): Promise<TestApp> {
  const guia = await startTestApp();
  const client = await guia.pool.connect();
  await seedDemo(client, { hash: async (password) => `hash of ${password}` });
  client.release();
  const { token } = await guia.owner();
  const rows = await guia.sql`SELECT id FROM companies WHERE is_approved ORDER BY id LIMIT 3`;
  const rating = { rating: 5, comment: STRANGE, browser_fingerprint: 'of-the-backup' };
  expect((await guia.rest('POST', `/companies/${rows[0].id}/rate`, rating)).status).toBe(200);
  await guia.rest('DELETE', `/companies/${rows[1].id}`, undefined, { token: await guia.adminToken() });
  await createKey(guia, token);
  await guia.rest('PUT', '/auth/profile', { name: `Dona ${STRANGE.slice(0, 9)}` }, { token });
  await guia.sql`INSERT INTO logos (hash, large, small)
    VALUES (repeat('ab', 32), ${Buffer.from([0, 10, 92, 46, 10, 255])}, ${Buffer.from('\\.\n')})`;
  await guia.sql`INSERT INTO import_chunks SELECT * FROM import_chunks`;
  await refreshDictionaries(poolReader(guia.pool));
  await guia.services.changeFeed.close();
  return guia;
}

/** Writes a backup of a database; returns it with its number of rows. */
export async function backupOf(url: string): Promise<{ file: Buffer; rows: number }> {
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const { rows } = await writeBackup(url, out);
  return { file: Buffer.concat(chunks), rows };
}

/** Restores a backup into a database. */
export async function restore(
  url: string,
  file: Buffer,
  replace = false,
  afterRows?: RestoreOptions['afterRows'],
) {
  const database = await connect(url, config, { role: 'command', log });
  try {
    // In small pieces, so that the end marker of a table's rows is cut everywhere.
    const pieces = Array.from({ length: Math.ceil(file.length / 1_000) }, (_, index) =>
      file.subarray(index * 1_000, (index + 1) * 1_000),
    );
    return await restoreBackup(database, Readable.from(pieces), { replace, ...(afterRows && { afterRows }) });
  } finally {
    await database.close();
  }
}

/** Returns all rows, sequences and definitions of a database, to compare them. */
export async function everythingIn(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const list = async (sql: string) =>
    (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line);
  const rows: Record<string, string[]> = {};
  for (const { name } of await readTables(client)) {
    rows[name] = await list(`SELECT t::text COLLATE "C" AS line FROM "${name}" t ORDER BY 1`);
  }
  // Since when changes are known; a restore writes its own time.
  const changes = rows.catalogue_changes;
  if (changes) rows.catalogue_changes = changes.map((line) => line.replace(/^\(0,.*/, '(0,since)'));
  const everything = {
    rows,
    sequences: await readSequences(client),
    indexes: await list(`SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
    constraints: await list(
      `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text AS line
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
    ),
    triggers: await list(
      `SELECT pg_get_triggerdef(oid) || tgenabled::text AS line FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
    ),
    functions: await list(
      `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p
       WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
         AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e') ORDER BY 1`,
    ),
  };
  await client.end();
  return everything;
}

/** Returns the same without sessions, API keys and links, which a restore ends. */
export async function expectedAfterRestore(url: string) {
  const everything = await everythingIn(url);
  return { ...everything, rows: { ...everything.rows, api_keys: [], sessions: [], one_time_tokens: [] } };
}
