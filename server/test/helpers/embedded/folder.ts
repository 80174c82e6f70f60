import { execFile } from 'node:child_process';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../../../src/database/embedded/embedded-server.ts';
import { isAlive, readPidFile } from '../../../src/database/embedded/pid-file.ts';
import { makeMemoryFolder } from './memory-folder.ts';

const TIMEOUT_MS = 20_000;

/** Repeats `ask` until it resolves with a truthy value; throws after 20 s. */
export async function until<T>(ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${ask}`);
    await pause(20);
  }
}

/** Runs a statement on a connection of its own; returns its rows. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a statement; retries after errors for 20 s. */
export function askWithRetries(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return until(() => ask(url, statement).catch(() => null));
}

/** Returns the process id of the postmaster; null when none runs. */
export async function postmasterOf(dataDir: string): Promise<number | null> {
  const file = await readPidFile(join(dataDir, 'postgres'));
  return file && isAlive(file.pid) ? file.pid : null;
}

/** Kills the postmaster with SIGKILL; resolves when it is gone. Its shared memory stays, as after a crash. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const pid = await postmasterOf(dataDir);
  if (!pid) throw new Error('No server runs.');
  process.kill(pid, 'SIGKILL');
  await until(async () => !isAlive(pid));
}

export interface DataDir {
  path: string;
  /** Stops the server that may still run on it. */
  remove(): Promise<void>;
}

/** Makes a data folder with an initialized database. Copying it saves each test a second. */
export async function makeOriginal(): Promise<DataDir> {
  const original = await makeDataDir();
  const server = await startEmbedded({ dataDir: original.path, exclusive: true, log: () => {} });
  await server.stop();
  return original;
}

/** Makes a data folder of mode 755: empty, or a copy of another whose server is stopped. */
export async function makeDataDir(original?: DataDir): Promise<DataDir> {
  const path = await makeMemoryFolder('guia-embedded-');
  await chmod(path, 0o755);
  // cp keeps the owners, which Node's own copy does not.
  if (original) await promisify(execFile)('cp', ['-a', `${original.path}/.`, path]);
  return {
    path,
    async remove() {
      const pid = await postmasterOf(path);
      if (pid) {
        process.kill(pid, 'SIGQUIT');
        await until(async () => (await postmasterOf(path)) === null);
      }
      await rm(path, { recursive: true, force: true });
    },
  };
}
