import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { QueryRunner } from 'typeorm';
import { MigrationExecutor } from 'typeorm/migration/MigrationExecutor.js';
import type { Database } from '../database.ts';
import { MIGRATION_LOCK } from '../setup/migrate.ts';
import { isBeforeFirstRelease, MIGRATIONS } from '../setup/migrations.ts';
import {
  type BackupEnd,
  BackupError,
  type BackupHeader,
  type BackupSummary,
  type BackupTable,
  COPY_SETTINGS,
  FORMAT,
  FORMAT_VERSION,
  quoted,
  summaryOf,
} from './backup-file.ts';
import { readTables } from './catalogue.ts';
import { BackupParts } from './read-parts.ts';

export interface RestoreOptions {
  /** Deletes what is in the database; without it a database with tables is rejected. */
  replace: boolean;
  /** Writes what the command adds to the restored rows, in the same transaction. `madeAt` is the backup's time. */
  afterRows?: (client: pg.ClientBase, madeAt: string) => Promise<void>;
}

/** What was restored, and what was ended after it. */
export interface RestoreSummary extends BackupSummary {
  endedSessions: number;
  endedKeys: number;
  /** Links in mails: for a new password, to confirm an address. */
  endedLinks: number;
}

/**
 * Restores a backup in one transaction: creates the tables of its version, writes every row, checks the counts, and ends
 * all sessions, API keys and links of mails, since some may have been ended after the backup. A failure leaves the database as it
 * was. Later migrations run at the next start. Throws BackupError when the file or the database cannot be used.
 */
export async function restoreBackup(
  { dataSource }: Database,
  file: Readable,
  { replace, afterRows }: RestoreOptions,
): Promise<RestoreSummary> {
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as pg.PoolClient;
    await runner.startTransaction();
    try {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await requireUnused(client);
      await requireEmpty(client, replace);
      const { madeAt, ...summary } = await readUnpacked(file, (parts) => restoreParts(runner, client, parts));
      await afterRows?.(client, madeAt);
      await runner.commitTransaction();
      await client.query('ANALYZE');
      return summary;
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  } finally {
    await runner.release();
  }
}

