import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive, type PidFile, readPidFile } from './pid-file.ts';

const POLL_MS = 15;
const TIMEOUT_MS = 60_000;

/**
 * Shuts PostgreSQL down in its fast mode: connections are ended, everything is written. Returns when postmaster.pid or
 * the process is gone; throws EmbeddedError after 60 s.
 */
export async function shutDown(cluster: Cluster, { pid, startedAt }: PidFile): Promise<void> {
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
