import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Services } from '../graphql/context.ts';
import { cachedSetting } from '../settings/cached-settings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The listed origin of the page that sends it; null for all others. */
    allowedOrigin: string | null;
  }
}

/** What pages of listed origins may use: the interfaces and the logos. */
const OPEN_PATHS = /^\/(?:api|graphql|schema\.graphql|logos)(?:[/?]|$)/;

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'accept, apollo-require-preflight, authorization, content-type, if-none-match',
  'access-control-max-age': '600',
};
const EXPOSED = 'allow, etag, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id';

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/**
 * Returns a hook for requests with an `Origin`. It lets pages of the origins that administrators list read answers, and
 * answers their preflight requests, which are not counted. Never with credentials: a page sends a token itself. Requests of
 * other origins go on, and the browser hides the answers.
 */
export function corsHook(services: Services): onRequestHookHandler {
  const listed = cachedSetting<readonly string[]>(services, {
    name: 'cors_origins',
    text: 'SELECT cors_origins AS value FROM settings',
  });
  return (request, reply, done) => {
    const { origin, host } = request.headers;
    // Browsers name the site's own pages too.
    if (origin === undefined || origin.endsWith(`//${host}`) || !OPEN_PATHS.test(request.url)) {
      done();
      return;
    }
    const decide = (origins: readonly string[]): void => {
      if (!origins.includes(origin)) {
        done();
        return;
      }
      request.allowedOrigin = origin;
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': EXPOSED,
        vary: 'origin',
      });
      if (isPreflight(request)) void reply.code(204).headers(PREFLIGHT).send();
      else done();
    };
    const origins = listed.get();
    if (origins instanceof Promise) origins.then(decide, done);
    else decide(origins);
  };
}
