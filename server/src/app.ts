import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { exportRoute } from './exports/export-route.ts';
import type { Services } from './graphql/context.ts';
import { Executor } from './graphql/executor.ts';
import { MemoryCache } from './http/cache/memory-cache.ts';
import { clientErrors } from './http/client-error.ts';
import { Draining } from './http/draining.ts';
import { createGraphqlServer } from './http/graphql/apollo-server.ts';
import { DocumentCache } from './http/graphql/document-cache.ts';
import { graphqlRoute } from './http/graphql/graphql-route.ts';
import { healthRoutes } from './http/health-routes.ts';
import { stopClocks } from './http/limits/admit-requests.ts';
import { RequestCounter } from './http/limits/count-requests.ts';
import { RequestSlots } from './http/limits/request-slots.ts';
import { logoRoute } from './http/logo-route.ts';
import { payloadLimits } from './http/payload-limits.ts';
import { securityHeaders, securityHeadersOf } from './http/security-headers.ts';
import { sendError } from './http/send-error.ts';
import { watchRequests } from './http/watch-requests.ts';
import { RequestLimits } from './limits/request-limits.ts';
import type { Metrics } from './metrics/metrics.ts';
import { sendErrorPage } from './pages/error-page.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { playgroundRoute } from './pages/playground-route.ts';
import { robotsRoute, sitemapRoutes } from './pages/sitemap-routes.ts';
import { capitalApi } from './rest/capital-api.ts';
import { restRoutes } from './rest/rest-routes.ts';
import { createSchema } from './schema.ts';
import { Maintenance } from './settings/maintenance.ts';
import { notFound } from './shared/errors.ts';

export interface AppOptions {
  /** The built client; null serves no pages (tests of the interfaces need none). */
  clientDir: string | null;
  /** Given by a program that ends some day; tests just close. */
  draining?: Draining;
  /** Told of requests and operations; none are kept without. */
  metrics?: Metrics;
}

/** The program without its port: everything that answers, over services that are ready. */
export async function createApp(
  services: Services,
  { clientDir, draining, metrics }: AppOptions,
): Promise<FastifyInstance> {
  const { config, log } = services;
  const app: FastifyInstance = Fastify({
    trustProxy: config.trustProxy,
    bodyLimit: config.limits.JSON_BYTES,
    genReqId: () => randomUUID(),
    requestTimeout: config.limits.RECEIVING_MS,
    // Node looks after late ones only so often, each half minute unless told otherwise.
    http: { headersTimeout: config.limits.HEADERS_MS, connectionsCheckingInterval: 1_000 },
    keepAliveTimeout: config.limits.KEEP_ALIVE_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2_000 },
    forceCloseConnections: 'idle',
    // What comes while others are waited for is answered like anything else.
    return503OnClosing: false,
    clientErrorHandler: clientErrors(config, log),
    // An address that cannot be decoded; no hook sees it.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeadersOf(request, config)).header('x-request-id', request.id);
      log.info({ requestId: request.id, method: request.method, reason: error.code }, 'Pedido ilegível.');
      if (request.headers.accept?.includes('text/html')) sendErrorPage(request, reply, error, log);
      else sendError(request, reply, error, log);
    },
  });
  const maintenance = new Maintenance(services);
  const executor = new Executor(
    createSchema(),
    maintenance,
    metrics && ((executed) => metrics.executed(executed)),
  );
  const cache = new MemoryCache(config.limits.MEMORY_CACHE_MB, services.changes);
  const slots = new RequestSlots(config.limits, services.queues);
  draining?.watch(slots);
  metrics?.watchMemory(() => cache.figures);
  const limits = new RequestLimits(config.limits, services.db.reads, log);
  const callers = new RequestCounter(services, limits);
  const known = new DocumentCache();
  const graphql = await createGraphqlServer(executor, known, config, log);

  app.decorateRequest('ctx', null);
  watchRequests(app, log, metrics ?? null);
  securityHeaders(app, config);
  stopClocks(app, slots);
  payloadLimits(app, config.limits);
  callers.chargeOthers(app);
  app.addHook('onClose', async () => graphql.stop());
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error, log));
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, notFound('Endereço não encontrado.'), log),
  );

  await app.register(
    healthRoutes(async () => {
      if (draining?.isOn) return false;
      try {
        await services.db.reads.query({ name: 'ready', text: 'SELECT 1' });
        return true;
      } catch (error) {
        log.debug({ err: error }, 'Banco de dados fora de alcance.');
        return false;
      }
    }),
  );
  await app.register(graphqlRoute({ server: graphql, executor, known, slots, callers }, services, cache));
  await app.register(logoRoute(services, slots, limits));
  await app.register(exportRoute(services, { slots, callers }));
  await app.register(restRoutes(executor, services, { cache, slots, callers }), { prefix: '/api' });
  await app.register(capitalApi);
  await app.register(robotsRoute(services));
  await app.register(sitemapRoutes(services, maintenance, { slots, callers }));
  if (clientDir) await app.register(playgroundRoute(config, clientDir));
  if (clientDir) await app.register(pageRoutes(executor, services, { cache, slots, callers }, clientDir));
  return app;
}
