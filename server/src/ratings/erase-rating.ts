import { recordAction } from '../audit/record-action.ts';
import { lockRow } from '../database/lock-row.ts';
import { transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { RATING_NOT_FOUND } from './rating.policy.ts';
import { Rating } from './rating.ts';
import { changeTotals } from './rating-totals.ts';

/** Erases a rating and takes it out of the company's totals; the audit log keeps no comment. */
export async function eraseRating(ctx: Context, id: string): Promise<boolean> {
  return ctx.db.transaction(async (manager) => {
    const {
      id: ratingId,
      companyId,
      rating,
      createdAt,
      hiddenAt,
    } = await lockRow(manager, Rating, id, RATING_NOT_FOUND);
    const isHidden = hiddenAt !== null;
    await manager.delete(Rating, ratingId);
    // The totals do not hold a hidden one.
    if (!isHidden) await changeTotals(transactionReader(manager), { companyId, rating }, -1);
    await recordAction(ctx, manager, 'rating.erase', ratingId, {
      before: { companyId, rating, createdAt, isHidden },
    });
    return true;
  });
}
