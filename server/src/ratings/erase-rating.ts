import { recordAction } from '../audit/record-action.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import { requireRole } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { Rating } from './rating.ts';

export const RATING_NOT_FOUND = 'Avaliação não encontrada.';

type Erased = Pick<Rating, 'companyId' | 'rating' | 'createdAt'> & { isHidden: boolean };

const ERASE: Statement = {
  name: 'erase_rating',
  text: `DELETE FROM ratings WHERE id = $1
         RETURNING company_id AS "companyId", rating, created_at AS "createdAt",
           hidden_at IS NOT NULL AS "isHidden"`,
};
export const TAKE: Statement = {
  name: 'take_rating',
  text: 'UPDATE companies SET rating_sum = rating_sum - $2, rating_count = rating_count - 1 WHERE id = $1',
};

/** Erases a rating; the company's figures follow in the same transaction, the audit log keeps no comment. */
export async function eraseRating(ctx: Context, id: string): Promise<boolean> {
  requireRole(ctx, 'admin');
  const ratingId = parseId(id, RATING_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const [erased] = await db.query<Erased>(ERASE, [ratingId]);
    if (!erased) throw notFound(RATING_NOT_FOUND);
    // A hidden one has left the figures already.
    if (!erased.isHidden) await db.query(TAKE, [erased.companyId, erased.rating]);
    await recordAction(ctx, manager, {
      action: 'rating.erase',
      subjectType: 'rating',
      subjectId: ratingId,
      before: erased,
    });
    return true;
  });
}
