import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Badge, badgeSvg } from '../companies/promotion/badge.ts';
import { JOIN_PLAN } from '../companies/promotion/plan-features.ts';
import type { Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import { notFound } from '../shared/errors.ts';
import { isSharedImageKnown } from './cache/cache-headers.ts';
import type { RequestHooks } from './hooks.ts';
import { callerAddress } from './limits/caller-address.ts';

/** Longest time for which other sites show old figures, in seconds. */
const FRESH = 300;
const BADGE: Statement = {
  name: 'badge',
  text: `SELECT c.name, s.site_name AS "siteName", c.rating_sum AS "ratingSum", c.rating_count AS "ratingCount"
         FROM companies c CROSS JOIN settings s ${JOIN_PLAN}
         WHERE c.id = coalesce((SELECT kept_id FROM merged_companies WHERE id = $1), $1) AND c.is_active AND c.is_approved AND coalesce(p.has_badge, true)`,
};
const NOT_FOUND = 'Este selo não existe.';

/**
 * Badges of companies whose plan includes them, which other sites may embed. They do not count as requests; missing ones
 * do.
 */
export function badgeRoute({ db }: Services, hooks: RequestHooks, limits: RequestLimits) {
  return async (app: FastifyInstance): Promise<void> => {
    hooks.admit(app, {});
    app.get<{ Params: { file: string } }>('/badge/:file', async (request, reply) => {
      const id = /^([1-9]\d{0,8})\.svg$/.exec(request.params.file)?.[1];
      if (!id) throw notFound(NOT_FOUND);
      const [badge] = await db.publicReads.query<Badge>(BADGE, [Number(id)]);
      if (!badge) {
        const failed = limits.ofFailed('badge', callerAddress(request));
        limits.check(failed);
        request.allowance = failed;
        limits.count(failed);
        throw notFound(NOT_FOUND);
      }
      const svg = badgeSvg(badge);
      const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
      if (isSharedImageKnown(request, reply, etag, FRESH)) return reply.send();
      return reply.type('image/svg+xml; charset=utf-8').send(svg);
    });
  };
}
