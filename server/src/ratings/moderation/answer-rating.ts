import { isOwner } from '../../companies/company.policy.ts';
import { Company } from '../../companies/company.ts';
import { requireViewer } from '../../lib/authorize.ts';
import type { Context } from '../../lib/context.ts';
import { conflict, forbidden, notFound } from '../../lib/errors.ts';
import { inTransaction } from '../../lib/transaction.ts';
import { RATING_NOT_FOUND } from '../erase-rating.ts';
import { Rating } from '../rating.ts';
import { lockRating } from './hide-rating.ts';
import type { AnswerRatingArgs } from './moderation.inputs.ts';

/**
 * The owner answers a rating of the company, once and for everybody to read. FORBIDDEN for others,
 * NOT_FOUND for a hidden rating, CONFLICT for a second answer.
 */
export function answerRating(ctx: Context, { id, text }: AnswerRatingArgs): Promise<Rating> {
  const viewer = requireViewer(ctx);
  return inTransaction(ctx, async (manager) => {
    const rating = await lockRating(manager, id);
    const company = await manager.findOneByOrFail(Company, { id: rating.companyId });
    if (rating.hiddenAt) throw notFound(RATING_NOT_FOUND);
    if (!isOwner(viewer, company))
      throw forbidden('Só o responsável pela empresa responde às avaliações dela.');
    if (rating.answeredAt) throw conflict('Você já respondeu a esta avaliação.');
    const answeredAt = new Date();
    await manager.update(Rating, rating.id, { answerText: text, answeredAt, answeredBy: viewer.id });
    return { ...rating, answer: { text, createdAt: answeredAt } };
  });
}
