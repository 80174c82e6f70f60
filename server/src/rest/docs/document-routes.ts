import type { FastifyInstance } from 'fastify';
import { openApiOf } from '../openapi/document.ts';
import { ROUTE_TABLE } from '../route-table.ts';

/** `/api/openapi.json`. */
export function documentRoutes(publicUrl: string) {
  return async (app: FastifyInstance): Promise<void> => {
    let document: string | undefined;
    app.get('/openapi.json', async (_request, reply) => {
      document ??= JSON.stringify(openApiOf(ROUTE_TABLE, publicUrl));
      return reply
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .header('content-type', 'application/json; charset=utf-8')
        .send(document);
    });
  };
}
