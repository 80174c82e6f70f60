import type { FastifyInstance } from 'fastify';
import type { RequestLimits } from '../lib/request-limits.ts';
import { callerAddress } from './caller-address.ts';
import { routeOf } from './route-of.ts';

/** Files that browsers keep for good, and what watches over the program. */
const UNCOUNTED = /^\/(?:(?:playground\/)?assets\/\*|logos\/:file|healthz|readyz|robots\.txt)$/;

/**
 * Holds back who asks too much, wherever. It comes after the hooks of `onRequest`: what memory answers never gets
 * here, and who is signed in is known; and before the body is read. By the route, never by the address: what an
 * address begins with says little of where it leads.
 */
export function countRequests(app: FastifyInstance, limits: RequestLimits): void {
  app.addHook('preParsing', async (request) => {
    if (UNCOUNTED.test(routeOf(request))) return;
    limits.count(request.ctx?.viewer ?? null, callerAddress(request));
  });
}
