import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { choosePort, launch } from './launch.ts';
import { isAlive, type PidFile, readPidFile } from './pid-file.ts';
import { Presence } from './presence.ts';

/** After PostgreSQL was killed, new starts fail for about a second, until its shared memory is released. */
const TIMEOUT_MS = 30_000;
/** Between two attempts. */
const MOST_WAIT_MS = 200;
/** Crash recovery may take this long. */
const RECOVERY_MS = 10 * 60_000;

export interface AttachOptions {
  wantsProgram: boolean;
  /** The port to start it on; without it the last one if it is free, else any. */
  port?: number;
  signal?: AbortSignal;
}

/** Connects to the server of the folder and starts it when none runs. Throws EmbeddedError after 30 s of attempts. */
export async function attach(cluster: Cluster, options: AttachOptions): Promise<Presence> {
  const begunAt = Date.now();
  let giveUpAt = begunAt + TIMEOUT_MS;
  let reason = '';
  for (let wait = 25; ; wait = Math.min(2 * wait, MOST_WAIT_MS)) {
    options.signal?.throwIfAborted();
    const running = await readPidFile(cluster.folder);
    const isRunning = running !== null && isAlive(running.pid);
    const joined = isRunning ? await tryJoin(cluster, running, options) : null;
    if (joined instanceof Presence) return joined;
    if (joined) reason = `postmaster.pid fala do processo ${running?.pid}, porta ${running?.port}: ${joined}`;
    if (!isRunning || (joined && running?.status === 'ready')) {
      const started = await launch(cluster, options.port ?? (await choosePort(running?.port)));
      if ('server' in started) {
        const own = await tryJoin(cluster, started.server, options);
        if (own instanceof Presence) return own;
        reason = own;
      } else {
        reason = started.failure;
      }
    } else if (running?.status === 'starting' && Date.now() < begunAt + RECOVERY_MS) {
      giveUpAt = Date.now() + TIMEOUT_MS;
    }
    if (Date.now() > giveUpAt) {
      throw new EmbeddedError(
        `O banco de dados em ${cluster.folder} não pôde ser iniciado nem encontrado em funcionamento. ${reason}`,
      );
    }
    await pause(wait, undefined, { signal: options.signal });
  }
}

/** Returns the presence, or why there is none yet. */
async function tryJoin(
  cluster: Cluster,
  server: PidFile,
  { wantsProgram }: AttachOptions,
): Promise<Presence | string> {
  try {
    return await Presence.join(cluster, server, wantsProgram);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
