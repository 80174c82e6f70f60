import { recordAction } from '../audit/record-action.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../companies/read-companies.ts';
import { lockRow } from '../database/lock-row.ts';
import { transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { throttleAddress } from '../limits/throttle.ts';
import { conflict, invalid, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { changeTotals, checkRated } from './rate-company.ts';
import type { UpdateRatingInput } from './rating.inputs.ts';
import { RATING_NOT_FOUND } from './rating.policy.ts';
import { Rating } from './rating.ts';
import { ownRating } from './read-ratings.ts';

const DAY = 24 * 60 * 60;
const TOO_LATE = 'Sua avaliação não pode mais ser alterada.';

/**
 * Changes the rating of this browser or account within 30 days; NOT_FOUND without one, CONFLICT when it is older or
 * hidden. The company's totals change in the same transaction, its days by a trigger. The audit log names no author,
 * since ratings are anonymous, and holds no comment.
 */
export async function updateRating(ctx: Context, input: UpdateRatingInput): Promise<CompanyView> {
  const companyId = parseId(input.companyId, COMPANY_NOT_FOUND);
  const fingerprint = input.fingerprint ?? null;
  if (!ctx.viewer && !fingerprint)
    throw invalid({ fingerprint: ['A identificação do navegador não é válida.'] });
  const { rating } = input;
  const comment = input.comment || null;
  await ctx.db.transaction(async (manager) => {
    const reader = transactionReader(manager);
    await checkRated(ctx, reader, companyId);
    const own = await ownRating(ctx, reader, companyId, fingerprint);
    if (!own) throw notFound(RATING_NOT_FOUND);
    const before = await lockRow(manager, Rating, own.id, RATING_NOT_FOUND);
    if (!own.changeableUntil || before.hiddenAt) throw conflict(TOO_LATE);
    if (before.rating === rating && before.comment === comment) return;
    await manager.update(Rating, before.id, { rating, comment, changedAt: () => 'clock_timestamp()' });
    if (before.rating !== rating) {
      await changeTotals(reader, before, -1);
      await changeTotals(reader, { companyId, rating }, 1);
    }
    await recordAction({ viewer: null, address: null }, manager, 'rating.change', before.id, {
      before: { companyId, rating: before.rating },
      after: { rating },
    });
    const most = ctx.config.limits.RATING_CHANGES;
    await throttleAddress(reader, { what: 'rating-change', address: ctx.address, seconds: DAY, most });
  });
  return companyById(ctx, companyId);
}
