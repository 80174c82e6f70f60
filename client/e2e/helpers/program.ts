import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeMemoryFolder } from '../../../server/test/helpers/embedded/memory-folder.ts';
import { freePort } from '../../../server/test/helpers/network/free-port.ts';

const MAIN = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const START_MS = 60_000;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    // Not listening yet.
    return false;
  }
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await wait(200)) {
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}:\n${output()}`);
    if (await isReady(url)) return;
  }
  throw new Error(`The program is not ready after ${START_MS / 1000} s:\n${output()}`);
}

/** The home page has cities once their companies are counted; pages rendered before would jump when they get them. */
async function hasCities(url: string): Promise<boolean> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ searchLinks { cities { id } } }' }),
  });
  // A program that is overloaded by its start answers with an error.
  const { data } = (await response.json()) as { data?: { searchLinks: { cities: unknown[] } | null } };
  return (data?.searchLinks?.cities.length ?? 0) > 0;
}

/** Waits until the demonstration data of a program are counted. */
export async function untilCounted(url: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await wait(200)) {
    if (await hasCities(url)) return;
  }
  throw new Error(`The program has not counted its companies after ${START_MS / 1000} s.`);
}

/** The administrator that the program is started with. */
export const ADMIN = { email: 'admin@exemplo.com.br', password: 'pitanga-cajueiro-42' };

export interface RunningProgram {
  url: string;
  stop(): Promise<void>;
}

/** Starts the built program with demonstration data in a folder of its own; `settings` go into its environment. */
export async function startProgram(settings: Record<string, string> = {}): Promise<RunningProgram> {
  const folder = await makeMemoryFolder('guia-e2e-');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let output = '';
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      DEMO_DATA: 'true',
      // All requests come from one IP address.
      LIMIT_REQUESTS_ANONYMOUS: '1000000',
      LIMIT_REQUESTS_SIGNED_IN: '1000000',
      LIMIT_LOOK_UPS_IN_VAIN: '1000000',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
