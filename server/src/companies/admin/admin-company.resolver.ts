import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { settleClaims } from '../claims/settle-claims.ts';
import { Company } from '../company.ts';
import { decideEach } from '../decisions/decide-each.ts';
import { Decisions } from '../decisions/decision.types.ts';
import { LogoArg, readLogo, type SentLogo } from '../logos.ts';
import { lookUpCompany } from '../look-up-company.ts';
import { companyColumns } from '../owner/form-columns.ts';
import { insertCompany } from '../owner/insert-company.ts';
import { removeCompany } from '../owner/remove-company.ts';
import { changedColumns, REQUIRED_OF_ADMINISTRATORS, writeCompany } from '../owner/update-company.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../read-companies.ts';
import { adminCompanies } from './admin-companies.ts';
import {
  AdminCompaniesArgs,
  AdminCompanyInput,
  AdminCompanyPage,
  AdminUpdateCompanyInput,
  SetCompaniesActiveArgs,
} from './admin-company.inputs.ts';
import { isOverdue, removesOwner } from './company-flags.ts';
import { ownerFor } from './owner-for.ts';
import { setCompanyActive } from './set-company-active.ts';

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
  async adminCreateCompany(
    @Ctx() ctx: Context,
    @Arg('input') { ownerId, ownerEmail, ...form }: AdminCompanyInput,
    @LogoArg() upload: SentLogo,
  ): Promise<Company> {
    const { columns, city } = await companyColumns(ctx, form);
    const logo = await readLogo(ctx, upload);
    const id = await ctx.db.transaction(async (manager) => {
      const owner = (await ownerFor(manager, { ownerId, ownerEmail })) ?? null;
      const company = { columns: { ...columns, ownerId: owner, isApproved: true }, city, logo };
      return insertCompany(ctx, manager, company);
    });
    return companyById(ctx, id);
  }

  @MayCall('admin', lookUpCompany)
  @Mutation(() => Company, {
    description: 'Administrators only: changes what is sent; name, category and city cannot be emptied.',
  })
  async adminUpdateCompany(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input') { ownerId, ownerEmail, ...form }: AdminUpdateCompanyInput,
    @LogoArg() upload: SentLogo,
  ): Promise<Company> {
    const companyId = parseId(id, COMPANY_NOT_FOUND);
    const stored = await ctx.db.dataSource.manager.findOneBy(Company, { id: companyId });
    if (!stored) throw notFound(COMPANY_NOT_FOUND);
    const columns = await changedColumns(ctx, form, stored, REQUIRED_OF_ADMINISTRATORS);
    const logo = await readLogo(ctx, upload);
    await ctx.db.transaction(async (manager) => {
      const owner = await ownerFor(manager, { ownerId, ownerEmail });
      const all = owner === undefined ? columns : { ...columns, ownerId: owner };
      await writeCompany(ctx, manager, companyId, all, logo);
      if (owner) await settleClaims(ctx, manager, stored, owner);
    });
    return companyById(ctx, companyId);
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
    return removeCompany(ctx, id, removesOwner);
  }

  @MayCall('admin')
  @Mutation(() => Decisions, {
    description: 'Administrators only: as `setCompanyActive` for up to 100; each is done or reported.',
  })
  setCompaniesActive(
    @Ctx() ctx: Context,
    @Args() { ids, isActive }: SetCompaniesActiveArgs,
  ): Promise<Decisions> {
    return decideEach(ctx, ids, (id) => setCompanyActive(ctx, id, isActive));
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
