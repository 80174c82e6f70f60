import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../shared/errors.ts';

/** Icons keep their names when they change. */
const A_DAY = 'public, max-age=86400';

/** Serves the built client's files: named by content, so cached for good, but for the icons; compressed by the build. */
export async function staticAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'client'),
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('vary', 'accept-encoding');
      if (!path.startsWith(join(clientDir, 'client/assets'))) reply.header('cache-control', A_DAY);
    },
  });
  app.get('/assets/*', async () => {
    throw notFound('Arquivo não encontrado.');
  });
}
