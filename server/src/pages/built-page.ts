import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface BuiltPage {
  /** Its address; its files are under `assets` there. */
  url: string;
  /** The folder of its build. */
  root: string;
  /** The policy of its document, and of its files: a worker is subject to that of its own file. */
  policyOf(nonce: string): string;
  change?(page: string): string;
}

/** Serves a page that is a build of its own and loads nothing else; see docs/explanation/decisions/022. */
export async function builtPage(app: FastifyInstance, { url, root, policyOf, change }: BuiltPage) {
  const built = await readFile(join(root, 'index.html'), 'utf8');
  const page = change?.(built) ?? built;
  const policyOfFiles = policyOf(randomBytes(16).toString('base64'));
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: `${url}/assets/`,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('vary', 'accept-encoding');
      reply.header('content-security-policy', policyOfFiles);
    },
  });
  app.get(url, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policyOf(nonce))
      .header('x-robots-tag', 'noindex')
      .send(page.replace('<!--nonce-->', nonce));
  });
}
