import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { Company } from '../company.ts';
import { Decisions } from '../decisions/decision.types.ts';
import type { SentLogo } from '../logos.ts';
import { lookUpCompany } from '../look-up-company.ts';
import type { CompanyView } from '../read-companies.ts';
import { adminCompanies } from './admin-companies.ts';
import {
  AdminCompaniesArgs,
  AdminCompanyInput,
  AdminUpdateCompanyInput,
  SetCompaniesActiveArgs,
} from './admin-company.inputs.ts';
import { AdminCompanyPage } from './admin-company.types.ts';
import { isOverdue, removesOwner } from './company-flags.ts';
import {
  adminCreateCompany,
  adminRemoveCompany,
  adminUpdateCompany,
  setCompaniesActive,
  setCompanyActive,
} from './manage-companies.ts';

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
  @Mutation(() => Company, { description: 'Administrators only: creates a company, approved at once.' })
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
      description: 'Replaces the logo; null removes it, and without it the logo stays.',
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

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether it has waited longer than the policy says; for administrators, null for others.',
  })
  isOverdue(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<boolean> | boolean | null {
    return isOverdue(ctx, company);
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
