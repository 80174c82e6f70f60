import pg from 'pg';
import { type Cluster, DATABASE, PROGRAM, programPasswordOf, urlOf } from './cluster.ts';

const CONNECT_MS = 10_000;
/** Two starts at one moment take turns; in the database `postgres`, see `presence.ts`. */
const TURN = 'SELECT pg_advisory_lock(7240120, 3)';

/** Objects of the program in its database: of no extension, and not following a table or another type by themselves. */
const OBJECTS = `
  SELECT format('ALTER TABLE %s OWNER TO ${PROGRAM}', c.oid::regclass) AS statement FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype IN ('e', 'a', 'i'))
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${PROGRAM}', p.oid::regprocedure) FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${PROGRAM}', t.oid::regtype) FROM pg_type t
  WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd', 'r')
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_type'::regclass AND objid = t.oid AND deptype = 'e')
  UNION ALL
  SELECT format('ALTER TEXT SEARCH CONFIGURATION %s OWNER TO ${PROGRAM}', c.oid::regconfig) FROM pg_ts_config c
  WHERE c.cfgnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_ts_config'::regclass AND objid = c.oid AND deptype = 'e')
  UNION ALL
  SELECT format('ALTER TEXT SEARCH DICTIONARY %s OWNER TO ${PROGRAM}', d.oid::regdictionary) FROM pg_ts_dict d
  WHERE d.dictnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_ts_dict'::regclass AND objid = d.oid AND deptype = 'e')
  UNION ALL
  SELECT 'ALTER SCHEMA public OWNER TO pg_database_owner'`;

async function onSuperuser<T>(
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
 * Makes the program's role and its database where they are missing. A database that the superuser owns, as those of
 * earlier versions, is given to the role with all that is in it, in one transaction.
 */
export function ensureProgramDatabase(cluster: Cluster, port: number): Promise<void> {
  return onSuperuser(cluster, { port, database: 'postgres' }, async (client) => {
    await client.query(TURN);
    const role = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [PROGRAM]);
    if (!role.rowCount) {
      const password = pg.escapeLiteral(programPasswordOf(cluster));
      await client.query(`CREATE ROLE ${PROGRAM} LOGIN PASSWORD ${password}`);
    }
    const { rows } = await client.query<{ owner: string }>(
      'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
      [DATABASE],
    );
    if (!rows[0]) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${PROGRAM}`);
    else if (rows[0].owner !== PROGRAM) await giveDatabase(cluster, port);
  });
}

function giveDatabase(cluster: Cluster, port: number): Promise<void> {
  return onSuperuser(cluster, { port, database: DATABASE }, async (client) => {
    await client.query('BEGIN');
    await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${PROGRAM}`);
    const { rows } = await client.query<{ statement: string }>(OBJECTS);
    for (const { statement } of rows) await client.query(statement);
    await client.query('COMMIT');
  });
}
