import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Cluster,
  ensureDatabase,
  ensureRunning,
  findRunning,
  initialise,
  type Running,
  shutDown,
  urlOf,
} from './cluster.ts';
import { prepareFolder } from './data-folder.ts';
import { DataDirInUseError } from './embedded-error.ts';
import { withFolderLock } from './folder-lock.ts';
import { type ProgramLock, takeProgramLock } from './program-lock.ts';

export interface EmbeddedOptions {
  dataDir: string;
  /** The program itself, one a folder; false for commands, which work beside it or alone. */
  exclusive: boolean;
  log: (message: string) => void;
  /** PostgreSQL settings besides ours, for tests. */
  settings?: Record<string, string>;
}

export interface EmbeddedServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * The embedded PostgreSQL of a data folder: made, started or taken over (design/SEARCH.md, part 1).
 * Throws DataDirInUseError when another program has the folder. While a program runs, a server that dies
 * is started again on the same port.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, exclusive, log, settings = {} } = options;
  await mkdir(dataDir, { recursive: true });
  const lockFile = join(dataDir, 'starting.lock');
  const { cluster, running, started } = await withFolderLock(lockFile, async () => {
    const made = await prepareFolder(dataDir, settings);
    await initialise(made);
    const before = await findRunning(made);
    const now = before ?? (await ensureRunning(made));
    await ensureDatabase(made, now);
    return { cluster: made, running: now, started: before === null };
  });
  const url = urlOf(cluster, running.port);
  const adminUrl = urlOf(cluster, running.port, 'postgres');
  if (!exclusive) return { url, stop: () => leave(cluster, lockFile, adminUrl, started) };

  const lock = await takeProgramLock(adminUrl);
  if (!lock) throw new DataDirInUseError(dataDir);
  const keeper = supervise(cluster, running, lock, lockFile, adminUrl, log);
  return {
    url,
    async stop() {
      const last = await keeper.stop();
      await withFolderLock(lockFile, () => shutDown(last));
    },
  };
}

/** A command that started the server stops it, unless a program has come meanwhile. */
async function leave(cluster: Cluster, lockFile: string, adminUrl: string, started: boolean): Promise<void> {
  if (!started) return;
  await withFolderLock(lockFile, async () => {
    const running = await findRunning(cluster);
    if (!running) return;
    const lock = await takeProgramLock(adminUrl, 0);
    if (!lock) return;
    await lock.release();
    await shutDown(running);
  });
}

/** Starts the server again when it dies, until told to stop; then says which one runs. */
function supervise(
  cluster: Cluster,
  first: Running,
  firstLock: ProgramLock,
  lockFile: string,
  adminUrl: string,
  log: (message: string) => void,
) {
  let running = first;
  let lock = firstLock;
  let stopping = false;
  const watch = async (): Promise<void> => {
    while (!stopping) {
      await lock.lost;
      if (stopping) return;
      log('O banco de dados embutido caiu; iniciando-o de novo.');
      try {
        running = await withFolderLock(lockFile, () => ensureRunning(cluster, first.port));
        const again = await takeProgramLock(adminUrl);
        if (!again) throw new DataDirInUseError(cluster.folder);
        lock = again;
        log('O banco de dados embutido voltou.');
      } catch (error) {
        log(`O banco de dados embutido não voltou: ${error instanceof Error ? error.message : error}`);
        await pause(1_000);
      }
    }
  };
  const watching = watch();
  return {
    async stop(): Promise<Running> {
      stopping = true;
      await lock.release();
      await watching;
      return running;
    },
  };
}
