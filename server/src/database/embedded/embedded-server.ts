import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { OldDatabaseError } from '../old-database-error.ts';
import { attach } from './attach.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, DATABASE, PROGRAM, programPasswordOf, programUrlOf, urlOf } from './cluster.ts';
import { DataDirInUseError, EmbeddedError, folderError } from './embedded-error.ts';
import { initialise, isComplete } from './initialise.ts';
import { chooseUser } from './run-as.ts';
import { Supervision } from './supervision.ts';

export interface StartOptions {
  /** Created when missing; the database is in its folder `postgres`. */
  dataDir: string;
  /** Logs a sentence for the operator. */
  log: (message: string) => void;
  /** True for the program, of which one may run; false for commands, which may run beside it. */
  exclusive: boolean;
  /** Throws, and creates nothing, where there is no database. */
  mustExist?: boolean;
  /** PostgreSQL settings that replace the defaults, for a server started by this call. */
  settings?: Record<string, string>;
}

export interface EmbeddedServer {
  /** For the program's role, which owns the database. Stays the same when the server is restarted. */
  url: string;
  /** The same database for the superuser, for tests and repairs. */
  superuserUrl: string;
  /** The database was created by this call. */
  isNew: boolean;
  /** Stops the server, unless another program or command still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of `dataDir`, or uses the one that runs there, and keeps it running until `stop`.
 * Throws DataDirInUseError, or another EmbeddedError when no PostgreSQL can run here.
 */
export async function startEmbedded(options: StartOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  const { cluster, isNew } = await prepare(dataDir, options).catch((error: unknown) => {
    throw folderError(error, dataDir);
  });
  const presence = await attach(cluster, { wantsProgram: options.exclusive });
  if (options.exclusive && !presence.isProgram) {
    await presence.close();
    throw new DataDirInUseError(dataDir);
  }
  const supervision = new Supervision(cluster, presence, options.exclusive);
  try {
    await ensureProgramDatabase(cluster, presence.server.port);
  } catch (error) {
    await supervision.stop();
    throw error;
  }
  const { port } = presence.server;
  return {
    url: programUrlOf(cluster, port),
    superuserUrl: urlOf(cluster, port, DATABASE),
    isNew,
    stop: () => supervision.stop(),
  };
}

/** Prepares the folder: password, binaries, cluster. */
async function prepare(
  dataDir: string,
  { log, mustExist = false, settings = {} }: StartOptions,
): Promise<{ cluster: Cluster; isNew: boolean }> {
  const folder = join(dataDir, 'postgres');
  // First, since it rejects a folder of another user.
  const runAs = await chooseUser(folder);
  const hasDatabase = await isComplete(folder);
  if (mustExist && !hasDatabase) {
    throw new EmbeddedError(`DATA_DIR ${dataDir}: não há banco de dados aqui.`);
  }
  await mkdir(dataDir, { recursive: true });
  const cluster: Cluster = {
    dataDir,
    folder,
    runAs,
    password: await readOrMakePassword(dataDir, { mayMake: !hasDatabase }),
    binaries: await findBinaries(dataDir, runAs),
    settings,
    log,
  };
  return { cluster, isNew: await initialise(cluster) };
}

const CONNECT_MS = 10_000;
/** Concurrent starts wait for each other; in the database `postgres`, with a key beside those of presence.ts. */
const LOCK = 'SELECT pg_advisory_lock(7240120, 3)';

/**
 * Creates the program's role and database where they are missing. Throws OldDatabaseError, and changes nothing, for a
 * database that another role owns, as in versions before 1.0.
 */
async function ensureProgramDatabase(cluster: Cluster, port: number): Promise<void> {
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

/**
 * Reads the superuser's password, or creates it before the database exists (`mayMake`), in a file that only its owner can
 * read. Throws EmbeddedError when it is missing later, since a new one would not be the database's.
 */
async function readOrMakePassword(dataDir: string, { mayMake }: { mayMake: boolean }): Promise<string> {
  const path = join(dataDir, 'postgres-password');
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new EmbeddedError(`A senha do banco de dados não pode ser lida (${path}).`, { cause: error });
    }
    if (!mayMake) {
      throw new EmbeddedError(
        `A senha do banco de dados falta (${path}): traga de volta este arquivo, que vai junto com a pasta postgres.`,
      );
    }
  }
  await writeFile(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A link is atomic, and fails when a concurrent start was quicker.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(path, 'utf8')).trim();
}
