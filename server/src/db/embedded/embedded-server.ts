import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { attach } from './attach.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, DATABASE, urlOf } from './cluster.ts';
import { DataDirInUseError } from './embedded-error.ts';
import { initialise } from './initialise.ts';
import { readOrMakePassword } from './password.ts';
import { chooseUser } from './run-as.ts';
import { Supervision } from './supervision.ts';

export interface StartOptions {
  /** Made when missing; the database lives in its folder `postgres`. */
  dataDir: string;
  /** Takes sentences meant for the operator. */
  log: (message: string) => void;
  /** True for the program, of which there is one; false for commands, which work beside it and without it. */
  exclusive: boolean;
  /** PostgreSQL settings over ours, for a server started by this call. */
  settings?: Record<string, string>;
}

export interface EmbeddedServer {
  /** With user, password and database; stays the same when the server has to be started again. */
  url: string;
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
  const folder = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const runAs = await chooseUser(folder);
  const cluster: Cluster = {
    dataDir,
    folder,
    runAs,
    password: await readOrMakePassword(dataDir),
    binaries: await findBinaries(dataDir, runAs),
    settings: options.settings ?? {},
    log: options.log,
  };
  await initialise(cluster);
  const presence = await attach(cluster, { wantsProgram: options.exclusive });
  if (options.exclusive && !presence.isProgram) {
    await presence.close();
    throw new DataDirInUseError(dataDir);
  }
  const supervision = new Supervision(cluster, presence, options.exclusive);
  try {
    await presence.ensureDatabase(DATABASE);
  } catch (error) {
    await supervision.stop();
    throw error;
  }
  return { url: urlOf(cluster, presence.server.port, DATABASE), stop: () => supervision.stop() };
}
