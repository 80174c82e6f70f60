import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { SeveralPerRequest } from '../../graphql/several-per-request.ts';
import { RATING_NOT_FOUND } from '../rating.policy.ts';
import { Rating } from '../rating.ts';
import { AdminRating, AdminRatingPage } from './admin-rating.ts';
import { adminRatings } from './admin-ratings.ts';
import { answerRating, lookUpAnswered } from './answer-rating.ts';
import { dismissRatingReports, hideRating, showRating } from './hide-rating.ts';
import { AdminRatingsArgs, AnswerRatingArgs, HideRatingArgs, ReportRatingArgs } from './moderation.inputs.ts';
import { lookUpShownRating, reportRating } from './report-rating.ts';

@Resolver(() => AdminRating)
export class ModerationResolver {
  @MayCall('admin')
  @Query(() => AdminRatingPage, {
    description: 'Administrators only: all ratings, hidden ones too, with reports and bursts.',
  })
  adminRatings(@Ctx() ctx: Context, @Args() args: AdminRatingsArgs): Promise<AdminRatingPage> {
    return adminRatings(ctx, args);
  }

  @MayCall('admin', lookUpRow('ratings', RATING_NOT_FOUND))
  @Mutation(() => AdminRating, {
    description:
      "Administrators only: hides a rating; the company's figures follow, the visitor's lock stays. CONFLICT when it is hidden.",
  })
  hideRating(@Ctx() ctx: Context, @Args() { id, reason }: HideRatingArgs): Promise<AdminRating> {
    return hideRating(ctx, id, reason);
  }

  @MayCall('admin')
  @Mutation(() => AdminRating, {
    description: "Administrators only: shows a hidden rating again; the company's figures follow.",
  })
  showRating(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminRating> {
    return showRating(ctx, id);
  }

  @MayCall('admin')
  @Mutation(() => AdminRating, {
    description: 'Administrators only: leaves a reported rating as it is. CONFLICT when no report is open.',
  })
  @SeveralPerRequest()
  dismissRatingReports(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<AdminRating> {
    return dismissRatingReports(ctx, id);
  }

  @MayCall('anyone', lookUpShownRating)
  @Mutation(() => Boolean, {
    description:
      'Anyone: tells the administrators of a rating that should not stand there. CONFLICT for a second time.',
  })
  reportRating(@Ctx() ctx: Context, @Args() args: ReportRatingArgs): Promise<boolean> {
    return reportRating(ctx, args);
  }

  @MayCall('signed in', lookUpAnswered)
  @Mutation(() => Rating, {
    description: "The company's owner answers a rating publicly, once; CONFLICT for a second answer.",
  })
  answerRating(@Ctx() ctx: Context, @Args() args: AnswerRatingArgs): Promise<Rating> {
    return answerRating(ctx, args);
  }
}
