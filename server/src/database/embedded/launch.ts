import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, cleanEnvironment, reach } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { type PidFile, readPidFile } from './pid-file.ts';
import { settingArguments } from './settings.ts';

const POLL_MS = 15;

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * The port used last, if it is free: a command that outlived the program still knows it. Else any below
 * those that systems give to outgoing connections, so that a restart finds it free again.
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
 * Starts a server; answers once it is ready, or says why it ended (another one on the folder, a port in
 * use, memory of one just killed not yet given back). It outlives this process, whatever ends that one.
 */
export async function launch(
  cluster: Cluster,
  port: number,
): Promise<{ server: PidFile } | { failure: string }> {
  const said = join(cluster.dataDir, 'postgres-start.log');
  const output = openSync(said, 'w', 0o600);
  const inside = reach(cluster.folder, cluster.runAs);
  let ended: string | null = null;
  let pid: number | undefined;
  try {
    const child = spawn(
      cluster.binaries.postgres,
      ['-D', inside.path, ...settingArguments(port, cluster.settings)],
      {
        ...cluster.runAs,
        cwd: cluster.runAs ? '/' : cluster.dataDir,
        env: cleanEnvironment(),
        // A session of its own: Ctrl-C in the terminal must reach the program alone.
        detached: true,
        stdio: ['ignore', output, output, inside.descriptor ?? 'ignore'],
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
    inside.close();
  }
  while (ended === null) {
    const file = await readPidFile(cluster.folder);
    if (file?.pid === pid && file?.status === 'ready') return { server: file };
    await pause(POLL_MS);
  }
  const text = (await readFile(said, 'utf8')).trim();
  return { failure: `${text || 'O banco de dados não disse nada.'} (${ended})` };
}
