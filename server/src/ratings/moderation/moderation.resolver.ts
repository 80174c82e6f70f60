import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { decide } from '../../decisions/decide.ts';
import { decisionTime } from '../../decisions/decision-time.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { SeveralPerRequest } from '../../graphql/several-per-request.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { IdOf, Undoable } from '../../shared/schema/described-arguments.ts';
import { RATING_NOT_FOUND } from '../rating.policy.ts';
import { Rating } from '../rating.ts';
import { AdminRating, AdminRatingPage, RatingReportView } from './admin-rating.ts';
import { adminRatings, adminRatingsByIds } from './admin-ratings.ts';
import { answerRating, changeRatingAnswer, lookUpAnswered } from './answer-rating.ts';
import { DISMISS_RATING_REPORTS, deleteRating, HIDE_RATING, restoreRating } from './moderate-rating.ts';
import { AdminRatingsArgs, AnswerRatingArgs, HideRatingArgs, ReportRatingArgs } from './moderation.inputs.ts';
import { lookUpShownRating, reportRating } from './report-rating.ts';

@ForKeys('ratings')
@Resolver(() => AdminRating)
export class ModerationResolver {
  @MayCall('seeLists')
  @Query(() => AdminRatingPage, {
    description: 'Administrators only: all ratings, hidden ones too, with reports and bursts.',
  })
  adminRatings(@Ctx() ctx: Context, @Args() args: AdminRatingsArgs): Promise<AdminRatingPage> {
    return adminRatings(ctx, args);
  }

  @MayCall('seeLists')
  @Query(() => AdminRating, {
    description: 'Administrators only: one rating, hidden or not, with reports and burst; NOT_FOUND.',
  })
  async adminRating(@Ctx() ctx: Context, @IdOf('rating') id: string): Promise<AdminRating> {
    const [rating] = await adminRatingsByIds(ctx.db.reads, [parseId(id, RATING_NOT_FOUND)]);
    if (!rating) throw notFound(RATING_NOT_FOUND);
    return rating;
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
