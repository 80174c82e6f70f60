import type { FastifyRequest } from 'fastify';

/** Returns the pattern of a request's route, `none` without one; never its URL, which may hold personal data. */
export function routeOf(request: FastifyRequest): string {
  const url = request.routeOptions.url;
  if (url === undefined || request.is404) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
