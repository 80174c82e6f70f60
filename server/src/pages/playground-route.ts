import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Own files only; its editors set inline styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves `/playground`: GraphiQL, a separate build that loads nothing else; see docs/explanation/decisions/022. */
export function playgroundRoute({ production }: Pick<Config, 'production'>, clientDir: string) {
  return async (app: FastifyInstance): Promise<void> => {
    const root = join(clientDir, 'playground');
    const built = await readFile(join(root, 'index.html'), 'utf8');
    const page = production
      ? built
      : built.replace('data-introspection="admin"', 'data-introspection="open"');
    await app.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: '/playground/assets/',
      index: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      setHeaders: (reply) => {
        reply.header('vary', 'accept-encoding');
        // A worker is subject to the policy of its own file.
        reply.header('content-security-policy', POLICY);
      },
    });
    app.get('/playground', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', POLICY)
        .header('x-robots-tag', 'noindex')
        .send(page),
    );
  };
}
