import { execFile } from 'node:child_process';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../../../src/database/embedded/embedded-server.ts';
import { isAlive, readPidFile } from '../../../src/database/embedded/pid-file.ts';
import { makeMemoryFolder } from './memory-folder.ts';

const PATIENCE_MS = 20_000;

/** Asks until the answer is something; throws after 20 s. */
export async function until<T>(ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > giveUpAt) throw new Error(`Waited in vain for ${ask}`);
    await pause(20);
  }
}

/** One statement on a connection of its own. */
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

/** Asks again while nobody answers there. */
export function askPatiently(url: string, statement: string): Promise<Record<string, unknown>[]> {
  return until(() => ask(url, statement).catch(() => null));
}

/** The number of the server's first process; null when none runs. */
export async function postmasterOf(dataDir: string): Promise<number | null> {
  const file = await readPidFile(join(dataDir, 'postgres'));
  return file && isAlive(file.pid) ? file.pid : null;
}

/** kill -9 of the server; resolves when it is gone. Its port is free and its memory is not, as in life. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const pid = await postmasterOf(dataDir);
  if (!pid) throw new Error('No server runs.');
  process.kill(pid, 'SIGKILL');
  await until(async () => !isAlive(pid));
}

export interface DataDir {
  path: string;
  /** Ends what still runs on it. */
  remove(): Promise<void>;
}

/** A data folder in which the database was made already: copies of it spare each test a second. */
export async function makeOriginal(): Promise<DataDir> {
  const original = await makeDataDir();
  const server = await startEmbedded({ dataDir: original.path, exclusive: true, log: () => {} });
  await server.stop();
  return original;
}

/** A folder for data that everybody may look into: empty, or a copy of another whose server is stopped. */
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
