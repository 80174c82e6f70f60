import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../graphql/context.ts';
import type { Closing } from '../graphql/executor.ts';
import { chooseEncoding } from '../http/cache/encodings.ts';
import type { RequestHooks } from '../http/hooks.ts';
import { inMaintenance, notFound } from '../shared/errors.ts';
import { companyEntries, pageEntries, placeEntries, sitemapPaths } from './sitemap-entries.ts';
import { type SitemapEntry, sitemapIndex, sitemapText } from './sitemap-xml.ts';

const XML = 'application/xml; charset=utf-8';
/** Search engines return after days, so an hour is fresh enough. */
const FRESH = 'public, max-age=3600';
/** More numbers than there are in PostgreSQL's integer. */
const LAST_FILE = 50_000;

type Batches = AsyncGenerator<SitemapEntry[]>;

/** Reads the first batch before anything is sent, so that an unreachable database is a 503 and not half a file. */
async function begin(batches: Batches): Promise<Batches> {
  const first = await batches.next();
  return (async function* () {
    try {
      if (!first.done) yield first.value;
      yield* batches;
    } finally {
      await batches.return(undefined);
    }
  })();
}

/** Serves the sitemaps of everything that search engines may find: an index of files, each written as it is read. */
export function sitemapRoutes(services: Services, maintenance: Closing, hooks: RequestHooks) {
  return async (app: FastifyInstance): Promise<void> => {
    const { config, log } = services;
    const reader = services.db.publicReads;

    const sendSitemap = async (request: FastifyRequest, reply: FastifyReply, batches: Batches) => {
      const text = Readable.from(sitemapText(await begin(batches), config.publicUrl));
      reply.type(XML).header('cache-control', FRESH).header('vary', 'accept-encoding');
      if (chooseEncoding(request.headers['accept-encoding']) === null) return reply.send(text);
      const gzip = createGzip();
      // When either end breaks, the other stops reading from the database.
      text.on('error', (error) => gzip.destroy(error));
      gzip.on('close', () => text.destroy());
      gzip.on('error', (error) => log.warn({ err: error }, 'O sitemap não foi enviado por inteiro.'));
      return reply.header('content-encoding', 'gzip').send(text.pipe(gzip));
    };

    hooks.admit(app, { charge: 'address' });
    app.addHook('onRequest', async () => {
      if (await maintenance.isOn()) throw inMaintenance();
    });
    app.get('/sitemap.xml', async (_request, reply) => {
      const paths = await sitemapPaths(reader);
      return reply.type(XML).header('cache-control', FRESH).send(sitemapIndex(paths, config.publicUrl));
    });
    app.get('/sitemaps/pages.xml', (request, reply) => sendSitemap(request, reply, pageEntries(reader)));
    app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
      const [, kind, number] = /^(companies|places)-([1-9]\d{0,4})\.xml$/.exec(request.params.file) ?? [];
      const file = Number(number);
      if (!kind || file > LAST_FILE) throw notFound('Este sitemap não existe.');
      const entries = kind === 'companies' ? companyEntries : placeEntries;
      return sendSitemap(request, reply, entries(reader, file));
    });
  };
}
