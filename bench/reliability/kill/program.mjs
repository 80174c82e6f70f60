import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FLAGS } from '../../processes.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const TIMEOUT_MS = 60_000;

/** Returns whether the process runs; a zombie (Z) does not. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  if (!existsSync('/proc/self/stat')) return true;
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    // It ended meanwhile.
    if (['ENOENT', 'ESRCH'].includes(error.code)) return false;
    throw error;
  }
}

export async function until(what, ask) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${what}`);
    await pause(5);
  }
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The program as `npm start` runs it, with its embedded database in a folder of its own. */
export class Program {
  output = '';
  #child = null;
  #exit = null;

  /** `env` overrides what `start` sets. */
  constructor(dataDir, port, env = {}) {
    this.dataDir = dataDir;
    this.port = port;
    this.env = env;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Returns a program with a data folder of its own in `folder`; `env` overrides what `start` sets. */
  static async prepare(env = {}, folder = tmpdir()) {
    return new Program(await mkdtemp(join(folder, 'guia-kill-')), await freePort(), env);
  }

  get pid() {
    return this.#child.pid;
  }

  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  start() {
    this.#child = spawn(process.execPath, [...FLAGS, 'server/scripts/start.mjs'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        DEMO_DATA: 'true',
        // Each write comes from an address of its own.
        TRUST_PROXY: '1',
        LOG_LEVEL: 'info',
        // All requests come from one machine.
        LIMIT_REQUESTS_ANONYMOUS: '1000000000',
        LIMIT_REQUESTS_SIGNED_IN: '1000000000',
        LIMIT_LOOK_UPS_IN_VAIN: '1000000000',
        ...this.env,
      },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.on('data', (part) => {
        this.output += part;
      });
    }
    this.#exit = new Promise((resolve) => this.#child.once('exit', resolve));
  }

  /** Waits until the program is ready; the first start also builds and seeds. */
  ready() {
    return until('the program to be ready', async () => {
      if (this.#child.exitCode !== null) throw new Error('The program ended.');
      const answer = await fetch(`${this.origin}/readyz`).catch(() => null);
      return answer?.ok;
    });
  }

  /** The database's postmaster, from its pid file; null when it does not run. */
  get database() {
    let text;
    try {
      text = readFileSync(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    } catch (error) {
      if (error.code === 'ENOENT') return null;
      throw error;
    }
    const [pid, , , port] = text.split('\n');
    return { pid: Number(pid), port: Number(port) };
  }

  async kill() {
    this.#child.kill('SIGKILL');
    await this.#exit;
  }

  async killDatabase() {
    const { pid } = this.database;
    process.kill(pid, 'SIGKILL');
    await until('the database to end', async () => !isAlive(pid));
  }

  /** Waits until another database process runs than `killed`. */
  databaseAfter(killed) {
    return until('the database to start again', async () => {
      const { database } = this;
      return database !== null && database.pid !== killed;
    });
  }

  /** Sends SIGTERM; resolves when the process is gone. */
  async terminate() {
    this.#child.kill('SIGTERM');
    await this.#exit;
  }

  /** Sends SIGTERM; throws when the database was left running. */
  async stop() {
    await this.terminate();
    if (this.database) throw new Error('The database was left running.');
  }

  async remove() {
    if (this.#child && this.isRunning) await this.kill();
    const { pid } = this.database ?? {};
    if (pid && isAlive(pid)) {
      process.kill(pid, 'SIGQUIT');
      await until('the database to end', async () => !isAlive(pid));
    }
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
