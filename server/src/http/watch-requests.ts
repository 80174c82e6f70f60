import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Log } from '../shared/log.ts';
import { routeOf } from './limits/route-of.ts';
import { isWarmUp } from './warm-up.ts';

/** What a proxy may call a request; anything else would let callers write into our log. */
const GIVEN_ID = /^[\w.-]{8,64}$/;

/** The caller before us is a proxy that we trust: then Fastify has taken an address from what it wrote. */
const isFromProxy = (request: FastifyRequest): boolean => (request.ips?.length ?? 0) > 1;

/** Asked by machines every few seconds, or for files that say nothing. */
const isQuiet = (route: string): boolean => /^\/(?:healthz|readyz|assets\/\*)$/.test(route);

/**
 * Gives each request its id (a trusted proxy's, else ours), says it in `X-Request-Id`, and at the end writes one line
 * about it and counts it: method, pattern of the route, status, milliseconds; no address, no query, no
 * headers, no body. Register ahead of every other hook.
 */
export function watchRequests(app: FastifyInstance, log: Log, metrics: Metrics | null): void {
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers['x-request-id'];
    if (typeof given === 'string' && GIVEN_ID.test(given) && isFromProxy(request)) request.id = given;
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isWarmUp(request)) return;
    const route = routeOf(request);
    const ms = reply.elapsedTime;
    const { method } = request;
    metrics?.answered({ method, route, status: reply.statusCode, seconds: ms / 1000 });
    const line = {
      requestId: request.id,
      method,
      route,
      status: reply.statusCode,
      ms: Math.round(ms * 10) / 10,
    };
    if (isQuiet(route)) log.debug(line, 'Pedido respondido.');
    else log.info(line, 'Pedido respondido.');
  });
  // A caller who went away had no answer, but work may have been done.
  app.addHook('onRequestAbort', async (request) => {
    log.info(
      { requestId: request.id, method: request.method, route: routeOf(request) },
      'Pedido abandonado.',
    );
  });
}
