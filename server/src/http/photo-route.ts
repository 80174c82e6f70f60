import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isSigned } from '../companies/photos/photo-addresses.ts';
import { IS_SHOWN, PHOTO_NOT_FOUND, WITH_PLAN } from '../companies/photos/read-photos.ts';
import type { Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { notFound } from '../shared/errors.ts';
import type { RequestHooks } from './hooks.ts';
import { callerAddress } from './limits/caller-address.ts';

/** Names of existing photos remembered. */
const MOST_NAMES = 20_000;
const IMAGE = `SELECT i.image FROM company_photos p JOIN photo_images i ON i.photo_id = p.id AND i.width = $2`;
const SHOWN: Statement = {
  name: 'photo_image_shown',
  text: `${IMAGE} ${WITH_PLAN} WHERE p.key = $1 AND c.is_active AND ${IS_SHOWN}`,
};
const SIGNED: Statement = { name: 'photo_image', text: `${IMAGE} WHERE p.key = $1 AND p.removed_at IS NULL` };

interface Request {
  Params: { key: string; file: string };
  Querystring: { until?: string; signature?: string };
}

/** Reads a shown photo, from the primary when the replica does not have it yet. */
async function readShown({ db }: Services, values: readonly unknown[]) {
  const [row] = await db.publicReads.query<{ image: Buffer }>(SHOWN, values);
  if (row || !db.replica) return row;
  const [newer] = await db.reads.query<{ image: Buffer }>(SHOWN, values);
  return newer;
}

/**
 * Serves photos: those that everybody sees are cached for good, all others by signed addresses, for an hour. Limits as for
 * logos: only missing ones count.
 */
export function photoRoute(services: Services, hooks: RequestHooks, limits: RequestLimits) {
  const names = new LRUCache<string, true>({ max: MOST_NAMES });
  return async (app: FastifyInstance): Promise<void> => {
    hooks.admit(app, {});
    app.get<Request>('/photos/:key/:file', async (request, reply) => {
      const { key, file } = request.params;
      const [, width] = /^(\d{1,5})\.webp$/.exec(file) ?? [];
      if (!width || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key))
        throw notFound(PHOTO_NOT_FOUND);
      const failed = limits.ofFailed('logo', callerAddress(request));
      if (!names.has(key)) limits.check(failed);
      const { until, signature } = request.query;
      const isPrivate =
        typeof until === 'string' &&
        typeof signature === 'string' &&
        (await isSigned(services.db.reads, key, until, signature));
      const row = isPrivate
        ? (await services.db.reads.query<{ image: Buffer }>(SIGNED, [key, Number(width)]))[0]
        : await readShown(services, [key, Number(width)]);
      if (!row) {
        names.delete(key);
        request.allowance = failed;
        limits.count(failed);
        throw notFound(PHOTO_NOT_FOUND);
      }
      // A new string: a slice would keep the whole address in memory.
      names.set(Buffer.from(key).toString(), true);
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', isPrivate ? 'private, max-age=3600' : 'public, max-age=31536000, immutable')
        .header('vary', 'origin')
        .send(row.image);
    });
  };
}
