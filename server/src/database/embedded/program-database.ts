import pg from 'pg';
import { OldDatabaseError } from '../old-database-error.ts';
import { type Cluster, DATABASE, PROGRAM, programPasswordOf, urlOf } from './cluster.ts';

const CONNECT_MS = 10_000;
/** Concurrent starts wait for each other; in the database `postgres`, with a key beside those of presence.ts. */
const LOCK = 'SELECT pg_advisory_lock(7240120, 3)';

/**
 * Creates the program's role and database where they are missing. Throws OldDatabaseError, and changes nothing, for a
 * database that another role owns, as in versions before 1.0.
 */
export async function ensureProgramDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'guia-owner',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(LOCK);
    const database = await client.query<{ owner: string }>(
      'SELECT datdba::regrole::text AS owner FROM pg_database WHERE datname = $1',
      [DATABASE],
    );
    if (database.rows.some(({ owner }) => owner !== PROGRAM)) throw new OldDatabaseError();
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [PROGRAM]);
    if (!role.rowCount) {
      const password = pg.escapeLiteral(programPasswordOf(cluster));
      await client.query(`CREATE ROLE ${PROGRAM} LOGIN PASSWORD ${password}`);
    }
    if (!database.rowCount) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${PROGRAM}`);
  } finally {
    await client.end();
  }
}
