import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Log } from '../../shared/log.ts';
import type { Database } from '../database.ts';
import { OldDatabaseError } from '../old-database-error.ts';
import { isBeforeFirstRelease } from './migrations.ts';

/** Key of the advisory lock; nothing else uses it. */
export const MIGRATION_LOCK = 7_240_118;

/**
 * Runs the migrations that are missing, then `seed`, and vacuums when there were any. An
 * advisory lock on a connection of its own lets instances that start together do it once. `database` must be connected.
 * Throws OldDatabaseError, and changes nothing, for a database from before version 1.0.
 */
export async function migrate(
  { url, dataSource }: Database,
  seed: (client: pg.ClientBase) => Promise<void>,
  log: Log,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'guia-migrate' });
  // Without a listener the loss of an idle connection ends the process; the next statement on it fails, and the start waits.
  client.on('error', (error) => log.warn({ reason: error.message }, 'A conexão das migrações caiu.'));
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await requireReleased(client);
    logEach(dataSource, log);
    const run = await dataSource.runMigrations({ transaction: 'each' });
    await warnOfNewer(client, dataSource, log);
    await seed(client);
    // Indexes on expressions have no statistics until then, and a rewritten table is not read by its indexes alone.
    if (run.length > 0) {
      const startedAt = performance.now();
      await client.query('VACUUM ANALYZE');
      log.info({ ms: Math.round(performance.now() - startedAt) }, 'Estatísticas do banco de dados refeitas.');
    }
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

/** Makes each migration log its name and its time in milliseconds once it has run. */
function logEach(dataSource: DataSource, log: Log): void {
  for (const migration of dataSource.migrations) {
    const name = migration.name ?? migration.constructor.name;
    const up = migration.up.bind(migration);
    migration.up = async (runner) => {
      log.debug({ migration: name }, 'Migração iniciada.');
      const startedAt = performance.now();
      await up(runner);
      log.info({ migration: name, ms: Math.round(performance.now() - startedAt) }, 'Migração feita.');
    };
  }
}

async function requireReleased(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('migrations') IS NOT NULL AS "hasRun"`);
  if (!rows[0].hasRun) return;
  const migrations = await client.query<{ name: string }>('SELECT name FROM migrations');
  if (migrations.rows.some(({ name }) => isBeforeFirstRelease(name))) {
    throw new OldDatabaseError();
  }
}

/** Logs migrations that this version does not know. No error: during an upgrade an old instance may start again. */
async function warnOfNewer(client: pg.ClientBase, dataSource: DataSource, log: Log): Promise<void> {
  const knownNames = dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM migrations WHERE name <> ALL($1) ORDER BY id',
    [knownNames],
  );
  if (rows.length === 0) return;
  log.warn(
    { migrations: rows.map(({ name }) => name) },
    'O banco de dados é de uma versão mais nova do programa; esta não conhece o que mudou nele.',
  );
}
