import pg from 'pg';
import { type Cluster, DATABASE, PROGRAM, programPasswordOf, urlOf } from './cluster.ts';

const CONNECT_MS = 10_000;
/** Concurrent starts wait for each other; in the database `postgres`, with a key beside those of presence.ts. */
const LOCK = 'SELECT pg_advisory_lock(7240120, 3)';

/** Statements that give the program what another role owns in its database, except what extensions own and what follows a table. */
const CHANGE_OWNER = `
  SELECT format('ALTER TABLE %s OWNER TO ${PROGRAM}', o.oid::regclass) AS statement FROM pg_class o
  WHERE o.relnamespace = 'public'::regnamespace AND o.relowner <> '${PROGRAM}'::regrole AND o.relkind IN ('r', 'p', 'v', 'm', 'S')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = o.oid AND deptype = ANY ('{e,a,i}'))
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${PROGRAM}', o.oid::regprocedure) FROM pg_proc o
  WHERE o.pronamespace = 'public'::regnamespace AND o.proowner <> '${PROGRAM}'::regrole
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = o.oid AND deptype = ANY ('{e,a,i}'))
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${PROGRAM}', o.oid::regtype) FROM pg_type o
  WHERE o.typnamespace = 'public'::regnamespace AND o.typowner <> '${PROGRAM}'::regrole AND o.typtype IN ('e', 'd', 'r')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_type'::regclass AND objid = o.oid AND deptype = ANY ('{e,a,i}'))
  UNION ALL
  SELECT format('ALTER TEXT SEARCH CONFIGURATION %s OWNER TO ${PROGRAM}', o.oid::regconfig) FROM pg_ts_config o
  WHERE o.cfgnamespace = 'public'::regnamespace AND o.cfgowner <> '${PROGRAM}'::regrole
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_ts_config'::regclass AND objid = o.oid AND deptype = ANY ('{e,a,i}'))
  UNION ALL
  SELECT format('ALTER TEXT SEARCH DICTIONARY %s OWNER TO ${PROGRAM}', o.oid::regdictionary) FROM pg_ts_dict o
  WHERE o.dictnamespace = 'public'::regnamespace AND o.dictowner <> '${PROGRAM}'::regrole
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_ts_dict'::regclass AND objid = o.oid AND deptype = ANY ('{e,a,i}'))
  UNION ALL
  SELECT 'ALTER SCHEMA public OWNER TO pg_database_owner' FROM pg_namespace
  WHERE nspname = 'public' AND nspowner NOT IN ('${PROGRAM}'::regrole, 'pg_database_owner'::regrole)
  UNION ALL
  SELECT 'ALTER DATABASE ${DATABASE} OWNER TO ${PROGRAM}' FROM pg_database
  WHERE datname = '${DATABASE}' AND datdba <> '${PROGRAM}'::regrole`;

async function asSuperuser<T>(
  cluster: Cluster,
  { port, database }: { port: number; database: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, database),
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'guia-owner',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates the program's role and database where they are missing. What the superuser owns there is given to the role in
 * one transaction.
 */
export function ensureProgramDatabase(cluster: Cluster, port: number): Promise<void> {
  return asSuperuser(cluster, { port, database: 'postgres' }, async (client) => {
    await client.query(LOCK);
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [PROGRAM]);
    if (!role.rowCount) {
      const password = pg.escapeLiteral(programPasswordOf(cluster));
      await client.query(`CREATE ROLE ${PROGRAM} LOGIN PASSWORD ${password}`);
    }
    const database = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!database.rowCount) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${PROGRAM}`);
    else await giveToProgram(cluster, port);
  });
}

function giveToProgram(cluster: Cluster, port: number): Promise<void> {
  return asSuperuser(cluster, { port, database: DATABASE }, async (client) => {
    const { rows } = await client.query<{ statement: string }>(CHANGE_OWNER);
    if (rows.length === 0) return;
    await client.query('BEGIN');
    for (const { statement } of rows) await client.query(statement);
    await client.query('COMMIT');
  });
}
