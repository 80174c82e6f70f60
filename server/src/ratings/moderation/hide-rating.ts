import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { transactionReader } from '../../database/statement.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { RATING_NOT_FOUND, TAKE } from '../erase-rating.ts';
import { Rating } from '../rating.ts';
import { ADD } from '../ratings.ts';
import type { AdminRating } from './admin-rating.ts';
import { adminRating } from './admin-ratings.ts';

export async function lockRating(manager: EntityManager, id: string): Promise<Rating> {
  const rating = await manager.findOne(Rating, {
    where: { id: parseId(id, RATING_NOT_FOUND) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!rating) throw notFound(RATING_NOT_FOUND);
  return rating;
}

/**
 * Hides a rating: it is no longer listed, the company's sum and count follow here, its days by a trigger
 * (migration 1763690910000). The row stays, and so does the visitor's lock. CONFLICT when it is hidden.
 */
export function hideRating(ctx: Context, id: string, reason: string): Promise<AdminRating> {
  const viewer = requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    const rating = await lockRating(manager, id);
    if (rating.hiddenAt) throw conflict('Esta avaliação já está oculta.');
    const db = transactionReader(manager);
    await manager.update(Rating, rating.id, {
      hiddenAt: () => 'now()',
      hiddenBy: viewer.id,
      hiddenReason: reason,
      openReports: 0,
    });
    await db.query(TAKE, [rating.companyId, rating.rating]);
    await recordAction(ctx, manager, {
      action: 'rating.hide',
      subjectType: 'rating',
      subjectId: rating.id,
      before: {
        companyId: rating.companyId,
        rating: rating.rating,
        isHidden: false,
        openReports: rating.openReports,
      },
      after: { isHidden: true, openReports: 0, reason },
    });
    return adminRating(db, rating.id);
  });
}

/** Shows a hidden rating again; the company's figures follow. CONFLICT when it is shown. */
export function showRating(ctx: Context, id: string): Promise<AdminRating> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    const rating = await lockRating(manager, id);
    if (!rating.hiddenAt) throw conflict('Esta avaliação já está visível.');
    const db = transactionReader(manager);
    await manager.update(Rating, rating.id, {
      hiddenAt: null,
      hiddenBy: null,
      hiddenReason: null,
      openReports: 0,
    });
    await db.query(ADD, [rating.companyId, rating.rating]);
    await recordAction(ctx, manager, {
      action: 'rating.show',
      subjectType: 'rating',
      subjectId: rating.id,
      before: {
        companyId: rating.companyId,
        rating: rating.rating,
        isHidden: true,
        hiddenReason: rating.hiddenReason,
      },
      after: { isHidden: false },
    });
    return adminRating(db, rating.id);
  });
}

/** The rating stays as it is; its reports are dealt with. CONFLICT when there are none. */
export function dismissRatingReports(ctx: Context, id: string): Promise<AdminRating> {
  requireRole(ctx, 'admin');
  return ctx.db.transaction(async (manager) => {
    const rating = await lockRating(manager, id);
    if (rating.openReports === 0) throw conflict('Esta avaliação não tem denúncias em aberto.');
    await manager.update(Rating, rating.id, { openReports: 0 });
    await recordAction(ctx, manager, {
      action: 'rating.dismiss-reports',
      subjectType: 'rating',
      subjectId: rating.id,
      before: { companyId: rating.companyId, openReports: rating.openReports },
      after: { openReports: 0 },
    });
    return adminRating(transactionReader(manager), rating.id);
  });
}
