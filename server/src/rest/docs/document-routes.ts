import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { methodNotAllowed } from '../../http/errors.ts';
import { notFound } from '../../shared/errors.ts';
import { openApiOf } from '../openapi/document.ts';
import type { Route } from '../route/route.ts';
import { DOCS_POLICY, docsPage } from './docs-page.ts';

const CACHING = 'public, max-age=0, must-revalidate';

/** Serves `/api/openapi.json`, the page `/api/docs`, and a redirect to it from `/api`. */
export function documentRoutes(routes: readonly Route[], schema: GraphQLSchema, publicUrl: string) {
  return async (app: FastifyInstance): Promise<void> => {
    let made: { text: string; page: string } | undefined;
    /** Makes both at their first use. */
    function documents() {
      if (made) return made;
      const document = openApiOf(routes, schema, publicUrl);
      made = { text: JSON.stringify(document), page: docsPage(document) };
      return made;
    }
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
        .send(documents().text),
    );
    app.get('/docs', async (_request, reply) =>
      reply
        .header('cache-control', CACHING)
        .header('content-security-policy', DOCS_POLICY)
        .header('content-type', 'text/html; charset=utf-8')
        .send(documents().page),
    );
  };
}
