import { recordAction } from '../../audit/record-action.ts';
import { lockRow } from '../../database/lock-row.ts';
import { transactionReader } from '../../database/statement.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../shared/errors.ts';
import { RATING_NOT_FOUND } from '../rating.policy.ts';
import { Rating } from '../rating.ts';
import { changeTotals } from '../rating-totals.ts';
import type { AdminRating } from './admin-rating.ts';
import { adminRating } from './admin-ratings.ts';

/**
 * Hides a rating: it is not listed, and the company's totals lose it here, its days by a trigger. The row stays, so
 * that the visitor cannot rate again. CONFLICT when it is hidden.
 */
export function hideRating(ctx: Context, id: string, reason: string): Promise<AdminRating> {
  const viewer = requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    const rating = await lockRow(manager, Rating, id, RATING_NOT_FOUND);
    if (rating.hiddenAt) throw conflict('Esta avaliação já está oculta.');
    await manager.update(Rating, rating.id, {
      hiddenAt: () => 'now()',
      hiddenBy: viewer.id,
      hiddenReason: reason,
      openReports: 0,
    });
    await changeTotals(transactionReader(manager), rating, -1);
    await recordAction(ctx, manager, 'rating.hide', rating.id, {
      before: {
        companyId: rating.companyId,
        rating: rating.rating,
        isHidden: false,
        openReports: rating.openReports,
      },
      after: { isHidden: true, openReports: 0, reason },
    });
    return adminRating(transactionReader(manager), rating.id);
  });
}

/** Shows a hidden rating again and adds it to the company's totals. CONFLICT when it is shown. */
export function showRating(ctx: Context, id: string): Promise<AdminRating> {
  return ctx.db.transaction(async (manager) => {
    const rating = await lockRow(manager, Rating, id, RATING_NOT_FOUND);
    if (!rating.hiddenAt) throw conflict('Esta avaliação já está visível.');
    await manager.update(Rating, rating.id, {
      hiddenAt: null,
      hiddenBy: null,
      hiddenReason: null,
      openReports: 0,
    });
    await changeTotals(transactionReader(manager), rating, 1);
    await recordAction(ctx, manager, 'rating.show', rating.id, {
      before: {
        companyId: rating.companyId,
        rating: rating.rating,
        isHidden: true,
        hiddenReason: rating.hiddenReason,
      },
      after: { isHidden: false },
    });
    return adminRating(transactionReader(manager), rating.id);
  });
}

/** Closes a rating's reports without hiding it. CONFLICT when there are none. */
export function dismissRatingReports(ctx: Context, id: string): Promise<AdminRating> {
  return ctx.db.transaction(async (manager) => {
    const rating = await lockRow(manager, Rating, id, RATING_NOT_FOUND);
    if (rating.openReports === 0) throw conflict('Esta avaliação não tem denúncias em aberto.');
    await manager.update(Rating, rating.id, { openReports: 0 });
    await recordAction(ctx, manager, 'rating.dismiss-reports', rating.id, {
      before: { companyId: rating.companyId, openReports: rating.openReports },
      after: { openReports: 0 },
    });
    return adminRating(transactionReader(manager), rating.id);
  });
}
