import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Log } from '../shared/log.ts';
import { routeOf } from './limits/route-of.ts';
import { isWarmUp } from './warm-up.ts';

/** Ids accepted from a proxy; with others, callers could write into the log. */
const GIVEN_ID = /^[\w.-]{8,64}$/;

/** Returns whether a trusted proxy sent the request: only then Fastify has more than one address. */
const isFromProxy = (request: FastifyRequest): boolean => (request.ips?.length ?? 0) > 1;

/** Returns whether a route is logged at level debug only: health checks come every few seconds. */
const isQuiet = (route: string): boolean => /^\/(?:healthz|readyz|assets\/\*)$/.test(route);

/** Sets `X-Request-Id`: a trusted proxy's id, else ours. */
export function nameRequest(request: FastifyRequest, reply: FastifyReply): void {
  const requestId = request.headers['x-request-id'];
  if (typeof requestId === 'string' && GIVEN_ID.test(requestId) && isFromProxy(request))
    request.id = requestId;
  reply.header('x-request-id', request.id);
}

/** Logs and counts an answered request: no address, no query, no headers, no body. */
export function logAnswered(
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
  metrics: Metrics | null,
): void {
  if (isWarmUp(request)) return;
  const route = routeOf(request);
  const { method } = request;
  const status = reply.statusCode;
  const ms = reply.elapsedTime;
  metrics?.answered({ method, route, status, seconds: ms / 1000 });
  const line = { requestId: request.id, method, route, status, ms: Math.round(ms * 10) / 10 };
  if (isQuiet(route)) log.debug(line, 'Pedido respondido.');
  else log.info(line, 'Pedido respondido.');
}

/** Logs a request whose caller hung up: work may have been done for it. */
export function logAborted(request: FastifyRequest, log: Log): void {
  log.info({ requestId: request.id, method: request.method, route: routeOf(request) }, 'Pedido abandonado.');
}
