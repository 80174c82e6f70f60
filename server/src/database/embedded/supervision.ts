import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { attach } from './attach.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive, type PidFile, readPidFile } from './pid-file.ts';
import type { Presence } from './presence.ts';

const AGAIN_MS = 1_000;

/** Restarts the server of a folder whenever it ends, on the same port, until `stop`. */
export class Supervision {
  readonly #cluster: Cluster;
  readonly #wantsProgram: boolean;
  readonly #port: number;
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;
  #presence: Presence | null;
  #stopped: Promise<void> | undefined;

  constructor(cluster: Cluster, presence: Presence, wantsProgram: boolean) {
    this.#cluster = cluster;
    this.#wantsProgram = wantsProgram;
    this.#port = presence.server.port;
    this.#presence = presence;
    this.#ended = this.#watch();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stopping;
    const stopped = once(signal, 'abort');
    while (!signal.aborted) {
      if (this.#presence) {
        await Promise.race([this.#presence.lost, stopped]);
        if (signal.aborted) return;
        this.#presence = null;
        this.#cluster.log('O banco de dados parou de responder; iniciando-o de novo…');
      }
      await this.#revive(signal);
    }
  }

  async #revive(signal: AbortSignal): Promise<void> {
    const { log } = this.#cluster;
    try {
      const presence = await attach(this.#cluster, {
        wantsProgram: this.#wantsProgram,
        port: this.#port,
        signal,
      });
      this.#presence = presence;
      log(
        presence.server.port === this.#port
          ? 'O banco de dados voltou a responder.'
          : `O banco de dados voltou em outra porta (${presence.server.port}): reinicie este programa.`,
      );
      if (this.#wantsProgram && !presence.isProgram) {
        log('Outra cópia do programa tomou a pasta de dados enquanto o banco de dados estava parado.');
      }
    } catch (error) {
      if (signal.aborted) return;
      log(error instanceof Error ? error.message : String(error));
      await Promise.race([pause(AGAIN_MS), once(signal, 'abort')]);
    }
  }

  /** Stops watching, then stops the server unless another process uses it. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
    const presence = this.#presence;
    if (!presence) return;
    try {
      if (await presence.leave()) await shutDown(this.#cluster, presence.server);
    } catch (error) {
      // Not an error when the server was killed meanwhile.
      if (isAlive(presence.server.pid)) throw error;
    } finally {
      await presence.close();
    }
  }
}

const POLL_MS = 15;
const TIMEOUT_MS = 60_000;

/**
 * Shuts PostgreSQL down in its fast mode: connections are ended, everything is written. Returns when postmaster.pid or
 * the process is gone; throws EmbeddedError after 60 s.
 */
async function shutDown(cluster: Cluster, { pid, startedAt }: PidFile): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals; pg_ctl emulates them.
    const pgCtl = join(dirname(cluster.binaries.postgres), 'pg_ctl.exe');
    await promisify(execFile)(pgCtl, ['kill', 'INT', String(pid)], { windowsHide: true });
  } else if (isAlive(pid)) {
    process.kill(pid, 'SIGINT');
  }
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    const file = await readPidFile(cluster.folder);
    if (file?.pid !== pid || file.startedAt !== startedAt || !isAlive(pid)) return;
    if (Date.now() > giveUpAt)
      throw new EmbeddedError(`O banco de dados (processo ${pid}) não encerrou em 60 s.`);
    await pause(POLL_MS);
  }
}
