import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../shared/errors.ts';

/** Serves the built client's files: named by content, so cached for good; compressed by the build. */
export async function staticAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'client'),
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply) => {
      reply.header('vary', 'accept-encoding');
    },
  });
  app.get('/assets/*', async () => {
    throw notFound('Arquivo não encontrado.');
  });
}
