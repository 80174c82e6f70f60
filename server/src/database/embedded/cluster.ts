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

/** Of the data folder: it starts and stops the server, and makes the program's role. */
export const SUPERUSER = 'guia';
/** Owner of the program's database, with no right beyond it. */
export const PROGRAM = 'guia_program';
export const DATABASE = 'guia';

/** The superuser's address. */
export function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** From the superuser's, which it does not tell: so there is one file to keep. */
export const programPasswordOf = ({ password }: Cluster): string =>
  createHmac('sha256', password).update(PROGRAM).digest('base64url');

export function programUrlOf(cluster: Cluster, port: number): string {
  return `postgres://${PROGRAM}:${programPasswordOf(cluster)}@127.0.0.1:${port}/${DATABASE}`;
}

/** The environment without what would change PostgreSQL's behaviour behind our back. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}

export interface Reach {
  /** How the other user names the folder. */
  path: string;
  /** To be handed down as descriptor 3, or null. */
  descriptor: number | null;
  close(): void;
}

/**
 * How another user reaches a folder of theirs below one that is closed to them (a root's home of mode 700):
 * through a descriptor opened by us and handed down. So nobody's permissions have to be changed.
 */
export function reach(folder: string, runAs: RunAs): Reach {
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
