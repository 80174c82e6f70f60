import type { FastifyRequest } from 'fastify';

/** The pattern of a request's route, `none` without one; never the address: people's words stand in addresses. */
export function routeOf(request: FastifyRequest): string {
  const url = request.routeOptions.url;
  if (url === undefined || request.is404) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
