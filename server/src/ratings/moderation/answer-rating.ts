import { recordAction } from '../../audit/record-action.ts';
import { mayDoForIt } from '../../companies/company.policy.ts';
import type { Company } from '../../companies/company.ts';
import { lockRow } from '../../database/lock-row.ts';
import { type Reader, type Statement, transactionReader } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict, forbidden, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { RATING_NOT_FOUND } from '../rating.policy.ts';
import { Rating } from '../rating.ts';
import type { AnswerRatingArgs } from './moderation.inputs.ts';

const ANSWERED: Statement = {
  name: 'look_up_answered_rating',
  text: `SELECT r.hidden_at AS "hiddenAt", c.id, c.owner_id AS "ownerId"
         FROM ratings r JOIN companies c ON c.id = r.company_id WHERE r.id = $1`,
};

/** Throws NOT_FOUND for a hidden rating, FORBIDDEN for one of somebody else's company (also for `MayCall`). */
export async function lookUpAnswered(
  ctx: Context,
  { id }: Pick<AnswerRatingArgs, 'id'>,
  reader: Reader = ctx.db.reads,
): Promise<void> {
  type AnsweredRating = Pick<Rating, 'hiddenAt'> & Pick<Company, 'id' | 'ownerId'>;
  const [rating] = await reader.query<AnsweredRating>(ANSWERED, [parseId(id, RATING_NOT_FOUND)]);
  if (!rating || rating.hiddenAt) throw notFound(RATING_NOT_FOUND);
  if (!mayDoForIt(ctx.viewer, rating, 'answerRatings'))
    throw forbidden('Só quem cuida da empresa responde às avaliações dela.');
}

/**
 * Publishes the company's answer to a rating, once. FORBIDDEN for others, NOT_FOUND for a hidden rating, CONFLICT for a
 * second answer.
 */
export function answerRating(ctx: Context, { id, text }: AnswerRatingArgs): Promise<Rating> {
  const viewer = requireViewer(ctx);
  return ctx.db.transaction(async (manager) => {
    const rating = await lockRow(manager, Rating, id, RATING_NOT_FOUND);
    await lookUpAnswered(ctx, { id }, transactionReader(manager));
    if (rating.answeredAt) throw conflict('Esta avaliação já tem resposta.');
    const answeredAt = new Date();
    await manager.update(Rating, rating.id, { answerText: text, answeredAt, answeredBy: viewer.id });
    return { ...rating, answer: { text, createdAt: answeredAt, isOutdated: false } };
  });
}

/**
 * Replaces the text of the company's answer; the audit log keeps both. FORBIDDEN for others, NOT_FOUND for a hidden
 * rating, CONFLICT for one without an answer.
 */
export function changeRatingAnswer(ctx: Context, { id, text }: AnswerRatingArgs): Promise<Rating> {
  const viewer = requireViewer(ctx);
  return ctx.db.transaction(async (manager) => {
    const rating = await lockRow(manager, Rating, id, RATING_NOT_FOUND);
    await lookUpAnswered(ctx, { id }, transactionReader(manager));
    if (!rating.answeredAt) throw conflict('Esta avaliação ainda não tem resposta.');
    const answeredAt = new Date();
    const firstAnsweredAt = rating.firstAnsweredAt ?? rating.answeredAt;
    const answer = { answerText: text, answeredAt, firstAnsweredAt, answeredBy: viewer.id };
    await manager.update(Rating, rating.id, answer);
    if (text !== rating.answerText) {
      await recordAction(ctx, manager, 'rating.answer-change', rating.id, {
        before: { companyId: rating.companyId, text: rating.answerText },
        after: { text },
      });
    }
    return { ...rating, answer: { text, createdAt: answeredAt, isOutdated: false } };
  });
}
