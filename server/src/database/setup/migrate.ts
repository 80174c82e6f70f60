import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Log } from '../../shared/log.ts';
import type { Database } from '../database.ts';
import { RENAMED_MIGRATIONS } from './migrations.ts';

/** Any number that nothing else locks. */
export const MIGRATION_LOCK = 7_240_118;

/**
 * Runs the migrations that are missing, then `seed`, and has the planner look at what they made, under an advisory lock on a connection of its own:
 * copies that start at once do it once. `dataSource` must be initialized. `log` hears of a database that is newer than the program.
 */
export async function migrate(
  { url, dataSource }: Database,
  seed: (client: pg.ClientBase) => Promise<void>,
  log: Log,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'guia-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const run = await dataSource.runMigrations({ transaction: 'each' });
    await warnOfNewer(client, dataSource, log);
    await seed(client);
    // Indexes on what is calculated have no statistics until then, and lists are planned without knowing them.
    if (run.length > 0) await client.query('ANALYZE');
  } finally {
    // Closing the connection gives the lock back, however this ends.
    await client.end();
  }
}

/** No refusal: while versions are exchanged, a copy of the old one has to be able to start again. */
async function warnOfNewer(client: pg.ClientBase, dataSource: DataSource, log: Log): Promise<void> {
  const today = dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const known = [...today, ...RENAMED_MIGRATIONS.keys()];
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM migrations WHERE name <> ALL($1) ORDER BY id',
    [known],
  );
  if (rows.length === 0) return;
  log.warn(
    { migrations: rows.map(({ name }) => name) },
    'O banco de dados é de uma versão mais nova do programa; esta não conhece o que mudou nele.',
  );
}
