import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'graphql';
import { sendFailure } from '../http/failure.ts';
import { answerFromMemory, type SharedParts } from '../http/memory-answers.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import { contextOf, withContext } from '../http/request-context.ts';
import { takeTurns } from '../http/turns.ts';
import type { Services } from '../lib/context.ts';
import { notFound, Refusal, unauthenticated } from '../lib/errors.ts';
import type { Executor } from '../lib/executor.ts';
import { countOldClients } from './count-old-clients.ts';
import { Fields } from './fields.ts';
import { openApiOf } from './openapi.ts';
import { type Body, readBody } from './read-body.ts';
import { refusalFor } from './refusal-for.ts';
import type { Route } from './route.ts';
import { ROUTE_TABLE } from './route-table.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The methods that a path has in the table; that a PUT may also come as POST is another matter. */
const allowOf = (methods: ReadonlyMap<string, Handler>): string => [...methods.keys()].join(', ');

const pathOf = (route: Route): string => route.path.replace(/\{(\w+)\}/g, ':$1');

const bodies = new WeakMap<FastifyRequest, Body>();

/** The request's body, read once. Nobody's file is read before it is known who sends it. */
async function bodyOf(request: FastifyRequest, route: Route): Promise<Body> {
  const known = bodies.get(request);
  if (known) return known;
  if (request.isMultipart()) {
    if (!route.multipart) throw new Refusal('UNSUPPORTED_MEDIA_TYPE', 'Envie o conteúdo como JSON.');
    if (!contextOf(request).viewer) throw unauthenticated();
  }
  const body = await readBody(request);
  bodies.set(request, body);
  return body;
}

/** A row as a handler: request → variables → operation → answer. */
function handlerOf(route: Route, executor: Executor): Handler {
  const document = parse(route.operation, { noLocation: true });
  return async (request, reply) => {
    const { values, file } = await bodyOf(request, route);
    const query = new Fields(request.query as Record<string, unknown>);
    const body = new Fields(values);
    const params = request.params as Record<string, string>;
    const variables = route.variables({ params, query, body, file });
    query.check();
    body.check();
    const result = await executor.execute(contextOf(request), { document, variables });
    const [error] = result.errors ?? [];
    if (error) throw refusalFor(error, route);
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify({ success: true, ...route.respond(result.data) }));
  };
}

/** PHP clients send a PUT with a file as POST with `_method=PUT` (DECISIONS section 5). */
function overriding(route: Route, put: Handler, allow: () => string): Handler {
  return async (request, reply) => {
    const { values } = await bodyOf(request, route);
    if (String(values._method).toUpperCase() === 'PUT') return put(request, reply);
    throw methodNotAllowed(reply, allow());
  };
}

/** `/api`: each row of the table, each path's other methods as 405, and the OpenAPI document. */
export function restRoutes(executor: Executor, services: Services, { cache, turns }: SharedParts) {
  return async (app: FastifyInstance): Promise<void> => {
    const { JSON_BYTES, LOGO_BYTES } = services.config.limits;
    answerFromMemory(app, cache);
    takeTurns(app, turns);
    withContext(app, services, turns);
    countOldClients(app, services);
    await app.register(multipart, {
      limits: { fileSize: LOGO_BYTES, files: 1, fields: 50, fieldSize: JSON_BYTES, parts: 60 },
    });
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, text === '' ? {} : JSON.parse(text as string));
      } catch {
        done(new Refusal('BAD_REQUEST', 'O corpo do pedido não é um JSON válido.'));
      }
    });
    app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error, services.log));

    const handlers = new Map<string, Map<string, Handler>>();
    for (const route of ROUTE_TABLE) {
      const path = pathOf(route);
      const methods = handlers.get(path) ?? new Map<string, Handler>();
      const handler = handlerOf(route, executor);
      methods.set(route.method, handler);
      if (route.method === 'PUT')
        methods.set(
          'POST',
          overriding(route, handler, () => allowOf(methods)),
        );
      handlers.set(path, methods);
    }
    for (const [path, methods] of handlers) {
      const allow = allowOf(methods);
      for (const method of METHODS) {
        const handler = methods.get(method);
        app.route({
          method,
          url: path,
          handler:
            handler ??
            (async (_request, reply) => {
              throw methodNotAllowed(reply, allow);
            }),
        });
      }
    }

    app.all('/*', async () => {
      throw notFound('Endereço não encontrado.');
    });
    const document = JSON.stringify(openApiOf(ROUTE_TABLE, services.config.publicUrl));
    app.get('/openapi.json', async (_request, reply) => reply.type('application/json').send(document));
  };
}
