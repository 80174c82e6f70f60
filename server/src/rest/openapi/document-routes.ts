import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { PUBLIC } from '../../http/cache/cache-headers.ts';
import { methodNotAllowed } from '../../http/errors.ts';
import { notFound } from '../../shared/errors.ts';
import type { Route } from '../route/route.ts';
import { openApiOf } from './document.ts';

/** Serves `/api/openapi.json`, and redirects browsers from `/api` to `/api/docs`. */
export function documentRoutes(routes: readonly Route[], schema: GraphQLSchema, publicUrl: string) {
  return async (app: FastifyInstance): Promise<void> => {
    let text: string | undefined;
    for (const url of ['/openapi.json', '/docs']) {
      app.route({
        method: ['POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        handler: async (_request, reply) => {
          throw methodNotAllowed(reply, 'GET');
        },
      });
      app.options(url, async (_request, reply) => reply.code(204).header('allow', 'GET').send());
    }
    app.all('/', async (request, reply) => {
      reply.header('vary', 'accept');
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isRead && request.headers.accept?.includes('text/html')) {
        return reply.redirect('/api/docs', 302);
      }
      throw notFound('Endereço não encontrado. A lista dos que existem está em /api/docs.');
    });
    app.get('/openapi.json', async (_request, reply) => {
      // Made at its first use.
      text ??= JSON.stringify(openApiOf(routes, schema, publicUrl));
      return reply.headers(PUBLIC).header('content-type', 'application/json; charset=utf-8').send(text);
    });
  };
}
