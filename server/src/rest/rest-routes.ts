import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'graphql';
import type { Services } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';
import { NO_STORE, PUBLIC } from '../http/cache/cache-headers.ts';
import { methodNotAllowed, sendError } from '../http/errors.ts';
import { notIndexed, type RequestHooks } from '../http/hooks.ts';
import { callerAddress } from '../http/limits/caller-address.ts';
import { contextOf } from '../http/request-context.ts';
import { Fields } from '../http/request-fields.ts';
import { invalid, notFound } from '../shared/errors.ts';
import { countVisit } from '../views/count-visit.ts';
import { visitCounter } from '../views/visit-counter.ts';
import { parseBodies } from './bodies/body-parsers.ts';
import { formValues } from './bodies/form-values.ts';
import { bodyOf } from './bodies/read-body.ts';
import { documentRoutes } from './openapi/document-routes.ts';
import { restError } from './route/error-for.ts';
import { operationOf } from './route/operation.ts';
import { type Route, takesFile } from './route/route.ts';
import { ROUTE_TABLE } from './route-table.ts';

const COMPANY_PATH = /\/companies\/:id$/;

/**
 * Counts `GET /companies/{id}` of old clients as a view, after the response was sent, also from the cache. The
 * site's own pages send a mutation instead.
 */
function countOldClients(app: FastifyInstance, services: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'GET' || ![200, 304].includes(reply.statusCode)) return;
    if (!COMPANY_PATH.test(request.routeOptions.url ?? '')) return;
    const visitor = {
      viewer: request.ctx?.viewer ?? null,
      address: callerAddress(request),
      userAgent: request.headers['user-agent'] ?? null,
    };
    const companyId = Number((request.params as { id: string }).id);
    try {
      await countVisit(services, visitor, { companyId, kind: 'view', fingerprint: null });
    } catch (error) {
      services.log.debug({ err: error }, 'Uma visita não pôde ser contada.');
    }
  });
  app.addHook('onClose', () => visitCounter(services).end());
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const pathOf = (route: Route): string => route.path.replace(/\{(\w+)\}/g, ':$1');

/** Returns a row's handler: request → variables → operation → answer. */
function handlerOf(route: Route, executor: Executor): Handler {
  const operation = operationOf(route, executor.schema);
  const document = parse(operation.text, { noLocation: true });
  const parameters = [...(route.query ?? []), ...(route.body ?? [])];
  return async (request, reply) => {
    const { values, file, misplaced } = await bodyOf(request, takesFile(route));
    const query = new Fields(queryValues(request));
    const body = new Fields(values);
    const params = request.params as Record<string, string>;
    const variables = operation.variables({ params, query, body, file });
    let isRead = false;
    const check = () => {
      if (Object.keys(misplaced).length > 0) throw invalid(misplaced);
      query.check();
      body.check();
      isRead = true;
    };
    const ctx = contextOf(request);
    const result = await executor.execute(ctx, { document, variables, check });
    const [error] = result.errors ?? [];
    // Errors of the form have the REST names already.
    if (error) throw restError(error, isRead ? parameters : []);
    return reply
      .headers(ctx.answer.shareable ? PUBLIC : NO_STORE)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(operation.answer(result.data)));
  };
}

/**
 * Accepts other methods as POST with `_method`, in the body or the query: PHP and HTML forms cannot send files
 * otherwise.
 */
function posting(methods: ReadonlyMap<Route['method'], Handler>, multipart: boolean, allow: string): Handler {
  return async (request, reply) => {
    const { values } = await bodyOf(request, multipart);
    const { _method = values._method } = queryValues(request);
    const method = String(_method ?? 'POST').toUpperCase();
    const handler = method === 'GET' ? undefined : methods.get(method as Route['method']);
    if (!handler) throw methodNotAllowed(reply, allow);
    return handler(request, reply);
  };
}

/** Registers the rows; other methods are answered with 405, OPTIONS without CORS headers. */
function addRows(app: FastifyInstance, executor: Executor): void {
  for (const url of new Set(ROUTE_TABLE.map(pathOf))) {
    const routes = ROUTE_TABLE.filter((route) => pathOf(route) === url);
    const methods = new Map(routes.map((route) => [route.method, handlerOf(route, executor)]));
    const allow = [...methods.keys()].join(', ');
    const notAllowed: Handler = async (_request, reply) => {
      throw methodNotAllowed(reply, allow);
    };
    const writes = routes.some(({ method }) => method !== 'GET');
    const post = writes ? posting(methods, routes.some(takesFile), allow) : undefined;
    for (const method of METHODS) {
      const handler = (method === 'POST' && post) || methods.get(method) || notAllowed;
      app.route({ method, url, handler });
    }
    app.options(url, async (_request, reply) => reply.code(204).header('allow', allow).send());
  }
}

/** Serves `/api`: the route table, the OpenAPI document. */
export function restRoutes(executor: Executor, services: Services, hooks: RequestHooks) {
  return async (app: FastifyInstance): Promise<void> => {
    const { config, log } = services;
    const { JSON_BYTES, LOGO_BYTES } = config.limits;
    app.addHook('onRequest', notIndexed);
    hooks.admit(app, { cached: true, charge: 'caller', context: true, keys: true });
    countOldClients(app, services);
    await app.register(multipart, {
      limits: { fileSize: LOGO_BYTES, files: 1, fields: 100, fieldSize: JSON_BYTES, parts: 110 },
    });
    parseBodies(app);
    app.setErrorHandler((error, request, reply) => sendError(request, reply.headers(NO_STORE), error, log));
    addRows(app, executor);
    app.all('/*', async () => {
      throw notFound('Endereço não encontrado.');
    });
    await app.register(documentRoutes(ROUTE_TABLE, executor.schema, config.publicUrl));
  };
}

const WRITTEN = /^([^[\]]+)(\[[^[\]]*\])?(.*)$/s;

/**
 * Reads the query string as forms are read. No name is rejected, since caches and trackers add their own; names
 * deeper than `a[b]` count as `a[]`.
 */
const queryValues = ({ query }: FastifyRequest): Record<string, unknown> =>
  formValues(
    Object.entries(query as Record<string, string | string[]>).flatMap(([rawName, values]) => {
      const [, name, key = '', rest] = WRITTEN.exec(rawName) ?? [];
      if (name === undefined) return [];
      return [values].flat().map((value) => [name + (rest ? '[]' : key), value] as const);
    }),
  );
