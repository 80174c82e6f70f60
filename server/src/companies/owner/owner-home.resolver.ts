import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { cancelClaim, claimCompany, ownClaims } from '../claims/claim-company.ts';
import { ClaimCompanyArgs } from '../company.inputs.ts';
import { CompanyClaim } from '../company-claim.ts';
import { lookUpActiveCompany } from '../look-up-company.ts';
import { ownerHome } from './owner-home.ts';
import { OwnerHome } from './owner-home.types.ts';
import { removeCompany } from './remove-company.ts';

@Resolver(() => OwnerHome)
export class OwnerHomeResolver {
  @MayCall('signed in')
  @Query(() => OwnerHome, {
    description: "The caller's companies, their state and limit; NOT_FOUND for a company of somebody else.",
  })
  ownerHome(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID, { nullable: true }) companyId: string | null,
  ): Promise<OwnerHome> {
    return ownerHome(ctx, companyId);
  }

  @MayCall('signed in')
  @Query(() => [CompanyClaim], { description: "The caller's claims, the newest first, at most 100." })
  ownClaims(@Ctx() ctx: Context): Promise<CompanyClaim[]> {
    return ownClaims(ctx);
  }

  @MayCall('company', lookUpActiveCompany)
  @Mutation(() => CompanyClaim, {
    description:
      'A company account says that a company without owner is its own; an administrator decides. CONFLICT when it has an owner or the claim waits already.',
  })
  claimCompany(@Ctx() ctx: Context, @Args() args: ClaimCompanyArgs): Promise<CompanyClaim> {
    return claimCompany(ctx, args);
  }

  @MayCall('signed in')
  @Mutation(() => Boolean, {
    description: "Takes back the caller's own pending claim; CONFLICT when it was decided.",
  })
  cancelClaim(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<boolean> {
    return cancelClaim(ctx, id);
  }

  @MayCall('signed in')
  @Mutation(() => Boolean, {
    description:
      'Removes a company with all that hangs on it, for its owner and administrators; the owner’s account goes too when it is a company account and this was its last company.',
  })
  removeCompany(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('removesAccount', () => Boolean, {
      nullable: true,
      description: 'Whether the caller knows that the account goes too; CONFLICT when it is not so.',
    })
    removesAccount: boolean | null,
  ): Promise<boolean> {
    return removeCompany(ctx, id, removesAccount ?? null);
  }
}
