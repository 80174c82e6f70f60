import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { methodNotAllowed } from '../../http/errors.ts';
import { notFound } from '../../shared/errors.ts';
import { openApiOf } from '../openapi/document.ts';
import type { Route } from '../route/route.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';

const CACHING = 'public, max-age=0, must-revalidate';

/** Creates a value at its first use. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** `/api/openapi.json`, the page `/api/docs`, and a redirect to it from `/api`. */
export function documentRoutes(routes: readonly Route[], schema: GraphQLSchema, publicUrl: string) {
  return async (app: FastifyInstance): Promise<void> => {
    const document = once(() => openApiOf(routes, schema, publicUrl));
    const text = once(() => JSON.stringify(document()));
    const page = once(() => docsPage(document()));
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
    app.get('/openapi.json', async (_request, reply) =>
      reply
        .header('cache-control', CACHING)
        .header('content-type', 'application/json; charset=utf-8')
        .send(text()),
    );
    app.get('/docs', async (_request, reply) =>
      reply
        .header('cache-control', CACHING)
        .header('content-security-policy', DOCS_POLICY)
        .header('content-type', 'text/html; charset=utf-8')
        .send(page()),
    );
  };
}
