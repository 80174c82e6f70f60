import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SERVER = fileURLToPath(new URL('../../../', import.meta.url));

export interface HolderScript {
  path: string;
  remove(): Promise<void>;
}

/** Builds holder-process.ts for plain Node, below the server so that it finds its packages. */
export async function buildHolder(): Promise<HolderScript> {
  const parent = join(SERVER, 'node_modules/.holder');
  await mkdir(parent, { recursive: true });
  const outDir = await mkdtemp(join(parent, 'built-'));
  await build({
    root: SERVER,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: fileURLToPath(new URL('./holder-process.ts', import.meta.url)),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'holder.mjs' } },
    },
  });
  return {
    path: join(outDir, 'holder.mjs'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

/** A child process that starts the database of a folder, as the program or as a command. */
export class Holder {
  readonly answer: Promise<{ url?: string; refused?: string }>;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #exit: Promise<number | null>;
  #stderr = '';

  /** `before` is a command line that runs the rest of it (setpriv …). */
  constructor(script: HolderScript, dataDir: string, role: 'program' | 'command', before: string[] = []) {
    const [command = '', ...rest] = [...before, process.execPath, script.path, dataDir, role];
    this.#child = spawn(command, rest, { stdio: 'pipe' });
    this.#child.stderr.on('data', (part) => {
      this.#stderr += part;
    });
    this.#exit = new Promise((resolve) => this.#child.once('close', resolve));
    this.answer = new Promise((resolve, reject) => {
      createInterface({ input: this.#child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
      this.#exit.then(() => reject(new Error(`The holder ended: ${this.#stderr}`)));
    });
    // Not every test awaits it: without this, a holder killed early is an unhandled rejection.
    this.answer.catch(() => {});
  }

  /** Returns the database's address; throws when the start was refused. */
  async url(): Promise<string> {
    const { url, refused } = await this.answer;
    if (!url) throw new Error(refused);
    return url;
  }

  async stop(): Promise<void> {
    this.#child.stdin.write('stop\n');
    await this.#exit;
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exit;
  }

  get ended(): Promise<number | null> {
    return this.#exit;
  }
}
