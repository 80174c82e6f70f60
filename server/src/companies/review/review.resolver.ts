import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { decide } from '../../decisions/decide.ts';
import { adminPage } from '../../graphql/admin-list.ts';
import type { Context } from '../../graphql/context.ts';
import { ForAdmins } from '../../graphql/field-marks.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { timeText } from '../../shared/text/time-text.ts';
import { Company } from '../company.ts';
import { lookUpCompany } from '../look-up-company.ts';
import type { CompanyView } from '../read-companies.ts';
import { CHANGED_COMPANIES } from './changed-companies.list.ts';
import { CompanyFlag, companyFlags } from './company-flags.ts';
import { duplicatesOf } from './duplicates.ts';
import { PENDING_COMPANIES } from './pending-companies.list.ts';
import { REVERT_CHANGES } from './revert-changes.ts';
import {
  ChangedCompaniesArgs,
  PendingCompaniesArgs,
  RevertChangesArgs,
  SeeChangesArgs,
} from './review.inputs.ts';
import { ChangedCompanyPage, DuplicateCompany, PendingCompanyPage, RevertedCompany } from './review.types.ts';
import { SEE_CHANGES } from './see-changes.ts';

@ForKeys('companies')
@Resolver(() => Company)
export class ReviewResolver {
  @MayCall('seeLists')
  @Query(() => PendingCompanyPage, {
    description:
      'Administrators only: the companies that wait for approval; a deactivated one waits once it is active again.',
  })
  adminPendingCompanies(
    @Ctx() ctx: Context,
    @Args() args: PendingCompaniesArgs,
  ): Promise<PendingCompanyPage> {
    return adminPage(ctx, PENDING_COMPANIES, args);
  }

  @MayCall('seeLists')
  @Query(() => ChangedCompanyPage, {
    description:
      'Administrators only: companies that their owners changed after approval, with what changed.',
  })
  adminChangedCompanies(
    @Ctx() ctx: Context,
    @Args() args: ChangedCompaniesArgs,
  ): Promise<ChangedCompanyPage> {
    return adminPage(ctx, CHANGED_COMPANIES, args);
  }

  @MayCall('decide')
  @Mutation(() => Company, {
    description:
      'Administrators only: marks the changes of a company as seen. CONFLICT when `changedAt` is given and is not the time of the last one, NOT_FOUND when there are none.',
  })
  markChangesSeen(
    @Ctx() ctx: Context,
    @Args() { companyId, changedAt, undoable }: SeeChangesArgs,
  ): Promise<Company> {
    return decide(ctx, SEE_CHANGES, companyId, { changedAt: timeText(changedAt) }, undoable);
  }

  @MayCall('decide', lookUpCompany('see'))
  @Mutation(() => RevertedCompany, {
    description:
      'Administrators only: writes back what a company was before its changes, which mails its owner; it stays approved. CONFLICT when `changedAt` is given and is not the time of the last change, NOT_FOUND when there are no changes.',
  })
  revertCompanyChanges(
    @Ctx() ctx: Context,
    @Args() { companyId, changedAt, reason, undoable }: RevertChangesArgs,
  ): Promise<RevertedCompany> {
    const args = { changedAt: timeText(changedAt), reason: reason || null };
    return decide(ctx, REVERT_CHANGES, companyId, args, undoable);
  }

  @ForAdmins()
  @FieldResolver(() => [DuplicateCompany], {
    nullable: true,
    description:
      'At most five possible duplicates, the most similar first: of the same name and city, phone, site, or address with a number; for administrators, null for others.',
  })
  duplicates(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<DuplicateCompany[]> | null {
    return duplicatesOf(ctx, company);
  }

  @ForAdmins()
  @FieldResolver(() => [CompanyFlag], {
    nullable: true,
    description:
      'What to look at twice before approving it, of the account where the role sees persons; for administrators, null for others.',
  })
  flags(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<CompanyFlag[] | null> {
    return companyFlags(ctx, company);
  }
}
