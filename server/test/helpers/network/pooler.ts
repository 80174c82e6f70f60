import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, until } from '../embedded/folder.ts';
import { freePort } from './free-port.ts';

/** Debian: `apt-get install pgbouncer`. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer with its defaults before the database at `url`. */
export async function startPooler(
  url: string,
  mode: 'session' | 'transaction' | 'statement',
): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'guia-pooler-'));
  const address = new URL(url);
  const { hostname, port, username, password, pathname } = address;
  const own = await freePort();
  await writeFile(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = ${mode}
`,
  );
  // It refuses to run as root, and then reads the files as another user.
  await chmod(folder, 0o755);
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...asUser, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  address.port = String(own);
  await until(() => ask(address.href, 'SELECT 1').catch(() => null));
  return {
    url: address.href,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
