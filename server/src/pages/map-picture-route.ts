import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, compress } from '../http/cache/encodings.ts';
import type { RequestHooks } from '../http/hooks.ts';
import { notFound } from '../shared/errors.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Degrees with three decimals, about a hundred metres, so that neighbours share a picture. */
const FILE = /^-?\d{1,2}\.\d{3},-?\d{1,3}\.\d{3}(?:-dark)?\.svg$/;
/** A few kilobytes each. */
const MOST_PICTURES = 500;

/** Serves the pictures of maps around a point: the outlines of the municipality and its neighbours. */
export function mapPictureRoute(renderer: PageRenderer, hooks: RequestHooks) {
  const pictures = new LRUCache<string, Buffer>({ max: MOST_PICTURES });
  return async (app: FastifyInstance): Promise<void> => {
    hooks.admit(app, { charge: 'address', kind: 'page' });
    app.get<{ Params: { file: string } }>('/map-pictures/:file', async (request, reply) => {
      const { file } = request.params;
      if (!FILE.test(file)) throw notFound('Imagem não encontrada.');
      let body = pictures.get(file);
      if (!body) {
        const { status, html } = await renderer.render({
          url: `/map-pictures/${file}`,
          publicUrl: '',
          execute: () => Promise.reject(new Error('A picture has no queries.')),
        });
        if (status !== 200) throw notFound('Não há mapa deste lugar.');
        body = await compress(Buffer.from(html), 'gzip');
        pictures.set(file, body);
      }
      reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=604800')
        .header('vary', 'accept-encoding');
      if (chooseEncoding(request.headers['accept-encoding']) === null) return reply.send(gunzipSync(body));
      return reply.header('content-encoding', 'gzip').send(body);
    });
  };
}
