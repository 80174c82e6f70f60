import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTcpProxy } from '../../../test/helpers/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../../../test/helpers/test-app.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../test/helpers/test-database.ts';
import { recordRestore } from '../../commands/record-restore.ts';
import { refreshDictionaries } from '../../companies/search/refresh-dictionaries.ts';
import { readConfig } from '../../config.ts';
import { createLog } from '../../shared/log.ts';
import { Database } from '../database.ts';
import { isDatabaseAway } from '../postgres-errors.ts';
import { migrate } from '../setup/migrate.ts';
import { MIGRATIONS } from '../setup/migrations.ts';
import { connect } from '../setup/open-database.ts';
import { seedDemo } from '../setup/seeds/demo.ts';
import { TABLES } from '../setup/tables.ts';
import { poolReader } from '../statement.ts';
import { backupToFile } from './backup-to-file.ts';
import { readSequences, readTables } from './catalogue.ts';
import { type RestoreOptions, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const log = createLog('silent');
const config = readConfig({});
/** What a row of COPY could be mistaken for, and what it writes in other words. */
const STRANGE = 'fim\n\\.\n{"end":true}\t\\N "aspas" \u2028 ção 🎺\r\n';

async function backupOf(url: string): Promise<{ file: Buffer; rows: number }> {
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

async function restore(url: string, file: Buffer, replace = false, afterRows?: RestoreOptions['afterRows']) {
  const database = await connect(url, config, { role: 'command', log });
  try {
    // In small pieces, so that what ends a table's rows is cut everywhere.
    const pieces = Array.from({ length: Math.ceil(file.length / 1_000) }, (_, index) =>
      file.subarray(index * 1_000, (index + 1) * 1_000),
    );
    return await restoreBackup(database, Readable.from(pieces), { replace, ...(afterRows && { afterRows }) });
  } finally {
    await database.close();
  }
}

/** Everything that a database holds and is made of, in words that can be compared. */
async function everythingIn(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const list = async (sql: string) =>
    (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line);
  const rows: Record<string, string[]> = {};
  for (const { name } of await readTables(client)) {
    rows[name] = await list(`SELECT t::text COLLATE "C" AS line FROM "${name}" t ORDER BY 1`);
  }
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

/** The same without what opens an account, which a restore ends. */
async function restoredFrom(url: string) {
  const everything = await everythingIn(url);
  return { ...everything, rows: { ...everything.rows, sessions: [], one_time_tokens: [] } };
}

const isEmpty = async (url: string) => Object.keys((await everythingIn(url)).rows).length === 0;

describe('a backup', () => {
  let guia: TestApp;
  const databases: { url: string; drop(): Promise<void> }[] = [];
  const emptyDatabase = async () => {
    const database = await createEmptyDatabase();
    databases.push(database);
    return database.url;
  };

  beforeAll(async () => {
    guia = await startTestApp();
    const client = await guia.pool.connect();
    await seedDemo(client, { hash: async (password) => `hash of ${password}` });
    client.release();
    const { token } = await guia.owner();
    const { rows } = await guia.pool.query('SELECT id FROM companies WHERE is_approved ORDER BY id LIMIT 3');
    const rating = { rating: 5, comment: STRANGE, browser_fingerprint: 'of-the-backup' };
    expect((await guia.rest('POST', `/companies/${rows[0].id}/rate`, rating)).status).toBe(200);
    await guia.rest('DELETE', `/companies/${rows[1].id}`, undefined, { token: await guia.adminToken() });
    await guia.rest('PUT', '/auth/profile', { name: `Dona ${STRANGE.slice(0, 9)}` }, { token });
    await guia.pool.query(`INSERT INTO logos (hash, large, small) VALUES (repeat('ab', 32), $1, $2)`, [
      Buffer.from([0, 10, 92, 46, 10, 255]),
      Buffer.from('\\.\n'),
    ]);
    await guia.pool.query('INSERT INTO import_chunks SELECT * FROM import_chunks');
    await refreshDictionaries(poolReader(guia.pool));
    await guia.services.changeFeed.close();
  });
  afterAll(async () => {
    await guia.close();
    for (const database of databases) await database.drop();
  });

  test('holds every row of every table, and restored they are the same but for what opens an account', async () => {
    const before = await everythingIn(guia.url);
    const { file, rows } = await backupOf(guia.url);
    expect(Object.values(before.rows).flat()).toHaveLength(rows);
    for (const table of ['companies', 'ratings', 'sessions', 'search_documents', 'audit_entries', 'mails']) {
      expect(before.rows[table]?.length, table).toBeGreaterThan(0);
    }
    const url = await emptyDatabase();
    expect(await restore(url, file)).toMatchObject({ rows });
    expect(await everythingIn(url)).toEqual(await restoredFrom(guia.url));
  });

  test('restored brings no session and no link back, whenever they were ended', async () => {
    const { email, token, id } = await guia.owner();
    const link = 'ficha-do-e-mail-de-uma-nova-senha';
    await guia.pool.query(
      `INSERT INTO one_time_tokens (token_hash, user_id, purpose, email, expires_at)
       VALUES (sha256($1), $2, 'reset-password', $3, now() + interval '1 hour')`,
      [Buffer.from(link), id, email],
    );
    const { file } = await backupOf(guia.url);
    await guia.rest('POST', '/auth/logout', undefined, { token });
    const url = await emptyDatabase();
    const { endedSessions, endedLinks } = await restore(url, file);
    expect(endedSessions).toBeGreaterThan(0);
    expect(endedLinks).toBe(1);
    const copy = await startTestApp({}, { instanceOf: { ...guia, url } });
    try {
      expect((await copy.rest('GET', '/auth/user', undefined, { token })).status).toBe(401);
      const password = 'uma-senha-de-quem-achou-o-e-mail';
      const { body } = await copy.graphql(
        'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }',
        { input: { token: link, password, passwordConfirmation: password } },
      );
      expect(body.errors[0].extensions.fields).toHaveProperty('token');
    } finally {
      await copy.close();
      await guia.pool.query('DELETE FROM one_time_tokens');
    }
  });

  test('restored serves people: they enter again, triggers work, numbers go on', async () => {
    const url = await emptyDatabase();
    await restore(url, (await backupOf(guia.url)).file);
    const copy = await startTestApp({}, { instanceOf: { ...guia, url } });
    const token = await copy.adminToken();
    expect((await copy.rest('GET', '/auth/user', undefined, { token })).body.user.role).toBe('admin');
    const { rows } = await copy.pool.query(
      'SELECT id, name, rating_count AS count FROM companies WHERE is_approved AND is_active ORDER BY id DESC LIMIT 1',
    );
    const [company] = rows;
    await copy.rest('POST', `/companies/${company.id}/rate`, { rating: 5, browser_fingerprint: 'after-it' });
    const { body } = await copy.rest('GET', `/companies?q=${encodeURIComponent(company.name)}`);
    expect(body.data.data.find(({ id }: { id: number }) => id === company.id).total_ratings).toBe(
      company.count + 1,
    );
    await copy.close();
  });

  test('restored by an operator says in the audit log who did it, and from which file', async () => {
    const { file } = await backupOf(guia.url);
    const url = await emptyDatabase();
    await restore(url, file, false, recordRestore('maria', 'guia.backup.gz'));
    const copy = await startTestApp({}, { instanceOf: { ...guia, url } });
    const token = await copy.adminToken();
    const { body } = await copy.graphql(
      '{ auditEntries(perPage: 1) { items { actorText actionText subjectText changes { name afterText } } } }',
      {},
      { token },
    );
    expect(body.data.auditEntries.items[0]).toEqual({
      actorText: 'A linha de comando (maria)',
      actionText: 'restaurou uma cópia de segurança',
      subjectText: null,
      changes: [
        { name: 'Cópia feita em', afterText: expect.stringMatching(/^\d\d\/\d\d\/\d{4}/) },
        { name: 'Arquivo', afterText: 'guia.backup.gz' },
      ],
    });
    await copy.close();
  });

  test('restored is searched as before: by words, with a typing error and a city, in the same order', async () => {
    const url = await emptyDatabase();
    await restore(url, (await backupOf(guia.url)).file);
    const copy = await startTestApp({}, { instanceOf: { ...guia, url } });
    for (const [typed, used] of [
      ['padaria', undefined],
      ['padraia', 'padaria'],
      ['cantina em são paulo', undefined],
    ] as const) {
      const path = `/companies?q=${encodeURIComponent(typed)}`;
      const { body } = await guia.rest('GET', path);
      expect(body.data.data.length, typed).toBeGreaterThan(0);
      expect(body.data.total, typed).toBeLessThan(30);
      expect(body.correction?.used, typed).toBe(used);
      expect((await copy.rest('GET', path)).body, typed).toEqual(body);
    }
    await copy.close();
  });

  test('is of one moment, while people write', async () => {
    let isWriting = true;
    const { rows } = await guia.pool.query(
      'SELECT id FROM companies WHERE is_approved AND is_active LIMIT 5',
    );
    const writing = (async () => {
      for (let n = 0; isWriting; n++) {
        const rating = { rating: 1, browser_fingerprint: `meanwhile-${n}` };
        const caller = { address: `10.0.${n >> 8}.${n & 255}` };
        await guia.rest('POST', `/companies/${rows[n % rows.length].id}/rate`, rating, caller);
      }
    })();
    const { file } = await backupOf(guia.url);
    isWriting = false;
    await writing;
    const url = await emptyDatabase();
    await restore(url, file);
    const restored = new pg.Client({ connectionString: url });
    await restored.connect();
    const wrong = await restored.query(
      `SELECT c.id FROM companies c LEFT JOIN ratings r ON r.company_id = c.id AND r.hidden_at IS NULL GROUP BY c.id
       HAVING c.rating_count <> count(r.id) OR c.rating_sum <> coalesce(sum(r.rating), 0)`,
    );
    await restored.end();
    expect(wrong.rows).toEqual([]);
  });

  test('is refused by a database that is not empty, unless it is to be replaced', async () => {
    const { file } = await backupOf(guia.url);
    const other = await createTestDatabase();
    databases.push(other);
    const before = await everythingIn(other.url);
    const program = await startTestApp({}, { instanceOf: { ...guia, url: other.url } });
    await expect(restore(other.url, file, true)).rejects.toThrow(
      'O programa está rodando neste banco de dados',
    );
    await program.close();
    await expect(restore(other.url, file)).rejects.toThrow('O banco de dados não está vazio.');
    await expect(restore(other.url, file.subarray(0, file.length >> 1), true)).rejects.toThrow('incompleto');
    expect(await everythingIn(other.url)).toEqual(before);
    await restore(other.url, file, true);
    expect(await everythingIn(other.url)).toEqual(await restoredFrom(guia.url));
  });

  test('that was cut, damaged or is of a newer program leaves nothing behind', async () => {
    const url = await emptyDatabase();
    const { file } = await backupOf(guia.url);
    const text = gunzipSync(file).toString('latin1');
    const changed = (from: string | RegExp, to: string) =>
      gzipSync(Buffer.from(text.replace(from, to), 'latin1'));
    for (const [broken, reason] of [
      [file.subarray(0, file.length - 20), 'incompleto'],
      [changed(/\n\{"end":true[^\n]*\n$/, '\n'), 'incompleto'],
      [changed(/\n[^\n]*\n\\\.\n\{"name":"cities"/, '\n\\.\n{"name":"cities"'), 'linhas restauradas'],
      [changed('"migrations":[', '"migrations":["Later1863690000000",'), 'versão mais nova'],
      [changed('"migrations":[', '"migrations":["Catalogue1763690000000",'), 'antes da versão 1.0'],
      [changed('"version":1', '"version":2'), 'formato 1'],
      [gzipSync(Buffer.from('hello\n')), 'não é uma cópia de segurança'],
      [Buffer.from('nome;cidade\n'), 'não é uma cópia de segurança'],
    ] as const) {
      await expect(restore(url, broken), reason).rejects.toThrow(reason);
      expect(await isEmpty(url), reason).toBe(true);
    }
  });

  test('of an older version comes back in its own form, and the next start brings it up to date', async () => {
    const [old, url] = [await emptyDatabase(), await emptyDatabase()];
    const then = new Database({ url: old, config, role: 'command', log });
    await then.connect({ ...TABLES, migrations: MIGRATIONS.slice(0, -1) });
    const addAna = async (client: pg.ClientBase) => {
      await client.query(
        `INSERT INTO users (name, email, password_hash, role) VALUES ('Ana', 'ana@x.br', 'h', 'user')`,
      );
    };
    await migrate(then, addAna, log);
    await then.close();
    await restore(url, (await backupOf(old)).file);
    expect(await everythingIn(url)).toEqual(await everythingIn(old));
    const now = await connect(url, config, { role: 'command', log });
    await migrate(now, async () => {}, log);
    await now.close();
    const { rows } = await everythingIn(url);
    expect(rows.migrations).toHaveLength(MIGRATIONS.length);
    expect(rows.users?.join()).toContain('ana@x.br');
  });

  test('of a database that the program never saw is refused', async () => {
    await expect(backupOf(await emptyDatabase())).rejects.toThrow('O banco de dados está vazio');
  });

  describe('to a file', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'guia-backup-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    /** Begins one that waits for a lock in the middle of its tables, then does something to it. */
    async function interrupted(path: string, url: string, signal: AbortSignal, interrupt: () => unknown) {
      const lock = await guia.pool.connect();
      await lock.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
      const outcome = backupToFile(path, url, signal).then(
        () => null,
        (error: unknown) => error,
      );
      const isWaiting = async () => {
        const { rowCount } = await guia.pool.query(
          `SELECT FROM pg_stat_activity WHERE application_name = 'guia-backup' AND wait_event_type = 'Lock'
             AND datname = current_database()`,
        );
        return rowCount === 1;
      };
      await vi.waitUntil(isWaiting, { timeout: 10_000 });
      expect(await readdir(folder)).toContain(`${basename(path)}.incompleto`);
      await interrupt();
      const error = await outcome;
      await lock.query('ROLLBACK');
      lock.release();
      return error;
    }

    test('is refused where there is one; a draft that a killed run left is replaced', async () => {
      const path = join(folder, 'one.gz');
      const { signal } = new AbortController();
      await writeFile(`${path}.incompleto`, 'half');
      expect((await backupToFile(path, guia.url, signal)).rows).toBeGreaterThan(0);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect(await readdir(folder)).toEqual(['one.gz']);
      await expect(backupToFile(path, guia.url, signal)).rejects.toThrow('já existe');
      await expect(backupToFile(join(path, 'in-a-file.gz'), guia.url, signal)).rejects.toThrow('ENOTDIR');
      await rm(path);
    });

    test('leaves nothing behind when the database goes away, and says that', async () => {
      const proxy = await startTcpProxy(guia.url);
      const { signal } = new AbortController();
      const error = await interrupted(join(folder, 'away.gz'), proxy.url, signal, () => proxy.cut());
      expect(isDatabaseAway(error)).toBe(true);
      expect(await readdir(folder)).toEqual([]);
    });

    test('leaves nothing behind when it is stopped', async () => {
      const stopping = new AbortController();
      const error = await interrupted(join(folder, 'stopped.gz'), guia.url, stopping.signal, () =>
        stopping.abort(),
      );
      expect((error as Error).name).toBe('AbortError');
      expect(await readdir(folder)).toEqual([]);
    });
  });
});
