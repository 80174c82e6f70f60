import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { decide } from '../../decisions/decide.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { Input } from '../../shared/schema/described-arguments.ts';
import { lookUpActiveCompany, lookUpCompany } from '../look-up-company.ts';
import { CompanyCorrection } from './company-correction.ts';
import {
  AcceptCorrectionArgs,
  AdminCorrectionsArgs,
  CorrectionPage,
  CorrectionReceipt,
  CorrectionsArgs,
  DeclineCorrectionArgs,
  ProposeCorrectionInput,
} from './correction.inputs.ts';
import { ACCEPT_CORRECTION, DECLINE_CORRECTION, lookUpCorrection } from './decide-correction.ts';
import { proposeCorrection } from './propose-correction.ts';
import { adminCorrections, corrections } from './read-corrections.ts';

@ForKeys('companies')
@Resolver(() => CompanyCorrection)
export class CorrectionResolver {
  @MayCall('anyone', lookUpActiveCompany)
  @Mutation(() => CorrectionReceipt, {
    description:
      "Proposes a correction of a company's data to its owner, or to the administrators where there is none. CONFLICT while the company is pending and when the same correction waits already.",
  })
  proposeCorrection(
    @Ctx() ctx: Context,
    @Input('The correction and its proposer.') input: ProposeCorrectionInput,
  ): Promise<CorrectionReceipt> {
    return proposeCorrection(ctx, input);
  }

  @MayCall('signed in', lookUpCompany('seeCorrections'))
  @Query(() => CorrectionPage, {
    description:
      "Proposed corrections of the caller's company, pending ones the oldest first; FORBIDDEN for somebody else's. Administrators see any.",
  })
  corrections(@Ctx() ctx: Context, @Args() args: CorrectionsArgs): Promise<CorrectionPage> {
    return corrections(ctx, args);
  }

  @MayCall('seePersons')
  @Query(() => CorrectionPage, {
    description:
      'Administrators only: proposed corrections of companies without owner, pending ones the oldest first.',
  })
  adminCorrections(@Ctx() ctx: Context, @Args() args: AdminCorrectionsArgs): Promise<CorrectionPage> {
    return adminCorrections(ctx, args);
  }

  @MayCall('signed in', lookUpCorrection)
  @Mutation(() => CompanyCorrection, {
    description:
      'Accepts a correction, for the owner and administrators: name, address, phone and website are changed as by `updateCompany`, all else is marked as done by hand. CONFLICT when it was decided before.',
  })
  acceptCorrection(
    @Ctx() ctx: Context,
    @Args() { id, seen, undoable }: AcceptCorrectionArgs,
  ): Promise<CompanyCorrection> {
    return decide(ctx, ACCEPT_CORRECTION, id, { seen }, undoable);
  }

  @MayCall('signed in', lookUpCorrection)
  @Mutation(() => CompanyCorrection, {
    description:
      'Declines a correction, for the owner and administrators. CONFLICT when it was decided before.',
  })
  declineCorrection(
    @Ctx() ctx: Context,
    @Args() { id, reason, undoable }: DeclineCorrectionArgs,
  ): Promise<CompanyCorrection> {
    return decide(ctx, DECLINE_CORRECTION, id, { reason: reason || null }, undoable);
  }
}
