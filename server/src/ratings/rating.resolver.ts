import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Company } from '../companies/company.ts';
import { lookUpSeenCompany } from '../companies/look-up-company.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { pageOf } from '../graphql/paging.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { lookUpRated, rateCompany } from './rate-company.ts';
import { RateCompanyInput, RatingsArgs, UpdateRatingInput } from './rating.inputs.ts';
import { Rating } from './rating.ts';
import { checkRating, RatingCheck, ratingsOf, unansweredRatings } from './read-ratings.ts';
import { updateRating } from './update-rating.ts';

@ObjectType({ simpleResolvers: true, description: 'A page of ratings.' })
export class RatingPage extends pageOf(Rating) {}

@ForKeys('ratings', { ratingCheck: 'any', ratings: 'any' })
@Resolver(() => Company)
export class RatingResolver {
  @MayCall('anyone', lookUpRated)
  @Mutation(() => Company, {
    description: 'Rates a company and returns it. CONFLICT for a second time, FORBIDDEN for its owner.',
  })
  rateCompany(
    @Ctx() ctx: Context,
    @Input('The company and its rating.') input: RateCompanyInput,
  ): Promise<Company> {
    return rateCompany(ctx, input);
  }

  @MayCall('anyone', lookUpRated)
  @Mutation(() => Company, {
    description:
      'Changes the rating that this browser or account gave, for 30 days, and returns the company. CONFLICT afterwards.',
  })
  updateRating(
    @Ctx() ctx: Context,
    @Input('The company and the new rating.') input: UpdateRatingInput,
  ): Promise<Company> {
    return updateRating(ctx, input);
  }

  @MayCall('anyone', lookUpSeenCompany)
  @Query(() => RatingCheck, {
    description: 'Whether this browser, or the signed-in user, has rated the company.',
  })
  ratingCheck(
    @Ctx() ctx: Context,
    @IdOf('company', 'companyId') companyId: string,
    @Arg('fingerprint', () => String, { nullable: true, description: 'The same as in `rateCompany`.' })
    fingerprint: string | null,
  ): Promise<RatingCheck> {
    return checkRating(ctx, companyId, fingerprint ?? null);
  }

  @FieldResolver(() => RatingPage, {
    description: 'Ratings of the company, the newest first unless asked otherwise.',
  })
  ratings(@Root() company: Company, @Ctx() ctx: Context, @Args() args: RatingsArgs): Promise<RatingPage> {
    return ratingsOf(ctx, company, args);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of ratings without an answer; null for all but the owner.',
  })
  unansweredRatings(@Root() company: Company, @Ctx() ctx: Context): Promise<number> | null {
    return unansweredRatings(ctx, company);
  }
}
