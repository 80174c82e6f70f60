import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { attach } from './attach.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, DATABASE, programUrlOf, urlOf } from './cluster.ts';
import { DataDirInUseError, EmbeddedError } from './embedded-error.ts';
import { folderFault } from './folder-error.ts';
import { initialise, isComplete } from './initialise.ts';
import { readOrMakePassword } from './password.ts';
import { ensureProgramDatabase } from './program-database.ts';
import { chooseUser } from './run-as.ts';
import { Supervision } from './supervision.ts';

export interface StartOptions {
  /** Made when missing; the database lives in its folder `postgres`. */
  dataDir: string;
  /** Takes sentences meant for the operator. */
  log: (message: string) => void;
  /** True for the program, of which there is one; false for commands, which work beside it and without it. */
  exclusive: boolean;
  /** A folder without a database is refused, and left as it is. */
  mustExist?: boolean;
  /** PostgreSQL settings over ours, for a server started by this call. */
  settings?: Record<string, string>;
}

export interface EmbeddedServer {
  /** Of the program's role, which owns the database; stays the same when the server has to be started again. */
  url: string;
  /** The same database for the superuser: for tests and repairs, the program does not use it. */
  superuserUrl: string;
  /** The database was made by this call. */
  isNew: boolean;
  /** Stops the server cleanly, or leaves it to the program or command that still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of `dataDir`, or takes over the one that runs there, and keeps it running until
 * `stop` (design/SEARCH.md part 1; design/HARDENING.md promise 1). Throws DataDirInUseError, or another
 * EmbeddedError when no PostgreSQL can run here.
 */
export async function startEmbedded(options: StartOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  const { cluster, isNew } = await prepare(dataDir, options).catch((error: unknown) => {
    throw folderFault(error, dataDir);
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

/** The folder with everything in it that a server needs. */
async function prepare(
  dataDir: string,
  { log, mustExist = false, settings = {} }: StartOptions,
): Promise<{ cluster: Cluster; isNew: boolean }> {
  const folder = join(dataDir, 'postgres');
  // Before the folder is looked into, which may be somebody else's.
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
