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
import { recordAction } from '../audit/record-action.ts';
import { Company } from '../companies/company.ts';
import { lookUpSeenCompany } from '../companies/look-up-company.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../companies/read-companies.ts';
import { lockRow } from '../database/lock-row.ts';
import { transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { pageOf } from '../graphql/paging.ts';
import { throttleAddress } from '../limits/throttle.ts';
import { conflict, invalid, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { IdOf, Input } from '../shared/schema/described-arguments.ts';
import { CompanyAnswering, companyAnswering } from './company-answering.ts';
import { setRatingUseful } from './mark-rating.ts';
import { changeTotals, checkRated, lookUpRated, rateCompany } from './rate-company.ts';
import { RateCompanyInput, RatingsArgs, SetRatingUsefulArgs, UpdateRatingInput } from './rating.inputs.ts';
import { RATING_NOT_FOUND } from './rating.policy.ts';
import { Rating } from './rating.ts';
import {
  checkRating,
  lookUpShownRating,
  ownRating,
  RatingCheck,
  ratingsOf,
  unansweredRatings,
} from './read-ratings.ts';

const DAY = 24 * 60 * 60;
const TOO_LATE = 'Sua avaliação não pode mais ser alterada.';

/**
 * Changes the rating of this browser or account within 30 days; NOT_FOUND without one, CONFLICT when it is older or
 * hidden. The company's totals change in the same transaction, its days by a trigger. The audit log names no author,
 * since ratings are anonymous, and holds neither comment nor name.
 */
async function updateRating(ctx: Context, input: UpdateRatingInput): Promise<CompanyView> {
  const companyId = parseId(input.companyId, COMPANY_NOT_FOUND);
  const fingerprint = input.fingerprint ?? null;
  if (!ctx.viewer && !fingerprint)
    throw invalid({
      fingerprint: ['Não foi possível reconhecer este navegador. Recarregue a página e tente novamente.'],
    });
  const { rating } = input;
  const comment = input.comment || null;
  const nameOf = (sent: string | null | undefined, stored: string | null) =>
    sent === undefined ? stored : sent || null;
  await ctx.db.transaction(async (manager) => {
    const reader = transactionReader(manager);
    await checkRated(ctx, reader, companyId);
    const own = await ownRating(ctx, reader, companyId, fingerprint);
    if (!own) throw notFound(RATING_NOT_FOUND);
    const before = await lockRow(manager, Rating, own.id, RATING_NOT_FOUND);
    if (!own.changeableUntil || before.hiddenAt) throw conflict(TOO_LATE);
    const changed = {
      rating,
      comment,
      displayName: nameOf(input.displayName, before.displayName),
      neighborhood: nameOf(input.neighborhood, before.neighborhood),
    };
    if (Object.entries(changed).every(([name, value]) => before[name as keyof Rating] === value)) return;
    await manager.update(Rating, before.id, { ...changed, changedAt: () => 'clock_timestamp()' });
    if (before.rating !== rating) {
      await changeTotals(reader, before, -1);
      await changeTotals(reader, { companyId, rating }, 1);
    }
    await recordAction({ viewer: null, address: null }, manager, 'rating.change', before.id, {
      before: { companyId, rating: before.rating },
      after: { rating },
    });
    const most = ctx.config.limits.RATING_CHANGES;
    await throttleAddress(reader, { what: 'rating-change', address: ctx.address, seconds: DAY, most });
  });
  return companyById(ctx, companyId);
}

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

  @MayCall('anyone', lookUpShownRating)
  @Mutation(() => Rating, {
    description:
      'Marks a rating as useful for this browser or account, once, or takes the mark back. FORBIDDEN for its author and the company.',
  })
  setRatingUseful(@Ctx() ctx: Context, @Args() args: SetRatingUsefulArgs): Promise<Rating> {
    return setRatingUseful(ctx, args);
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

  @FieldResolver(() => CompanyAnswering, {
    nullable: true,
    description: 'How the company answers ratings and messages; null for one without owner.',
  })
  answering(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<CompanyAnswering> | null {
    return companyAnswering(ctx, company);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of ratings without an answer; null for all but the owner.',
  })
  unansweredRatings(@Root() company: Company, @Ctx() ctx: Context): Promise<number> | null {
    return unansweredRatings(ctx, company);
  }
}
