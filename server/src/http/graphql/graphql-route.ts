import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Context, Services } from '../../graphql/context.ts';
import type { Executor } from '../../graphql/executor.ts';
import { AppError } from '../../shared/errors.ts';
import { NO_STORE, PUBLIC } from '../cache/cache-headers.ts';
import type { MemoryCache } from '../cache/memory-cache.ts';
import { answerFromCache } from '../cache/response-cache.ts';
import { admitRequests } from '../limits/admit-requests.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { contextOf, type Entrance, withContext } from '../request-context.ts';
import { errorAnswerOf } from '../send-error.ts';
import { cachedDocuments } from './cached-documents.ts';
import type { DocumentCache } from './document-cache.ts';
import { mediaTypeFor } from './media-type.ts';
import { readGraphqlForm } from './read-form.ts';

export interface GraphqlParts extends Entrance {
  server: ApolloServer<Context>;
  executor: Executor;
  known: DocumentCache;
}

/** `/graphql`: GET (from memory for nobody in particular), POST, and multipart with a logo. */
export function graphqlRoute(
  { server, executor, known, ...entrance }: GraphqlParts,
  services: Services,
  cache: MemoryCache,
) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request) => {
      const { host, accept = '' } = request.headers;
      // Apollo's integration makes an address of it, and fails where that is none.
      if (host !== undefined && !URL.canParse(`http://${host}`)) {
        throw new AppError('BAD_REQUEST', 'O cabeçalho Host não é um endereço.');
      }
      // Whatever is accepted, the answer is one of two types: Apollo would run a mutation and then say 406.
      request.headers.accept = mediaTypeFor(accept);
    });
    app.addHook('onSend', async (request, reply) => {
      // Said already: of what comes from memory, and to whoever is signed in.
      if (reply.hasHeader('cache-control')) return;
      const isShared = request.method === 'GET' && reply.statusCode === 200 && request.ctx?.answer.shareable;
      reply.headers(isShared ? { ...PUBLIC, vary: `${PUBLIC.vary}, accept` } : NO_STORE);
    });
    answerFromCache(app, cache);
    admitRequests(app, { slots: entrance.slots, charge: entrance.callers.charge });
    withContext(app, services, entrance);
    cachedDocuments(app, executor, known);

    const { JSON_BYTES } = services.config.limits;
    await app.register(multipart, { limits: { files: 1, fields: 2, fieldSize: JSON_BYTES } });
    // Nobody's file is read before the checks.
    app.addHook('preValidation', async (request) => {
      if (!request.isMultipart()) return;
      if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name']) {
        throw new AppError('BAD_REQUEST', 'Envie o cabeçalho Apollo-Require-Preflight com arquivos.');
      }
      const { viewer } = contextOf(request);
      if (!viewer) throw new AppError('UNAUTHENTICATED', 'Entre na sua conta para enviar arquivos.');
      const { LOGO_BYTES, IMPORT_BYTES } = services.config.limits;
      const maxBytes = viewer.role === 'admin' ? Math.max(LOGO_BYTES, IMPORT_BYTES) : LOGO_BYTES;
      request.body = await readGraphqlForm(request, { maxBytes, fieldBytes: JSON_BYTES });
    });

    app.setErrorHandler((error, request, reply) => {
      const { status, headers, body } = errorAnswerOf(error, request.id, services.log);
      const { code, message, errors } = body;
      // Before GraphQL runs; a file of nobody is what an operation would have refused (DECISIONS section 5).
      const isOfOperation = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === 'BAD_USER_INPUT';
      const requestId = code === 'INTERNAL_SERVER_ERROR' && { requestId: request.id };
      const retryAfter = headers['retry-after'] && { retryAfter: Number(headers['retry-after']) };
      const extensions = { code, ...(errors && { fields: errors }), ...retryAfter, ...requestId };
      return reply
        .code(isOfOperation ? 200 : status)
        .headers(isOfOperation ? {} : headers)
        .send({ errors: [{ message, extensions }] });
    });

    app.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/graphql',
      handler: async (_request, reply) => {
        throw methodNotAllowed(reply, 'GET, POST');
      },
    });
    app.route({
      method: ['GET', 'POST'],
      url: '/graphql',
      handler: fastifyApolloHandler(server, { context: async (request) => contextOf(request) }),
    });
  };
}
