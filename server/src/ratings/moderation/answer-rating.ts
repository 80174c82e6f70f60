import { isOwner } from '../../companies/company.policy.ts';
import { Company } from '../../companies/company.ts';
import { lockRow } from '../../database/lock-row.ts';
import type { Statement } from '../../database/statement.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context, Viewer } from '../../graphql/context.ts';
import { conflict, forbidden, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { RATING_NOT_FOUND } from '../rating.policy.ts';
import { Rating } from '../rating.ts';
import type { AnswerRatingArgs } from './moderation.inputs.ts';

const ANSWERED: Statement = {
  name: 'look_up_answered_rating',
  text: `SELECT r.hidden_at AS "hiddenAt", c.owner_id AS "ownerId"
         FROM ratings r JOIN companies c ON c.id = r.company_id WHERE r.id = $1`,
};

function checkMayAnswer(
  viewer: Viewer,
  rating: Pick<Rating, 'hiddenAt'> | undefined,
  company: Pick<Company, 'ownerId'> | undefined,
): void {
  if (!rating || !company || rating.hiddenAt) throw notFound(RATING_NOT_FOUND);
  if (!isOwner(viewer, company))
    throw forbidden('Só o responsável pela empresa responde às avaliações dela.');
}

/** For `MayCall`: NOT_FOUND for a hidden rating, FORBIDDEN for one of somebody else's company. */
export async function lookUpAnswered(ctx: Context, { id }: Pick<AnswerRatingArgs, 'id'>): Promise<void> {
  type Found = Pick<Rating, 'hiddenAt'> & Pick<Company, 'ownerId'>;
  const [found] = await ctx.db.reads.query<Found>(ANSWERED, [parseId(id, RATING_NOT_FOUND)]);
  checkMayAnswer(requireViewer(ctx), found, found);
}

/**
 * Publishes the owner's answer to a rating, once. FORBIDDEN for others, NOT_FOUND for a hidden rating, CONFLICT for a
 * second answer.
 */
export function answerRating(ctx: Context, { id, text }: AnswerRatingArgs): Promise<Rating> {
  const viewer = requireViewer(ctx);
  return ctx.db.transaction(async (manager) => {
    const rating = await lockRow(manager, Rating, id, RATING_NOT_FOUND);
    const company = await manager.findOneByOrFail(Company, { id: rating.companyId });
    checkMayAnswer(viewer, rating, company);
    if (rating.answeredAt) throw conflict('Você já respondeu a esta avaliação.');
    const answeredAt = new Date();
    await manager.update(Rating, rating.id, { answerText: text, answeredAt, answeredBy: viewer.id });
    return { ...rating, answer: { text, createdAt: answeredAt } };
  });
}
