import pg from 'pg';
import type { DataSource } from 'typeorm';

/** Any number that nothing else locks. */
export const MIGRATION_LOCK = 7_240_118;

/**
 * Runs the migrations that are missing, then `seed`, and has the planner look at what they made, under an advisory lock on a connection of its own:
 * copies that start at once do it once. `dataSource` must be initialized.
 */
export async function migrate(
  url: string,
  dataSource: DataSource,
  seed: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'guia-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const run = await dataSource.runMigrations({ transaction: 'each' });
    await seed(client);
    // Indexes on what is calculated have no statistics until then, and lists are planned without knowing them.
    if (run.length > 0) await client.query('ANALYZE');
  } finally {
    // Closing the connection gives the lock back, however this ends.
    await client.end();
  }
}
