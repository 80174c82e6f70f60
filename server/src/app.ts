import { randomUUID } from 'node:crypto';
import { parse } from 'node:querystring';
import Fastify, { type FastifyInstance } from 'fastify';
import { exportRoute } from './exports/export-route.ts';
import type { Services } from './graphql/context.ts';
import { Executor } from './graphql/executor.ts';
import { badgeRoute } from './http/badge-route.ts';
import { ResponseCache } from './http/cache/response-cache.ts';
import { clientErrors } from './http/client-error.ts';
import type { Draining } from './http/draining.ts';
import { sendError } from './http/errors.ts';
import { createGraphqlServer } from './http/graphql/apollo-server.ts';
import { DocumentCache } from './http/graphql/document-cache.ts';
import { graphqlRoute } from './http/graphql/graphql-route.ts';
import { schemaRoute } from './http/graphql/schema-route.ts';
import { healthRoutes } from './http/health-routes.ts';
import { RequestHooks } from './http/hooks.ts';
import { RequestCounter } from './http/limits/request-counter.ts';
import { RequestSlots } from './http/limits/request-slots.ts';
import { logoRoute } from './http/logo-route.ts';
import { photoRoute } from './http/photo-route.ts';
import { previewRoute } from './http/preview-route.ts';
import { securityHeadersOf } from './http/security-headers.ts';
import { unsubscribeRoute } from './http/unsubscribe-route.ts';
import { RequestLimits } from './limits/request-limits.ts';
import type { Metrics } from './metrics/metrics.ts';
import { apiDocsRoute } from './pages/api-docs-route.ts';
import { sendErrorPage } from './pages/error-page.ts';
import { llmsRoute } from './pages/llms-route.ts';
import { manifestRoute } from './pages/manifest-route.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { playgroundRoute } from './pages/playground-route.ts';
import { robotsRoute } from './pages/robots.ts';
import { securityTextRoute } from './pages/security-text-route.ts';
import { sitemapRoutes } from './pages/sitemap-routes.ts';
import { capitalApi } from './rest/capital-api.ts';
import { restRoutes } from './rest/rest-routes.ts';
import { createSchema } from './schema.ts';
import { searchCounter } from './searches-without-results/search-counter.ts';
import { Maintenance } from './settings/cached-settings.ts';
import { notFound } from './shared/errors.ts';

export interface AppOptions {
  /** The built client; null serves no pages (tests of the interfaces need none). */
  clientDir: string | null;
  /** For a program that drains before it stops. */
  draining?: Draining;
  metrics?: Metrics;
}

/** Creates Fastify with its limits, and with answers to what cannot be parsed as a request. */
function createServer({ config, log }: Services): FastifyInstance {
  return Fastify({
    trustProxy: config.trustProxy,
    bodyLimit: config.limits.JSON_BYTES,
    genReqId: () => randomUUID(),
    requestTimeout: config.limits.RECEIVING_MS,
    // Node checks these limits each half minute by default.
    http: { headersTimeout: config.limits.HEADERS_MS, connectionsCheckingInterval: 1_000 },
    keepAliveTimeout: config.limits.KEEP_ALIVE_MS,
    // On a busy machine loading the pages takes longer than the default of 10 s, which ended the start again and again.
    pluginTimeout: 120_000,
    // A query's text is long: the default's parser took 16 % of a request's time.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2_000, querystringParser: parse },
    forceCloseConnections: 'idle',
    // Requests that come while others are waited for are answered like any other.
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
}

/** Registers every route over services that are ready; the caller gives it a port. */
export async function createApp(
  services: Services,
  { clientDir, draining, metrics }: AppOptions,
): Promise<FastifyInstance> {
  const { config, log, changeFeed, queues, db } = services;
  const app = createServer(services);

  const maintenance = new Maintenance(services);
  const executor = new Executor(createSchema(), maintenance, metrics);
  const cache = new ResponseCache(config.limits.MEMORY_CACHE_MB, changeFeed);
  const slots = new RequestSlots(config.limits, queues);
  const limits = new RequestLimits(config.limits, db.reads, log);
  const counter = new RequestCounter(services, limits);
  const hooks = new RequestHooks({ services, metrics: metrics ?? null, cache, slots, counter });
  const documents = new DocumentCache();
  const server = await createGraphqlServer(executor, documents, config, log);
  draining?.watch(slots);
  metrics?.watchCache(() => cache.figures);

  hooks.everyRequest(app);
  app.addHook('onClose', async () => server.stop());
  app.addHook('onClose', () => searchCounter(services).flush());
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error, log));
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, notFound('Endereço não encontrado.'), log),
  );

  await app.register(healthRoutes(services, draining));
  await app.register(graphqlRoute({ server, executor, documents }, services, hooks));
  await app.register(schemaRoute(executor.schema, hooks));
  await app.register(logoRoute(services, hooks, limits));
  await app.register(photoRoute(services, hooks, limits));
  await app.register(badgeRoute(services, hooks, limits));
  await app.register(previewRoute(services, hooks));
  await app.register(unsubscribeRoute(services, hooks));
  await app.register(exportRoute(services, hooks));
  await app.register(restRoutes(executor, services, hooks), { prefix: '/api' });
  await app.register(capitalApi);
  await app.register(robotsRoute(services));
  await app.register(manifestRoute(services));
  await app.register(llmsRoute(services, hooks));
  await app.register(securityTextRoute(services, hooks));
  await app.register(sitemapRoutes(services, maintenance, hooks));
  if (clientDir) {
    await app.register(playgroundRoute(config, clientDir));
    await app.register(apiDocsRoute(clientDir));
    await app.register(pageRoutes(executor, services, hooks, clientDir));
  }
  return app;
}
