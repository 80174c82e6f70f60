import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { ChangedCompanyPage } from '../changed-company.ts';
import { Company } from '../company.ts';
import { markChangesSeen } from '../company-changes.ts';
import { PendingCompanyPage } from '../company-page.ts';
import { approveCompanies, rejectCompanies, setCompaniesActive } from '../decisions/decide-companies.ts';
import type { SentLogo } from '../logos.ts';
import { lookUpCompany } from '../look-up-company.ts';
import type { CompanyView } from '../read-companies.ts';
import { changedCompanies } from '../review/changed-companies.ts';
import { pendingCompanies } from '../review/pending-companies.ts';
import { ChangedCompaniesArgs, PendingCompaniesArgs } from '../review/review.inputs.ts';
import { adminCompanies } from './admin-companies.ts';
import {
  AdminCompaniesArgs,
  AdminCompanyInput,
  AdminUpdateCompanyInput,
  CompanyIdsArgs,
  RejectCompaniesArgs,
  SetCompaniesActiveArgs,
} from './admin-company.inputs.ts';
import { AdminCompanyPage, Decisions } from './admin-company-page.ts';
import { lookAlikesOf } from './duplicate-companies.ts';
import { LookAlike } from './duplicate-company.ts';
import { isOverdue } from './is-overdue.ts';
import {
  adminCreateCompany,
  adminRemoveCompany,
  adminUpdateCompany,
  setCompanyActive,
} from './manage-companies.ts';
import { removesOwner } from './removes-owner.ts';

@Resolver(() => Company)
export class AdminCompanyResolver {
  @MayCall('admin')
  @Query(() => AdminCompanyPage, {
    description: 'Administrators only: all companies, pending and inactive ones too.',
  })
  adminCompanies(@Ctx() ctx: Context, @Args() args: AdminCompaniesArgs): Promise<AdminCompanyPage> {
    return adminCompanies(ctx, args);
  }

  @MayCall('admin')
  @Query(() => PendingCompanyPage, { description: 'Administrators only: what waits for approval.' })
  pendingCompanies(@Ctx() ctx: Context, @Args() args: PendingCompaniesArgs): Promise<PendingCompanyPage> {
    return pendingCompanies(ctx, args);
  }

  @MayCall('admin')
  @Query(() => ChangedCompanyPage, {
    description:
      'Administrators only: companies that their owners changed after approval, with what changed.',
  })
  changedCompanies(@Ctx() ctx: Context, @Args() args: ChangedCompaniesArgs): Promise<ChangedCompanyPage> {
    return changedCompanies(ctx, args);
  }

  @MayCall('admin')
  @Mutation(() => Boolean, {
    description:
      'Administrators only: what changed has been looked at. CONFLICT when it changed after `seenAt`, NOT_FOUND when nothing waits.',
  })
  markChangesSeen(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID) companyId: string,
    @Arg('seenAt', () => Date, {
      nullable: true,
      description: 'The `changedAt` that was on the screen; whatever it is when absent.',
    })
    seenAt: Date | null,
  ): Promise<boolean> {
    return markChangesSeen(ctx, companyId, seenAt ?? null);
  }

  @MayCall('admin')
  @Mutation(() => Company, { description: 'Administrators only: makes a company, approved at once.' })
  adminCreateCompany(
    @Ctx() ctx: Context,
    @Arg('input') input: AdminCompanyInput,
    @Arg('logo', () => GraphQLUpload, { nullable: true, description: 'As for `createCompany`.' })
    logo: Promise<FileUpload> | null,
  ): Promise<Company> {
    return adminCreateCompany(ctx, input, logo ?? null);
  }

  @MayCall('admin', lookUpCompany)
  @Mutation(() => Company, {
    description: 'Administrators only: changes what is sent; name, category and city cannot be emptied.',
  })
  adminUpdateCompany(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input') input: AdminUpdateCompanyInput,
    @Arg('logo', () => GraphQLUpload, {
      nullable: true,
      description: 'Takes the place of the old one; null removes it, and without it the logo stays.',
    })
    logo: SentLogo,
  ): Promise<Company> {
    return adminUpdateCompany(ctx, id, input, logo);
  }

  @MayCall('admin', lookUpCompany)
  @Mutation(() => Company, {
    description:
      'Administrators only: an inactive company is hidden from all but its owner and administrators.',
  })
  setCompanyActive(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('isActive', { description: 'False hides it.' }) isActive: boolean,
  ): Promise<Company> {
    return setCompanyActive(ctx, id, isActive);
  }

  @MayCall('admin')
  @Mutation(() => Boolean, {
    description:
      'Administrators only: removes a company with all that hangs on it; its owner goes too when it is a company account and this was its last company.',
  })
  adminRemoveCompany(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('removesOwner', () => Boolean, {
      nullable: true,
      description: "The company's `removesOwner` that was on the screen; CONFLICT when it has become untrue.",
    })
    removesOwner: boolean | null,
  ): Promise<boolean> {
    return adminRemoveCompany(ctx, id, removesOwner ?? null);
  }

  @MayCall('admin')
  @Mutation(() => Decisions, {
    description: 'Administrators only: as `setCompanyActive` for up to 100; each is done or reported.',
  })
  setCompaniesActive(
    @Ctx() ctx: Context,
    @Args() { ids, isActive }: SetCompaniesActiveArgs,
  ): Promise<Decisions> {
    return setCompaniesActive(ctx, ids, isActive);
  }

  @MayCall('admin')
  @Mutation(() => Decisions, {
    description: 'Administrators only: approves up to 100; each is approved or reported.',
  })
  approveCompanies(@Ctx() ctx: Context, @Args() { ids }: CompanyIdsArgs): Promise<Decisions> {
    return approveCompanies(ctx, ids);
  }

  @MayCall('admin')
  @Mutation(() => Decisions, {
    description: 'Administrators only: rejects up to 100; each is rejected or reported.',
  })
  rejectCompanies(@Ctx() ctx: Context, @Args() { ids, reason }: RejectCompaniesArgs): Promise<Decisions> {
    return rejectCompanies(ctx, ids, reason ?? null);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether it has waited longer than the policy says; for administrators, null for others.',
  })
  isOverdue(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<boolean> | boolean | null {
    return isOverdue(ctx, company);
  }

  @FieldResolver(() => [LookAlike], {
    nullable: true,
    description:
      'At most five companies that it may be a second of, the likest first: of the same name and city, phone, site, or address with a number; for administrators, null for others.',
  })
  lookAlikes(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<LookAlike[]> | null {
    return lookAlikesOf(ctx, company);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether removing it removes its owner's account, as the last company of a company account; for administrators, null for others.",
  })
  removesOwner(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<boolean> | boolean | null {
    return removesOwner(ctx, company);
  }
}
