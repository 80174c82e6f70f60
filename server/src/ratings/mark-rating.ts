import { belongsTo } from '../companies/company.policy.ts';
import { pseudonymOfHash } from '../database/installation-secret.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { throttleAddress } from '../limits/throttle.ts';
import { forbidden, invalid } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { SetRatingUsefulArgs } from './rating.inputs.ts';
import { RATING_NOT_FOUND } from './rating.policy.ts';
import type { Rating } from './rating.ts';
import { ratingsByIds, requireShown } from './read-ratings.ts';

const DAY = 24 * 60 * 60;
/** A day and address, of one rating: who says to be many browsers moves no rating far. */
const MARKS_OF_ONE = 5;

const OWN: Statement = {
  name: 'rating_of_marker',
  text: 'SELECT id FROM ratings WHERE id = $1 AND (user_id = $2 OR fingerprint_hash = $3)',
};
const MARK: Statement = {
  name: 'mark_rating',
  text: `WITH marked AS (
           INSERT INTO rating_marks (rating_id, user_id, fingerprint_hash) VALUES ($1, $2, $3)
           ON CONFLICT DO NOTHING RETURNING 1)
         UPDATE ratings SET useful_count = useful_count + 1 WHERE id = $1 AND EXISTS (SELECT FROM marked)`,
};
/** A visitor who signed in between may have two marks. */
const UNMARK: Statement = {
  name: 'unmark_rating',
  text: `WITH unmarked AS (
           DELETE FROM rating_marks WHERE rating_id = $1 AND (user_id = $2 OR fingerprint_hash = $3) RETURNING 1)
         UPDATE ratings SET useful_count = greatest(useful_count - (SELECT count(*)::int FROM unmarked), 0)
         WHERE id = $1 AND EXISTS (SELECT FROM unmarked)`,
};

/**
 * Marks a rating as useful for a browser and an account, or takes the mark back; the same once more changes nothing.
 * FORBIDDEN for its author and those who belong to the company, RATE_LIMITED by address, NOT_FOUND for a hidden rating.
 */
export async function setRatingUseful(
  ctx: Context,
  { id, isUseful, fingerprint }: SetRatingUsefulArgs,
): Promise<Rating> {
  const ratingId = parseId(id, RATING_NOT_FOUND);
  if (!ctx.viewer && !fingerprint)
    throw invalid({
      fingerprint: ['Não foi possível reconhecer este navegador. Recarregue a página e tente novamente.'],
    });
  const userId = ctx.viewer?.id ?? null;
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const company = await requireShown(ctx, db, ratingId);
    if (belongsTo(ctx.viewer, company))
      throw forbidden('Quem cuida da empresa não marca as avaliações dela.');
    const hashFor = (purpose: 'rating' | 'rating-mark') =>
      fingerprint ? pseudonymOfHash(db, purpose, fingerprint) : null;
    const own = await db.query(OWN, [ratingId, userId, await hashFor('rating')]);
    if (own.length > 0) throw forbidden('Você não pode marcar a sua própria avaliação.');
    await db.query(isUseful ? MARK : UNMARK, [ratingId, userId, await hashFor('rating-mark')]);
    const from = { address: ctx.address, seconds: DAY };
    await throttleAddress(db, { ...from, what: `rating-mark:${ratingId}`, most: MARKS_OF_ONE });
    await throttleAddress(db, { ...from, what: 'rating-mark', most: ctx.config.limits.RATING_MARKS });
    const [rating] = await ratingsByIds(db, [ratingId]);
    return rating as Rating;
  });
}