/** Throws BackupError while the program uses the database: its caches would hold rows that are gone. */
async function requireUnused(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name IN ('guia-program', 'guia-changes') LIMIT 1`,
  );
  if (rows.length > 0) {
    throw new BackupError(
      'O programa está rodando neste banco de dados: encerre todas as cópias dele antes.',
    );
  }
}

/** Throws BackupError for a database with tables; with `replace` it drops them. */
async function requireEmpty(client: pg.ClientBase, replace: boolean): Promise<void> {
  const tables = await readTables(client);
  if (tables.length === 0) return;
  if (!replace) {
    throw new BackupError(
      'O banco de dados não está vazio. Restaure em um vazio, ou apague o que há nele com --replace.',
    );
  }
  await client.query('DROP SCHEMA public CASCADE');
  await client.query('CREATE SCHEMA public');
}

async function readUnpacked<T>(file: Readable, read: (parts: BackupParts) => Promise<T>): Promise<T> {
  let result: T | undefined;
  try {
    await pipeline(file, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      result = await read(new BackupParts(chunks));
    });
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'Z_BUF_ERROR')
      throw new BackupError('O arquivo acaba antes do fim da cópia: está incompleto.');
    if (typeof code === 'string' && code.startsWith('Z_')) {
      throw new BackupError('O arquivo não é uma cópia de segurança, ou está danificado.', { cause: error });
    }
    throw error;
  }
  return result as T;
}

async function restoreParts(
  runner: QueryRunner,
  client: pg.PoolClient,
  parts: BackupParts,
): Promise<RestoreSummary & { madeAt: string }> {
  const { migrations, madeAt } = headerOf(await parts.line());
  await migrateTo(runner, migrations);
  for (const setting of COPY_SETTINGS) await client.query(setting);
  const tables = (await readTables(client)).map(({ name }) => name);
  const counts: Record<string, number> = {};
  await suspended(client, tables, async () => {
    // Rows that the migrations wrote are in the backup too, as they were then.
    await client.query(`TRUNCATE ${tables.map(quoted).join(', ')}`);
    const end = await loadTables(client, parts, counts);
    for (const { name, value, isCalled } of end.sequences) {
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isCalled]);
    }
    for (const name of tables) {
      if (counts[name] !== undefined && counts[name] === end.rows[name]) continue;
      throw new BackupError(
        `Tabela ${name}: ${counts[name] ?? 'nenhuma'} linhas restauradas, ${end.rows[name] ?? 'nenhuma'} na cópia.`,
      );
    }
  });
  if (tables.includes('catalogue_changes')) {
    // What changed between the backup and now is lost: copies of the catalogue have to be made anew.
    await client.query(
      `INSERT INTO catalogue_changes VALUES (0, now())
       ON CONFLICT (company_id) DO UPDATE SET changed_at = excluded.changed_at`,
    );
  }
  const endAll = async (name: string) =>
    tables.includes(name) ? ((await client.query(`DELETE FROM ${quoted(name)}`)).rowCount ?? 0) : 0;
  return {
    ...summaryOf(counts),
    madeAt,
    endedSessions: await endAll('sessions'),
    endedKeys: await endAll('api_keys'),
    endedLinks: await endAll('one_time_tokens'),
  };
}

async function loadTables(
  client: pg.PoolClient,
  parts: BackupParts,
  counts: Record<string, number>,
): Promise<BackupEnd> {
  for (;;) {
    const part = parsed<BackupTable | BackupEnd>(await parts.line());
    if ('end' in part) return part;
    const columns = part.columns.map(quoted).join(', ');
    const copy = client.query(copyFrom(`COPY public.${quoted(part.name)} (${columns}) FROM STDIN`));
    await pipeline(parts.rows(), copy);
    counts[part.name] = copy.rowCount;
  }
}

function parsed<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new BackupError('O arquivo não é uma cópia de segurança, ou está danificado.', { cause: error });
  }
}

function headerOf(text: string): BackupHeader {
  const header = parsed<Partial<BackupHeader>>(text);
  if (header.format !== FORMAT || !Array.isArray(header.migrations)) {
    throw new BackupError('O arquivo não é uma cópia de segurança deste programa.');
  }
  if (header.version !== FORMAT_VERSION) {
    throw new BackupError(
      `Formato ${header.version} da cópia: este programa lê o formato ${FORMAT_VERSION}.`,
    );
  }
  return header as BackupHeader;
}

/** Runs the migrations that had run where the backup was taken, no others, in the transaction of `runner`. */
async function migrateTo(runner: QueryRunner, ran: string[]): Promise<void> {
  if (ran.some(isBeforeFirstRelease)) {
    throw new BackupError(
      'A cópia é de antes da versão 1.0, e esta versão não a restaura: use a versão do programa que a gravou.',
    );
  }
  const knownNames = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = ran.find((name) => !knownNames.has(name));
  if (unknown) {
    throw new BackupError(`A cópia é de uma versão mais nova do programa (${unknown}): restaure com ela.`);
  }
  const executor = new UpTo(runner.connection, runner);
  executor.names = new Set(ran);
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}

/** Runs the migrations named in `names` only. */
class UpTo extends MigrationExecutor {
  names = new Set<string>();

  protected override getMigrations() {
    return super.getMigrations().filter(({ name }) => this.names.has(name));
  }
}

const CONSTRAINTS = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`;
/**
 * Only indexes without a constraint, and without a condition: PostgreSQL prints some conditions in other words than it
 * was given, so they would not be restored as they were.
 */
const INDEXES = `
  SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace AND i.indpred IS NULL
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid AND contype <> 'f')
  ORDER BY 1`;

/**
 * Runs `load` without triggers, foreign keys and plain indexes, then restores them; foreign keys then check every row. In
 * the caller's transaction, so that nobody sees the tables without them. Needs ownership of the tables only.
 */
async function suspended(
  client: pg.ClientBase,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: constraints } = await client.query<{ table: string; name: string; definition: string }>(
    CONSTRAINTS,
  );
  for (const { table, name } of constraints) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  }
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`);

  await load();

  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of constraints) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  }
  for (const table of tables) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`);
}
