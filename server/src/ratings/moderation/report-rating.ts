import { belongsTo, maySee } from '../../companies/company.policy.ts';
import type { Company } from '../../companies/company.ts';
import { pseudonymOfHash } from '../../database/pseudonym.ts';
import { type Reader, type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { throttle } from '../../limits/throttle.ts';
import { addressKey } from '../../shared/address-key.ts';
import { invalid, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { RATING_NOT_FOUND } from '../rating.policy.ts';
import { Rating } from '../rating.ts';
import { RatingReport } from '../rating-report.ts';
import type { RatingReportView } from './admin-rating.ts';
import type { ReportRatingArgs } from './moderation.inputs.ts';

const DAY = 24 * 60 * 60;
const SHOWN: Statement = {
  name: 'reported_rating',
  text: `SELECT c.id, c.owner_id AS "ownerId", c.is_active AS "isActive"
         FROM ratings r JOIN companies c ON c.id = r.company_id WHERE r.id = $1 AND r.hidden_at IS NULL`,
};
type Shown = Pick<Company, 'id' | 'ownerId' | 'isActive'>;

async function requireShown(ctx: Context, reader: Reader, ratingId: number): Promise<Shown> {
  const [shown] = await reader.query<Shown>(SHOWN, [ratingId]);
  if (!shown || !maySee(ctx.viewer, shown)) throw notFound(RATING_NOT_FOUND);
  return shown;
}

/** Throws NOT_FOUND for a hidden rating, or one of a hidden company (for `MayCall`). */
export const lookUpShownRating = (ctx: Context, { id }: Pick<ReportRatingArgs, 'id'>): Promise<unknown> =>
  requireShown(ctx, ctx.db.reads, parseId(id, RATING_NOT_FOUND));

/**
 * Reports a rating; CONFLICT for a second report of the same person, RATE_LIMITED by address, NOT_FOUND for a hidden
 * rating or one of a hidden company.
 */
export async function reportRating(
  ctx: Context,
  { id, reason, fingerprint }: ReportRatingArgs,
): Promise<RatingReportView> {
  const ratingId = parseId(id, RATING_NOT_FOUND);
  if (!ctx.viewer && !fingerprint)
    throw invalid({ fingerprint: ['A identificação do navegador não é válida.'] });
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const company = await requireShown(ctx, db, ratingId);
    const { generatedMaps } = await manager.insert(RatingReport, {
      ratingId,
      userId: ctx.viewer?.id ?? null,
      fingerprintHash: fingerprint ? await pseudonymOfHash(db, 'rating-report', fingerprint) : null,
      reason,
    });
    await throttle(db, `rating-report:${addressKey(ctx.address)}`, DAY, ctx.config.limits.RATING_REPORTS);
    await manager.increment(Rating, { id: ratingId }, 'openReports', 1);
    const { createdAt } = generatedMaps[0] as RatingReport;
    return { reason, isFromOwner: belongsTo(ctx.viewer, company), createdAt };
  });
}
