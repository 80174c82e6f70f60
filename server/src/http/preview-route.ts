import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { renderSVG } from 'uqr';
import { companyPreview } from '../companies/promotion/preview/company-preview.ts';
import type { Services } from '../graphql/context.ts';
import { notFound } from '../shared/errors.ts';
import { isSharedImageKnown } from './cache/cache-headers.ts';
import type { RequestHooks } from './hooks.ts';

/** Seconds for which others may show an old name or photo. */
const FRESH = 3_600;
/** Some 60 KB each. */
const MOST_PREVIEWS = 64;
const NOT_FOUND = 'Imagem não encontrada.';

/**
 * Serves the images that social networks and messengers show beside a link to a company, JPEG of 1200 × 630, and the QR
 * code of its address as SVG. As drawing one takes up to 100 ms, they count against the address as pages do.
 */
export function previewRoute({ db, config }: Services, hooks: RequestHooks) {
  const previews = new LRUCache<string, Buffer>({ max: MOST_PREVIEWS });
  return async (app: FastifyInstance): Promise<void> => {
    hooks.admit(app, { charge: 'address', kind: 'page' });
    app.get<{ Params: { file: string } }>('/previews/:file', async (request, reply) => {
      const pageId = /^([1-9]\d{0,8})\.svg$/.exec(request.params.file)?.[1];
      if (pageId) {
        const code = renderSVG(`${config.publicUrl}/company/${pageId}`, { ecc: 'M', border: 4 });
        return reply.header('cache-control', `public, max-age=${FRESH}`).type('image/svg+xml').send(code);
      }
      const id = /^([1-9]\d{0,8})\.jpg$/.exec(request.params.file)?.[1];
      const preview = id ? await companyPreview(db.publicReads, Number(id)) : null;
      if (!preview) throw notFound(NOT_FOUND);
      const { etag } = preview;
      if (isSharedImageKnown(request, reply, etag, FRESH)) return reply.send();
      let image = previews.get(etag);
      if (!image) {
        image = await preview.draw();
        previews.set(etag, image);
      }
      return reply.type('image/jpeg').send(image);
    });
  };
}
