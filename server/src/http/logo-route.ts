import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { notFound } from '../shared/errors.ts';
import type { RequestHooks } from './hooks.ts';
import { callerAddress } from './limits/caller-address.ts';

/** Names of existing logos remembered. */
const MOST_NAMES = 20_000;

const LARGE: Statement = { name: 'logo_large', text: 'SELECT large AS image FROM logos WHERE hash = $1' };
const SMALL: Statement = { name: 'logo_small', text: 'SELECT small AS image FROM logos WHERE hash = $1' };

/** Reads a logo, from the primary when the replica does not have it yet. */
async function readLogo(services: Services, statement: Statement, hash: string) {
  const { publicReads, reads, replica } = services.db;
  const [row] = await publicReads.query<{ image: Buffer }>(statement, [hash]);
  if (row || !replica) return row;
  const [newer] = await reads.query<{ image: Buffer }>(statement, [hash]);
  return newer;
}

/**
 * Logos live in the database and are addressed by content, so they are cached for good. They do not count as requests,
 * since a page has many; missing ones do, and beyond the limit only names found before are looked up.
 */
export function logoRoute(services: Services, hooks: RequestHooks, limits: RequestLimits) {
  const names = new LRUCache<string, true>({ max: MOST_NAMES });
  return async (app: FastifyInstance): Promise<void> => {
    hooks.admit(app, {});
    app.get<{ Params: { file: string } }>('/logos/:file', async (request, reply) => {
      const [, hash, small] = /^([0-9a-f]{64})(-small)?\.webp$/.exec(request.params.file) ?? [];
      if (!hash) throw notFound('Imagem não encontrada.');
      const failed = limits.ofFailed('logo', callerAddress(request));
      // A new string: a slice would keep the whole address in memory.
      const key = Buffer.from(hash, 'hex').toString('base64');
      if (!names.has(key)) limits.check(failed);
      const row = await readLogo(services, small ? SMALL : LARGE, hash);
      if (!row) {
        names.delete(key);
        request.allowance = failed;
        limits.count(failed);
        throw notFound('Imagem não encontrada.');
      }
      names.set(key, true);
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'origin')
        .send(row.image);
    });
  };
}
