import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keptInstead } from '../companies/merge/merged-company.ts';
import type { Config } from '../config.ts';
import { type Context, createContext, type Services } from '../graphql/context.ts';
import type { Executor } from '../graphql/executor.ts';
import { methodNotAllowed } from '../http/errors.ts';
import type { RequestHooks } from '../http/hooks.ts';
import { callerAddress } from '../http/limits/caller-address.ts';
import { notFound, tookTooLong } from '../shared/errors.ts';
import { sendErrorPage } from './error-page.ts';
import { mapPictureRoute } from './map-picture-route.ts';
import { PageRenderer } from './page-renderer.ts';

const INLINE_SCRIPT = /<script(?: data-boot)?>([\s\S]*?)<\/script>/g;

/**
 * Returns the policy of pages. Allows own scripts, and the built page's inline ones by hash: a nonce would be cached with the page. Besides the site itself,
 * only what the configuration names may be asked.
 */
export function contentSecurityPolicy(
  template: string,
  { cepApiUrl, mapTiles }: Pick<Config, 'cepApiUrl' | 'mapTiles'>,
): string {
  const hashes = [...template.matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    // Previews of chosen pictures.
    `img-src 'self' data: blob: ${mapTiles ? new URL(mapTiles.url).origin : ''}`.trim(),
    `connect-src 'self' ${new URL(cepApiUrl).origin}`,
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Icons keep their names when they change; the service worker is checked for changes each time. */
const A_DAY = 'public, max-age=86400';

/** Serves the built client's files: named by content, so cached for good, but for the icons; compressed by the build. */
async function staticAssets(app: FastifyInstance, clientDir: string, policy: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'client'),
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('vary', 'accept-encoding');
      if (path.startsWith(join(clientDir, 'client/assets'))) return;
      const isWorker = path.endsWith('service-worker.js');
      reply.header('cache-control', isWorker ? 'no-cache' : A_DAY);
      // A worker is subject to the policy of its own file.
      if (isWorker) reply.header('content-security-policy', policy);
    },
  });
  app.get('/assets/*', async () => {
    throw notFound('Arquivo não encontrado.');
  });
}

/** `Retry-After` of a page that cannot be shown now. */
const RETRY_AFTER_SECONDS = 60;
/** Codes that mean that client and schema are of different builds. */
const MISMATCHES = new Set(['INVALID_VARIABLES', 'GRAPHQL_VALIDATION_FAILED']);
/** The address of a file, which is not redirected as a page's may be. */
const FILE = /^[^?]*\.[a-z\d]{1,12}(?:\?|$)/i;

/** Pages whose address is the secret that opens them. */
const WITH_SECRET = /^\/(?:convite|pedido)\//;
const COMPANY_PAGE = /^\/company\/([1-9]\d{0,8})(?=[/?]|$)/;

/** Returns the same page of the company that a removed one was merged into; undefined for any other page. */
async function keptPath(ctx: Context, url: string): Promise<string | undefined> {
  const id = COMPANY_PAGE.exec(url)?.[1];
  const kept = id && (await keptInstead(ctx.db.publicReads, Number(id)));
  return kept ? url.replace(COMPANY_PAGE, `/company/${kept}`) : undefined;
}

/** Serves every page, rendered by the built client with its data, and the assets. */
export function pageRoutes(executor: Executor, services: Services, hooks: RequestHooks, clientDir: string) {
  return async (app: FastifyInstance): Promise<void> => {
    const { config, log } = services;
    const template = await readFile(join(clientDir, 'client/index.html'), 'utf8');
    const renderer = new PageRenderer(
      join(clientDir, 'server/page-worker.js'),
      log,
      config.limits.REQUEST_MS,
    );
    await renderer.start();
    app.addHook('onClose', () => renderer.close());
    const policy = contentSecurityPolicy(template, config);

    await staticAssets(app, clientDir, policy);
    await app.register(mapPictureRoute(renderer, hooks));

    await app.register(async (pages) => {
      // Ahead of the cache, so that cached pages have it too.
      pages.addHook('onRequest', (request, reply, done) => {
        reply.header('content-security-policy', policy);
        if (WITH_SECRET.test(request.url)) reply.header('referrer-policy', 'no-referrer');
        done();
      });
      hooks.admit(pages, { cached: true, charge: 'address', kind: 'page' });
      pages.setErrorHandler((error, request, reply) => sendErrorPage(request, reply, error, log));
      pages.route({
        method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url: '/*',
        handler: async (_request, reply) => {
          throw methodNotAllowed(reply, 'GET');
        },
      });
      pages.get('/*', async (request, reply) => {
        // A page is the same for everybody; the browser adds what depends on the session.
        const ctx = createContext(services, {
          viewer: null,
          address: callerAddress(request),
          userAgent: request.headers['user-agent'] ?? null,
          requestId: request.id,
          slot: request.open,
          isPublicRead: true,
        });
        request.ctx = ctx;
        const page = await renderer.render({
          url: request.raw.url ?? '/',
          publicUrl: config.publicUrl,
          async execute(question) {
            const answer = await executor.execute(ctx, question);
            if (ctx.slot?.isOver) throw tookTooLong();
            if (answer.errors?.some(({ extensions }) => MISMATCHES.has(String(extensions?.code))))
              log.error({ requestId: request.id }, 'A consulta de uma página não combina com o esquema.');
            return answer;
          },
        });
        if (page.redirect !== undefined) {
          if (FILE.test(request.url)) throw notFound('Arquivo não encontrado.');
          return reply.redirect(page.redirect, 302);
        }
        const kept = page.status === 404 ? await keptPath(ctx, request.url) : undefined;
        if (kept !== undefined) return reply.redirect(kept, 301);
        if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
        return reply
          .code(page.status)
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(
            template
              .replace('<!--head-->', () => page.head)
              .replace('<!--app-->', () => page.html)
              .replace('<!--state-->', () => page.state),
          );
      });
    });
  };
}
