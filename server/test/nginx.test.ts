import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from './helpers/network/free-port.ts';

/** Debian: `apt-get install nginx`. */
const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const SHIPPED = fileURLToPath(new URL('../deploy/nginx', import.meta.url));
const HOST = 'guia.exemplo.com.br';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Sends a GET over TLS without checking the certificate, which signs itself. */
function getOverTls(port: number, path: string, accept: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      path,
      headers: { host: HOST, accept },
      servername: HOST,
      rejectUnauthorized: false,
    };
    request(options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe.skipIf(!hasNginx)(
  "server/deploy/nginx/debian.conf, in the `http` block of this machine's nginx",
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'guia-nginx-'));
    const instances: Server[] = [];
    let ports: { plain: number; tls: number };
    let stop = async () => {};

    beforeAll(async () => {
      ports = { plain: await freePort(), tls: await freePort() };
      const instancePorts = [await freePort(), await freePort()];
      for (const port of instancePorts) {
        const instance = createServer(({ headers }, response) =>
          response.end(JSON.stringify({ port, headers })),
        );
        instances.push(instance.listen(port, '127.0.0.1'));
      }
      const own = join(folder, 'guia');
      cpSync(SHIPPED, own, { recursive: true });
      const [first, second] = instancePorts;
      const config = readFileSync(join(own, 'debian.conf'), 'utf8')
        .replaceAll('/etc/nginx/guia', own)
        .replace('127.0.0.1:4001', `127.0.0.1:${first}`)
        .replace('127.0.0.1:4002', `127.0.0.1:${second}`)
        .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
        .replace('listen 443 ssl', `listen 127.0.0.1:${ports.tls} ssl`)
        .replace(/^.*\[::\].*\n/gm, '')
        .replaceAll(`/etc/letsencrypt/live/${HOST}`, folder)
        .replace('/var/log/nginx', folder);
      mkdirSync(join(folder, 'conf.d'));
      writeFileSync(join(folder, 'conf.d/guia.conf'), config);
      // What Debian's nginx.conf sets in that block.
      writeFileSync(
        join(folder, 'nginx.conf'),
        `error_log stderr; pid ${folder}/pid; events {} http { sendfile on; tcp_nopush on; access_log ${folder}/access.log;
       ssl_prefer_server_ciphers on; gzip on; include ${folder}/conf.d/*.conf; }`,
      );
      const key = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
      const subject = ['-subj', `/CN=${HOST}`];
      execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...key, ...subject], {
        stdio: 'pipe',
      });
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const child = spawn(
        'nginx',
        ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${user}`],
        {
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
      const ended = once(child, 'exit');
      stop = async () => {
        child.kill('SIGQUIT');
        await ended;
      };
      await vi.waitUntil(
        () => fetch(`http://127.0.0.1:${ports.plain}/`, { redirect: 'manual' }).catch(() => null),
        {
          timeout: 10_000,
        },
      );
    });
    afterAll(async () => {
      await stop();
      for (const instance of instances) instance.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test('leads plain requests to TLS', async () => {
      const answer = await fetch(`http://127.0.0.1:${ports.plain}/search?q=a`, { redirect: 'manual' });
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(`https://${HOST}/search?q=a`);
    });

    test('passes requests to both instances with the address and protocol of the caller', async () => {
      const answers = [];
      for (let count = 0; count < 4; count++) {
        answers.push(JSON.parse((await getOverTls(ports.tls, '/', '*/*')).body));
      }
      expect(new Set(answers.map(({ port }) => port)).size).toBe(2);
      expect(answers[0].headers).toMatchObject({
        host: HOST,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      });
    });

    test("answers with the program's code and a sentence when no instance does", async () => {
      for (const instance of instances) {
        instance.close();
        instance.closeAllConnections();
      }
      const json = await getOverTls(ports.tls, '/api/companies', '*/*');
      expect(json.status).toBe(503);
      expect(JSON.parse(json.body)).toMatchObject({ success: false, code: 'SERVICE_UNAVAILABLE' });
      expect(json.headers).toMatchObject({
        'retry-after': '2',
        'strict-transport-security': 'max-age=31536000',
      });
      const page = await getOverTls(ports.tls, '/', 'text/html');
      expect(page.body).toContain('Não foi possível abrir a página');
    });
  },
);
