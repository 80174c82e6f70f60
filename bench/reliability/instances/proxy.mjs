import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, until } from '../kill/program.mjs';

const FOLDER = fileURLToPath(new URL('../../../server/deploy/nginx', import.meta.url));

/**
 * Returns `server/deploy/nginx/containers.conf` for instances on these ports of this machine, without `resolve`: Debian's nginx is
 * older than 1.27.3, and addresses need no name server.
 */
async function configFor(port, instances) {
  const text = (await readFile(join(FOLDER, 'containers.conf'), 'utf8'))
    .replaceAll('/etc/nginx/guia', FOLDER)
    .replace(/^ +resolver.*\n/gm, '')
    .replaceAll(' resolve;', ';');
  const [server] = /^ +server guia-1:4000.*\n/m.exec(text);
  return text
    .replace(
      /(?:^ +server guia-\d:4000.*\n)+/m,
      instances.map((instance) => server.replace('guia-1:4000', `127.0.0.1:${instance}`)).join(''),
    )
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
}

/** Starts this machine's nginx with `server/deploy/nginx/containers.conf` before instances on these ports. */
export async function startNginx(ports) {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'guia-nginx-'));
  await writeFile(join(folder, 'nginx.conf'), await configFor(port, ports));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${user} pid ${folder}/nginx.pid;`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const nginx = { origin: `http://127.0.0.1:${port}`, port, output: '' };
  child.stderr.on('data', (part) => {
    nginx.output += part;
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      nginx.output += error.message;
      resolve();
    });
  });
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  await until('nginx to answer', async () => {
    if (isOver) throw new Error(`nginx did not start (Debian: apt-get install nginx). ${nginx.output}`);
    // Any status: the instances need not be up.
    return fetch(`${nginx.origin}/healthz`).catch(() => null);
  });
  nginx.stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return nginx;
}
