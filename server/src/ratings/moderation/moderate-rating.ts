import type { EntityManager, QueryDeepPartialEntity } from 'typeorm';
import type { ActionName } from '../../audit/actions.ts';
import { recordAction } from '../../audit/record-action.ts';
import { lockRow } from '../../database/lock-row.ts';
import { oneRow, type Statement, transactionReader } from '../../database/statement.ts';
import type { DecisionAction } from '../../decisions/approval-type.ts';
import { contextWithin } from '../../decisions/context-within.ts';
import type { DecisionTime } from '../../decisions/unchanged-since.ts';
import { undoAction } from '../../decisions/undo-decision.ts';
import { alreadyDecided } from '../../decisions/who-decided.ts';
import { adminItem } from '../../graphql/admin-list.ts';
import type { DecidedRows } from '../../graphql/approval-type.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import { parseId } from '../../shared/ids.ts';
import { changeTotals } from '../rate-company.ts';
import { RATING_NOT_FOUND } from '../rating.policy.ts';
import { Rating } from '../rating.ts';
import type { AdminRating } from './admin-rating.ts';
import { RATINGS } from './ratings.list.ts';

interface Decision {
  action: ActionName;
  /** All reports are closed unless these say how many stay open. */
  columns: QueryDeepPartialEntity<Rating>;
  /** Added to the company's totals, which leave hidden ratings out. */
  totals?: 1 | -1;
  before: object;
  after: object;
}

const KIND = 'reportedRating';
const SHOWN = { hiddenAt: null, hiddenBy: null, hiddenReason: null };

/** Executes the decision of `decisionOn` on a locked rating and records it; CONFLICT when it returns why not. */
function moderate(
  ctx: Context,
  id: string,
  decisionOn: (rating: Rating, manager: EntityManager) => Decision | string | Promise<Decision | string>,
): Promise<AdminRating> {
  return ctx.db.transaction(async (manager) => {
    const rating = await lockRow(manager, Rating, id, RATING_NOT_FOUND);
    const reader = transactionReader(manager);
    const decision = await decisionOn(rating, manager);
    if (typeof decision === 'string')
      throw await alreadyDecided(ctx, reader, { kind: KIND, id: rating.id }, decision);
    const { action, columns, totals, before, after } = decision;
    await manager.update(Rating, rating.id, { openReports: 0, ...columns });
    if (totals) await changeTotals(reader, rating, totals);
    await recordAction(ctx, manager, action, rating.id, {
      before: { companyId: rating.companyId, ...before },
      after,
    });
    return adminItem(ctx, RATINGS, rating.id, reader);
  });
}

/**
 * Hides a rating: it is not listed, and the company's totals lose it here, its days by a trigger. The row stays, so
 * that the visitor cannot rate again. CONFLICT when it is hidden.
 */
function hideRating(ctx: Context, id: string, { reason }: { reason: string }): Promise<AdminRating> {
  const { id: hiddenBy } = requireViewer(ctx);
  return moderate(ctx, id, ({ hiddenAt, rating, openReports }) => {
    if (hiddenAt) return 'Esta avaliação já está oculta.';
    return {
      action: 'rating.hide',
      columns: { hiddenAt: () => 'now()', hiddenBy, hiddenReason: reason },
      totals: -1,
      before: { rating, isHidden: false, openReports },
      after: { isHidden: true, openReports: 0, reason },
    };
  });
}

const showHidden = (ctx: Context, id: string): Promise<AdminRating> =>
  moderate(ctx, id, ({ hiddenAt, rating, hiddenReason }) => {
    if (!hiddenAt) return 'Esta avaliação já está visível.';
    return {
      action: 'rating.show',
      columns: SHOWN,
      totals: 1,
      before: { rating, isHidden: true, hiddenReason },
      after: { isHidden: false },
    };
  });

const LATER_REPORTS: Statement = {
  name: 'later_rating_reports',
  text: 'SELECT count(*)::int AS count FROM rating_reports WHERE rating_id = $1 AND created_at > $2::timestamptz',
};

/** Closes the reports of before the decision without hiding the rating. CONFLICT when there are none. */
const dismissRatingReports = (
  ctx: Context,
  id: string,
  { unchangedSince }: Partial<DecisionTime>,
): Promise<AdminRating> =>
  moderate(ctx, id, async ({ id: ratingId, openReports }, manager) => {
    const values = [ratingId, unchangedSince];
    const later = await oneRow<{ count: number }>(transactionReader(manager), LATER_REPORTS, values);
    if (openReports <= later.count) return 'Esta avaliação não tem denúncias em aberto.';
    return {
      action: 'rating.dismiss-reports',
      columns: { openReports: later.count },
      before: { openReports },
      after: { openReports: later.count },
    };
  });

/** Erases a rating and takes it out of the company's totals; the audit log keeps no comment. */
export function deleteRating(ctx: Context, id: string): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const storedRating = await lockRow(manager, Rating, id, RATING_NOT_FOUND);
    const { companyId, rating, createdAt } = storedRating;
    const isHidden = storedRating.hiddenAt !== null;
    await manager.delete(Rating, storedRating.id);
    if (!isHidden) await changeTotals(transactionReader(manager), storedRating, -1);
    await recordAction(ctx, manager, 'rating.erase', storedRating.id, {
      before: { companyId, rating, createdAt, isHidden },
    });
    return { id: storedRating.id };
  });
}

const WRITTEN: readonly DecidedRows[] = [{ table: 'ratings', where: 't.id = $1' }];

/** The totals change with every rating of the company, so that they are no image. */
async function addToTotals(manager: EntityManager, id: number): Promise<void> {
  await changeTotals(transactionReader(manager), await manager.findOneByOrFail(Rating, { id }), 1);
}

export const HIDE_RATING: DecisionAction<{ reason: string }, AdminRating> = {
  kind: KIND,
  name: 'hide',
  isGrant: false,
  reasonMissing: 'Informe o motivo.',
  audit: 'rating.hide',
  verbPhrase: 'ocultou esta avaliação',
  decide: hideRating,
  rows: WRITTEN,
  afterUndo: addToTotals,
};

export const DISMISS_RATING_REPORTS: DecisionAction<Partial<DecisionTime>, AdminRating> = {
  kind: KIND,
  name: 'dismiss-reports',
  isGrant: true,
  audit: 'rating.dismiss-reports',
  verbPhrase: 'descartou as denúncias desta avaliação',
  decide: dismissRatingReports,
  rows: WRITTEN,
};

/**
 * Shows a hidden rating again and adds it to the company's totals; what was hidden just now waits for a decision again.
 * CONFLICT when it is shown.
 */
export function restoreRating(ctx: Context, sentId: string): Promise<AdminRating> {
  const id = parseId(sentId, RATING_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    if (await undoAction(ctx, manager, HIDE_RATING, id))
      return adminItem(ctx, RATINGS, id, transactionReader(manager));
    return showHidden(contextWithin(ctx, manager), sentId);
  });
}
