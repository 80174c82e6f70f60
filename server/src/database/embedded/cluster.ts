import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './embedded-error.ts';
import type { RunAs } from './run-as.ts';

/** One data folder and what is needed to run a server on it. */
export interface Cluster {
  dataDir: string;
  /** PostgreSQL's own folder inside `dataDir`. */
  folder: string;
  /** The superuser's. */
  password: string;
  runAs: RunAs;
  binaries: Binaries;
  settings: Record<string, string>;
  log: (message: string) => void;
}

/** Starts and stops the server and creates the program's role. */
export const SUPERUSER = 'guia';
/** Owns the program's database and has no other right. */
export const PROGRAM = 'guia_program';
export const DATABASE = 'guia';

/** Returns the address for the superuser. */
export function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Derives the program's password from the superuser's without revealing it, so that one file is enough. */
export const programPasswordOf = ({ password }: Cluster): string =>
  createHmac('sha256', password).update(PROGRAM).digest('base64url');

export function programUrlOf(cluster: Cluster, port: number): string {
  return `postgres://${PROGRAM}:${programPasswordOf(cluster)}@127.0.0.1:${port}/${DATABASE}`;
}

/** Returns the environment without PG… variables, which would change how PostgreSQL behaves. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}

/**
 * Makes a folder reachable for another user below one that is closed to them (root's home of mode 700), through a
 * descriptor opened here, which the child process needs as its descriptor 3: no permissions are changed. `path` is the
 * folder's for that user. Throws EmbeddedError outside Linux.
 */
export function reachable(folder: string, runAs: RunAs) {
  const plain = { path: folder, descriptor: null, close: () => {} };
  if (!runAs) return plain;
  const tried = spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...runAs, cwd: '/' });
  if (tried.status === 0) return plain;
  if (process.platform !== 'linux') {
    throw new EmbeddedError(
      `A pasta ${folder} está fora do alcance do usuário do banco de dados (uid ${runAs.uid}). ` +
        'Indique outra em DATA_DIR.',
    );
  }
  const descriptor = openSync(folder, 'r');
  return { path: '/proc/self/fd/3', descriptor, close: () => closeSync(descriptor) };
}
