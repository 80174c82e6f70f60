import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { decide } from '../../decisions/decide.ts';
import { adminPage } from '../../graphql/admin-list.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { lookUpRow } from '../../graphql/look-up-row.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { IdOf, Undoable } from '../../shared/schema/described-arguments.ts';
import { MailedLink } from '../../users/mailed-link.ts';
import { Company } from '../company.ts';
import { lookUpActiveCompany } from '../look-up-company.ts';
import { type CompanyView, companyById } from '../read-companies.ts';
import { RequestStatus } from '../request-status.ts';
import { AdminClaimsArgs } from '../review/review.inputs.ts';
import { AdminClaim, AdminClaimPage } from './admin-claim.types.ts';
import {
  ClaimCompanyArgs,
  ClaimPage,
  ClaimTokenArgs,
  MyClaimsArgs,
  RejectClaimArgs,
} from './claim.inputs.ts';
import { claimCompany, myClaims } from './claim-company.ts';
import { CLAIMS } from './claims.list.ts';
import { CompanyClaim } from './company-claim.ts';
import { APPROVE_CLAIM, REJECT_CLAIM } from './decide-claim.ts';
import { CLAIM_NOT_FOUND } from './lock-claim.ts';
import {
  disownClaim,
  MailedClaim,
  mailedClaim,
  OwnerProof,
  ownerProofOf,
  proveClaim,
  sendClaimLink,
} from './prove-claim.ts';

@ForKeys('companies')
@Resolver()
export class ClaimResolver {
  @MayCall('signed in')
  @Query(() => ClaimPage, { description: "The caller's claims, the newest first." })
  myClaimPage(@Ctx() ctx: Context, @Args() args: MyClaimsArgs): Promise<ClaimPage> {
    return myClaims(ctx, args);
  }

  @MayCall('signed in')
  @Query(() => [CompanyClaim], {
    description: "The first 100 of the caller's claims, the newest first.",
    deprecationReason: 'Use myClaimPage. Leaves on 2027-11-30.',
  })
  async myClaims(@Ctx() ctx: Context): Promise<CompanyClaim[]> {
    return (await myClaims(ctx, { page: 1, perPage: 100 })).items;
  }

  @MayCall('company', lookUpActiveCompany)
  @Mutation(() => CompanyClaim, {
    description:
      'Claims a company without owner for a company account: approved at once where its confirmed e-mail is of the domain of its website, else an administrator decides. CONFLICT when it has an owner or the claim is already pending.',
  })
  claimCompany(@Ctx() ctx: Context, @Args() args: ClaimCompanyArgs): Promise<CompanyClaim> {
    return claimCompany(ctx, args);
  }

  @MayCall('signed in')
  @Mutation(() => MailedLink, {
    description:
      "Mails a link to the e-mail that the company shows, which accepts the caller's pending claim. CONFLICT without such an e-mail, a mail server or a confirmed e-mail, and where it had an owner before; three a company a month.",
  })
  sendClaimLink(@Ctx() ctx: Context, @IdOf('claim') id: string): Promise<MailedLink> {
    return sendClaimLink(ctx, id);
  }

  @MayCall('anyone')
  @Mutation(() => Company, {
    description:
      'Accepts a claim by the token of a mail to the company; returns the company. BAD_USER_INPUT for an invalid link, CONFLICT when it has an owner.',
  })
  async proveClaim(@Ctx() ctx: Context, @Args() { token }: ClaimTokenArgs): Promise<CompanyView> {
    return companyById(ctx, (await proveClaim(ctx, token)).id);
  }

  @MayCall('anyone')
  @Query(() => MailedClaim, {
    description:
      'The pending claim of the token of a mail to the company; BAD_USER_INPUT for an invalid link.',
  })
  mailedClaim(@Ctx() ctx: Context, @Args() { token }: ClaimTokenArgs): Promise<MailedClaim> {
    return mailedClaim(ctx, token);
  }

  @MayCall('anyone')
  @Mutation(() => Company, {
    description:
      'Rejects a claim by the token of a mail to the company, which does not know the claimant; returns the company. BAD_USER_INPUT for an invalid link.',
  })
  async disownClaim(@Ctx() ctx: Context, @Args() { token }: ClaimTokenArgs): Promise<CompanyView> {
    return companyById(ctx, (await disownClaim(ctx, token)).id);
  }

  @MayCall('signed in')
  @Mutation(() => Deletion, {
    description: "Withdraws the caller's own pending claim; CONFLICT when it was decided.",
  })
  cancelClaim(@Ctx() ctx: Context, @IdOf('claim') id: string): Promise<Deletion> {
    const own = { id: parseId(id, CLAIM_NOT_FOUND), userId: requireViewer(ctx).id };
    return ctx.db.transaction(async (manager) => {
      const { affected } = await manager.delete(CompanyClaim, { ...own, status: RequestStatus.pending });
      if (affected) return { id: own.id };
      const isDecided = await manager.existsBy(CompanyClaim, own);
      throw isDecided ? conflict('Este pedido já foi decidido.') : notFound(CLAIM_NOT_FOUND);
    });
  }

  @MayCall('seePersons')
  @Query(() => AdminClaimPage, {
    description: 'Administrators only: claims of companies without owner.',
  })
  adminClaims(@Ctx() ctx: Context, @Args() args: AdminClaimsArgs): Promise<AdminClaimPage> {
    return adminPage(ctx, CLAIMS, args);
  }

  @MayCall('decide')
  @Mutation(() => AdminClaim, {
    description:
      'Administrators only: makes the claimant the owner and rejects other claims of the company. CONFLICT when it was decided before or the company has an owner.',
  })
  approveClaim(
    @Ctx() ctx: Context,
    @IdOf('claim') id: string,
    @Undoable() undoable: boolean,
  ): Promise<AdminClaim> {
    return decide(ctx, APPROVE_CLAIM, id, {}, undoable);
  }

  @MayCall('decide', lookUpRow('company_claims', CLAIM_NOT_FOUND))
  @Mutation(() => AdminClaim, {
    description: 'Administrators only: rejects a claim. CONFLICT when it was decided before.',
  })
  rejectClaim(@Ctx() ctx: Context, @Args() { id, reason, undoable }: RejectClaimArgs): Promise<AdminClaim> {
    return decide(ctx, REJECT_CLAIM, id, { reason: reason || null }, undoable);
  }
}

@Resolver(() => Company)
export class OwnerProofResolver {
  @FieldResolver(() => OwnerProof, {
    nullable: true,
    description:
      'How its owner proved to care for it; null where an administrator decided, or without an owner.',
  })
  ownerProof(@Root() { id }: CompanyView, @Ctx() ctx: Context): Promise<OwnerProof | null> {
    return ownerProofOf(ctx, id);
  }
}
