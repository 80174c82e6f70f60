import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { CompanyClaimsArgs } from '../review/review.inputs.ts';
import { RefuseClaimArgs } from './claim.inputs.ts';
import { ClaimReview, ClaimReviewPage } from './claim-review.ts';
import { approveClaim, CLAIM_NOT_FOUND, refuseClaim } from './decide-claim.ts';
import { companyClaims } from './read-claims.ts';

@Resolver(() => ClaimReview)
export class ClaimResolver {
  @MayCall('admin')
  @Query(() => ClaimReviewPage, {
    description: 'Administrators only: claims of companies without owner.',
  })
  companyClaims(@Ctx() ctx: Context, @Args() args: CompanyClaimsArgs): Promise<ClaimReviewPage> {
    return companyClaims(ctx, args);
  }

  @MayCall('admin')
  @Mutation(() => ClaimReview, {
    description:
      'Administrators only: gives the company to the claimant and refuses other claims of it. CONFLICT when it was decided before or the company has an owner.',
  })
  approveClaim(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<ClaimReview> {
    return approveClaim(ctx, id);
  }

  @MayCall('admin', lookUpRow('company_claims', CLAIM_NOT_FOUND))
  @Mutation(() => ClaimReview, {
    description: 'Administrators only: refuses a claim. CONFLICT when it was decided before.',
  })
  refuseClaim(@Ctx() ctx: Context, @Args() { id, notes }: RefuseClaimArgs): Promise<ClaimReview> {
    return refuseClaim(ctx, id, notes ?? null);
  }
}
