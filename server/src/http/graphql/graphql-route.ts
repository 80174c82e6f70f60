import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { roleHas } from '../../graphql/admin-roles.ts';
import type { Context, Services } from '../../graphql/context.ts';
import type { Execution, Executor } from '../../graphql/executor.ts';
import { AppError } from '../../shared/errors.ts';
import { NO_STORE, PUBLIC } from '../cache/cache-headers.ts';
import { graphqlError, graphqlResult, methodNotAllowed } from '../errors.ts';
import { notIndexed, type RequestHooks } from '../hooks.ts';
import { contextOf } from '../request-context.ts';
import type { DocumentCache } from './document-cache.ts';
import { GRAPHQL_RESPONSE, mediaTypeFor } from './media-type.ts';
import { readGraphqlForm } from './read-form.ts';

export interface GraphqlParts {
  server: ApolloServer<Context>;
  executor: Executor;
  documents: DocumentCache;
}

const PUBLIC_BY_ACCEPT = { ...PUBLIC, vary: `${PUBLIC.vary}, accept` };

/** Adds hooks of `/graphql` alone, ahead of `RequestHooks.admit`. */
function negotiate(app: FastifyInstance): void {
  let validHost: string | undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    const { host, accept = '' } = request.headers;
    // Apollo's integration fails with a host that is no address.
    if (host !== validHost && host !== undefined) {
      if (!URL.canParse(`http://${host}`)) {
        done(new AppError('BAD_REQUEST', 'O cabeçalho Host não é um endereço.'));
        return;
      }
      validHost = host;
    }
    // Else Apollo would run a mutation and then answer 406.
    request.headers.accept = mediaTypeFor(accept);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Cached answers and those to a signed-in caller have it already.
    if (!reply.hasHeader('cache-control')) {
      const isPublic =
        request.method === 'GET' && reply.statusCode === 200 && request.ctx?.answer.shareable === true;
      reply.headers(isPublic ? PUBLIC_BY_ACCEPT : NO_STORE);
    }
    done();
  });
}

/** Reads the file of a form into the operation's variables, once the caller may send one. */
async function readFile(request: FastifyRequest, reply: FastifyReply, { config }: Services): Promise<void> {
  if (!request.isMultipart()) return;
  const { LOGO_BYTES, PHOTO_BYTES, IMPORT_BYTES, JSON_BYTES } = config.limits;
  if (!request.headers['apollo-require-preflight'] && !request.headers['x-apollo-operation-name']) {
    throw new AppError('BAD_REQUEST', 'Envie o cabeçalho Apollo-Require-Preflight com arquivos.');
  }
  const { viewer } = contextOf(request);
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'Entre na sua conta para enviar arquivos.');
  const maxBytes = Math.max(
    LOGO_BYTES,
    PHOTO_BYTES,
    roleHas(viewer.adminRole, 'importCompanies') ? IMPORT_BYTES : 0,
  );
  request.body = await readGraphqlForm(request, reply, { maxBytes, fieldBytes: JSON_BYTES });
}

/** Serves `/graphql`: GET (cached for anonymous callers), POST, and multipart with a file. */
export function graphqlRoute(
  { server, executor, documents }: GraphqlParts,
  services: Services,
  hooks: RequestHooks,
) {
  const viaApollo = fastifyApolloHandler(server, { context: async (request) => contextOf(request) });

  /** Answers as Apollo does, to the byte: the same answer has the same `ETag` whichever way it was made. */
  const execute = async (execution: Execution, request: FastifyRequest, reply: FastifyReply) => {
    const type = String(request.headers.accept);
    const result = await executor.execute(contextOf(request), execution);
    const { status, headers, body } = graphqlResult(result, type === GRAPHQL_RESPONSE);
    reply.code(status).headers(headers).header('content-type', `${type}; charset=utf-8`);
    return `${JSON.stringify(body)}\n`;
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', notIndexed);
    negotiate(app);
    hooks.admit(app, { cached: true, charge: 'caller', context: true, keys: true });
    app.setErrorHandler((error, request, reply) => {
      const type = mediaTypeFor(request.headers.accept ?? '');
      const isGraphqlType = type === GRAPHQL_RESPONSE;
      const { status, headers, body } = graphqlError(error, request.id, services.log, isGraphqlType);
      return reply.code(status).headers(headers).type(`${type}; charset=utf-8`).send(body);
    });
    app.get('/graphql', async (request, reply) => {
      // Apollo rejects HEAD, and reads that a page of another site may have caused.
      const isPlain = request.method === 'GET' && request.headers['apollo-require-preflight'] !== undefined;
      const execution = isPlain ? documents.executionOf(request.query as object) : null;
      return execution ? execute(execution, request, reply) : viaApollo.call(app, request, reply);
    });
    // Apart, so that a GET does not pass the hooks of forms.
    await app.register(async (withBody) => {
      const { JSON_BYTES } = services.config.limits;
      await withBody.register(multipart, { limits: { files: 1, fields: 2, fieldSize: JSON_BYTES } });
      withBody.addHook('preValidation', async (request, reply) => readFile(request, reply, services));
      withBody.post('/graphql', viaApollo);
      withBody.route({
        method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url: '/graphql',
        handler: async (_request, reply) => {
          throw methodNotAllowed(reply, 'GET, POST');
        },
      });
    });
  };
}
