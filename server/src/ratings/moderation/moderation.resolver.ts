import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { belongsTo } from '../../companies/company.policy.ts';
import { pseudonymOfHash } from '../../database/installation-secret.ts';
import { transactionReader } from '../../database/statement.ts';
import { decide } from '../../decisions/decide.ts';
import { decisionTime } from '../../decisions/unchanged-since.ts';
import { adminItem, adminPage } from '../../graphql/admin-list.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { SeveralPerRequest } from '../../graphql/field-marks.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { throttle } from '../../limits/throttle.ts';
import { addressKey } from '../../shared/address-key.ts';
import { invalid } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { IdOf, Undoable } from '../../shared/schema/described-arguments.ts';
import { RATING_NOT_FOUND } from '../rating.policy.ts';
import { Rating } from '../rating.ts';
import { RatingReport } from '../rating-report.ts';
import { lookUpShownRating, requireShown } from '../read-ratings.ts';
import { AdminRating, AdminRatingPage, RatingReportView } from './admin-rating.ts';
import { answerRating, changeRatingAnswer, lookUpAnswered } from './answer-rating.ts';
import { DISMISS_RATING_REPORTS, deleteRating, HIDE_RATING, restoreRating } from './moderate-rating.ts';
import { AdminRatingsArgs, AnswerRatingArgs, HideRatingArgs, ReportRatingArgs } from './moderation.inputs.ts';
import { RATINGS } from './ratings.list.ts';

const DAY = 24 * 60 * 60;

/**
 * Reports a rating; CONFLICT for a second report of the same person, RATE_LIMITED by address, NOT_FOUND for a hidden
 * rating or one of a hidden company.
 */
async function reportRating(
  ctx: Context,
  { id, reason, fingerprint }: ReportRatingArgs,
): Promise<RatingReportView> {
  const ratingId = parseId(id, RATING_NOT_FOUND);
  if (!ctx.viewer && !fingerprint)
    throw invalid({
      fingerprint: ['Não foi possível reconhecer este navegador. Recarregue a página e tente novamente.'],
    });
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const company = await requireShown(ctx, db, ratingId);
    const { generatedMaps } = await manager.insert(RatingReport, {
      ratingId,
      userId: ctx.viewer?.id ?? null,
      fingerprintHash: fingerprint ? await pseudonymOfHash(db, 'rating-report', fingerprint) : null,
      reason,
    });
    await throttle(db, `rating-report:${addressKey(ctx.address)}`, DAY, ctx.config.limits.RATING_REPORTS);
    await manager.increment(Rating, { id: ratingId }, 'openReports', 1);
    const { createdAt } = generatedMaps[0] as RatingReport;
    return { reason, isFromOwner: belongsTo(ctx.viewer, company), createdAt };
  });
}

@ForKeys('ratings')
@Resolver(() => AdminRating)
export class ModerationResolver {
  @MayCall('seeLists')
  @Query(() => AdminRatingPage, {
    description: 'Administrators only: all ratings, hidden ones too, with reports and bursts.',
  })
  adminRatings(@Ctx() ctx: Context, @Args() args: AdminRatingsArgs): Promise<AdminRatingPage> {
    return adminPage(ctx, RATINGS, args);
  }

  @MayCall('seeLists')
  @Query(() => AdminRating, {
    description: 'Administrators only: one rating, hidden or not, with reports and burst; NOT_FOUND.',
  })
  adminRating(@Ctx() ctx: Context, @IdOf('rating') id: string): Promise<AdminRating> {
    return adminItem(ctx, RATINGS, id);
  }

  @MayCall('decide', lookUpRow('ratings', RATING_NOT_FOUND))
  @Mutation(() => AdminRating, {
    description:
      "Administrators only: hides a rating and updates the company's totals; the visitor cannot rate again. CONFLICT when it is hidden.",
  })
  hideRating(@Ctx() ctx: Context, @Args() { id, reason, undoable }: HideRatingArgs): Promise<AdminRating> {
    return decide(ctx, HIDE_RATING, id, { reason }, undoable);
  }

  @MayCall('decide')
  @Mutation(() => AdminRating, {
    description: "Administrators only: shows a hidden rating again and updates the company's totals.",
  })
  restoreRating(@Ctx() ctx: Context, @IdOf('rating') id: string): Promise<AdminRating> {
    return restoreRating(ctx, id);
  }

  @MayCall('decide')
  @Mutation(() => AdminRating, {
    description: 'Administrators only: closes the reports of a rating. CONFLICT when none is open.',
  })
  @SeveralPerRequest()
  async dismissRatingReports(
    @Ctx() ctx: Context,
    @IdOf('rating') id: string,
    @Undoable() undoable: boolean,
  ): Promise<AdminRating> {
    return decide(ctx, DISMISS_RATING_REPORTS, id, await decisionTime(ctx), undoable);
  }

  @MayCall('decide')
  @Mutation(() => Deletion, {
    description:
      'Administrators only: erases a rating on request and updates the company’s totals. The audit log records no comment.',
  })
  deleteRating(@Ctx() ctx: Context, @IdOf('rating') id: string): Promise<Deletion> {
    return deleteRating(ctx, id);
  }

  @MayCall('anyone', lookUpShownRating)
  @Mutation(() => RatingReportView, {
    description: 'Reports an inappropriate rating to the administrators. CONFLICT for a second time.',
  })
  reportRating(@Ctx() ctx: Context, @Args() args: ReportRatingArgs): Promise<RatingReportView> {
    return reportRating(ctx, args);
  }

  @MayCall('signed in', lookUpAnswered)
  @Mutation(() => Rating, {
    description: "Publishes the answer of the company's owner to a rating; CONFLICT for a second answer.",
  })
  answerRating(@Ctx() ctx: Context, @Args() args: AnswerRatingArgs): Promise<Rating> {
    return answerRating(ctx, args);
  }

  @MayCall('signed in', lookUpAnswered)
  @Mutation(() => Rating, {
    description: "Replaces the answer of the company's owner to a rating; CONFLICT without an answer.",
  })
  changeRatingAnswer(@Ctx() ctx: Context, @Args() args: AnswerRatingArgs): Promise<Rating> {
    return changeRatingAnswer(ctx, args);
  }
}
