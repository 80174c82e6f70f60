import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { printPublicSchema } from '../../graphql/public-schema/print-public-schema.ts';
import { PUBLIC } from '../cache/cache-headers.ts';
import type { RequestHooks } from '../hooks.ts';

/** Serves `/schema.graphql`: what visitors and owners may use, as text that browsers show. */
export function schemaRoute(schema: GraphQLSchema, hooks: RequestHooks) {
  return async (app: FastifyInstance): Promise<void> => {
    hooks.admit(app, { cached: true, charge: 'caller', context: true, keys: true });
    let printed: string | undefined;
    app.get('/schema.graphql', async (_request, reply) => {
      printed ??= printPublicSchema(schema);
      return reply.headers(PUBLIC).type('text/plain; charset=utf-8').send(printed);
    });
  };
}
