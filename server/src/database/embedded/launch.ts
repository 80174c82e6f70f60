import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, cleanEnvironment, reachable } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { type PidFile, readPidFile } from './pid-file.ts';

/** For a machine of two cores that has other work; `overrides` replace them. */
const DEFAULTS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  jit: 'off',
  random_page_cost: '1.1',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_compression: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file a weekday, truncated a week later. Only starts, stops and crashes are logged, so that the files stay
  // small and hold no personal data; the program logs statements that fail.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse',
};

export function settingArguments(port: number, overrides: Record<string, string>): string[] {
  return Object.entries({ ...DEFAULTS, ...overrides, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
}

const POLL_MS = 15;

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * Returns the port used last if it is free, since a command may still use it. Else a port below those of outgoing
 * connections, so that a restart finds it free again.
 */
export async function choosePort(last: number | undefined): Promise<number> {
  if (last && (await isFree(last))) return last;
  for (let tries = 0; tries < 100; tries++) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedError('Nenhuma porta livre para o banco de dados entre 15000 e 30000.');
}

/**
 * Starts a server that outlives this process. Returns it once it is ready, or why it ended: another server on the folder,
 * a port in use, shared memory of a killed one not released yet.
 */
export async function launch(
  cluster: Cluster,
  port: number,
): Promise<{ server: PidFile } | { failure: string }> {
  const logFile = join(cluster.dataDir, 'postgres-start.log');
  const output = openSync(logFile, 'w', 0o600);
  const folder = reachable(cluster.folder, cluster.runAs);
  let ended: string | null = null;
  let pid: number | undefined;
  try {
    const child = spawn(
      cluster.binaries.postgres,
      ['-D', folder.path, ...settingArguments(port, cluster.settings)],
      {
        ...cluster.runAs,
        cwd: cluster.runAs ? '/' : cluster.dataDir,
        env: cleanEnvironment(),
        // A session of its own, so that Ctrl-C in the terminal reaches the program only.
        detached: true,
        stdio: ['ignore', output, output, folder.descriptor ?? 'ignore'],
        windowsHide: true,
      },
    );
    child.on('error', (error) => {
      ended = error.message;
    });
    child.on('exit', (code, signal) => {
      ended = signal ?? `código ${code}`;
    });
    child.unref();
    pid = child.pid;
  } finally {
    closeSync(output);
    folder.close();
  }
  while (ended === null) {
    const file = await readPidFile(cluster.folder);
    if (file?.pid === pid && file?.status === 'ready') return { server: file };
    await pause(POLL_MS);
  }
  const text = (await readFile(logFile, 'utf8')).trim();
  return { failure: `${text || 'O banco de dados não disse nada.'} (${ended})` };
}
