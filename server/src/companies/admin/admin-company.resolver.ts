import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Statement } from '../../database/statement.ts';
import { adminPage } from '../../graphql/admin-list.ts';
import { may, requireCapability } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForAdmins } from '../../graphql/field-marks.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { loader } from '../../graphql/loader.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { IdOf, Input } from '../../shared/schema/described-arguments.ts';
import { Company } from '../company.ts';
import { decideEach } from '../decisions/decide-each.ts';
import { Decisions } from '../decisions/decision.types.ts';
import { LogoArg, readLogo, type SentLogo } from '../logos.ts';
import { lookUpCompany } from '../look-up-company.ts';
import { deleteCompany } from '../owner/delete-company.ts';
import { companyColumns } from '../owner/form-columns.ts';
import { insertCompany } from '../owner/insert-company.ts';
import { ownerFor } from '../owner/owner-for.ts';
import { updateCompany } from '../owner/update-company.ts';
import { type CompanyView, companyById } from '../read-companies.ts';
import {
  AdminCompaniesArgs,
  AdminCompanyPage,
  AdminCreateCompanyInput,
  AdminUpdateCompanyInput,
  SetCompaniesActiveArgs,
} from './admin-company.inputs.ts';
import { COMPANIES } from './companies.list.ts';
import { setCompanyActive } from './set-company-active.ts';

const OVERDUE: Statement = {
  name: 'overdue_companies',
  text: `SELECT c.id FROM companies c, approval_policy p
         WHERE c.id = ANY ($1::int[]) AND NOT c.is_approved AND c.is_active
           AND c.created_at < now() - make_interval(days => p.approval_timeout_days)`,
};
const LAST_OF_OWNER: Statement = {
  name: 'companies_last_of_owner',
  text: `SELECT c.id FROM companies c JOIN users u ON u.id = c.owner_id AND u.role = 'company'
         WHERE c.id = ANY ($1::int[])
           AND NOT EXISTS (SELECT FROM companies o WHERE o.owner_id = c.owner_id AND o.id <> c.id AND o.rejected_at IS NULL)
           AND NOT EXISTS (SELECT FROM company_members m WHERE m.user_id = c.owner_id)`,
};

/** Returns whether `statement` returns the company's id; one statement for all companies of a request. */
function isAmong(ctx: Context, statement: Statement, id: number): Promise<boolean> {
  return loader<number, boolean>(ctx, statement.name, async (ids) => {
    const rows = await ctx.db.reads.query<{ id: number }>(statement, [ids]);
    const foundIds = new Set(rows.map((row) => row.id));
    return ids.map((companyId) => foundIds.has(companyId));
  }).load(id);
}

@ForKeys('companies', { adminDeleteCompany: null })
@Resolver(() => Company)
export class AdminCompanyResolver {
  @MayCall('seeLists')
  @Query(() => AdminCompanyPage, {
    description: 'Administrators only: all companies, pending and inactive ones too.',
  })
  adminCompanies(@Ctx() ctx: Context, @Args() args: AdminCompaniesArgs): Promise<AdminCompanyPage> {
    return adminPage(ctx, COMPANIES, args);
  }

  @MayCall('editCompanies')
  @Mutation(() => Company, { description: 'Administrators only: creates a company, approved at once.' })
  async adminCreateCompany(
    @Ctx() ctx: Context,
    @Input('The new company.') { ownerId, ownerEmail, ...form }: AdminCreateCompanyInput,
    @LogoArg() upload: SentLogo,
  ): Promise<Company> {
    if (ownerId || ownerEmail) requireCapability(ctx, 'manageUsers');
    const { columns, city } = await companyColumns(ctx, form);
    const logo = await readLogo(ctx, upload);
    const id = await ctx.db.transaction(async (manager) => {
      const owner = (await ownerFor(manager, { ownerId, ownerEmail })) ?? null;
      return insertCompany(ctx, manager, { ...columns, ownerId: owner, isApproved: true }, city, logo);
    });
    return companyById(ctx, id);
  }

  @MayCall('editCompanies', lookUpCompany('see'))
  @Mutation(() => Company, {
    description: 'Administrators only: changes what is sent; name, category and city cannot be emptied.',
  })
  adminUpdateCompany(
    @Ctx() ctx: Context,
    @IdOf('company') id: string,
    @Input('What changes in the company.') { ownerId, ownerEmail, ...form }: AdminUpdateCompanyInput,
    @LogoArg() logo: SentLogo,
  ): Promise<Company> {
    return updateCompany(ctx, id, form, logo, { ownerId, ownerEmail });
  }

  @MayCall('editCompanies', lookUpCompany('see'))
  @Mutation(() => Company, {
    description:
      'Administrators only: an inactive company is hidden from all but its owner and administrators.',
  })
  setCompanyActive(
    @Ctx() ctx: Context,
    @IdOf('company') id: string,
    @Arg('isActive', { description: 'False hides it.' }) isActive: boolean,
  ): Promise<Company> {
    return setCompanyActive(ctx, id, isActive);
  }

  @MayCall('removeCompanies')
  @Mutation(() => Deletion, {
    description:
      'Administrators only: removes a company with everything that belongs to it; its owner is removed too when it is a company account and this was its last company.',
  })
  adminDeleteCompany(
    @Ctx() ctx: Context,
    @IdOf('company') id: string,
    @Arg('deletesOwner', () => Boolean, {
      nullable: true,
      description: "The company's `deletesOwner` as shown; CONFLICT when it has changed.",
    })
    deletesOwner: boolean | null,
  ): Promise<Deletion> {
    return deleteCompany(ctx, id, deletesOwner);
  }

  @MayCall('editCompanies')
  @Mutation(() => Decisions, {
    description: 'Administrators only: as `setCompanyActive` for up to 100; each is done or reported.',
  })
  setCompaniesActive(
    @Ctx() ctx: Context,
    @Args() { ids, isActive }: SetCompaniesActiveArgs,
  ): Promise<Decisions> {
    return decideEach(ctx, ids, (id) => setCompanyActive(ctx, id, isActive));
  }

  @ForAdmins()
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether it has waited longer than the policy says, false while it is inactive; for administrators, null for others.',
  })
  isOverdue(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<boolean> | boolean | null {
    if (!may(ctx, 'seeLists')) return null;
    return company.isApproved ? false : isAmong(ctx, OVERDUE, company.id);
  }

  @ForAdmins()
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether removing it removes its owner's account, as the last company of a company account; for administrators, null for others.",
  })
  deletesOwner(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<boolean> | boolean | null {
    if (!may(ctx, 'seeLists')) return null;
    return company.ownerId === null ? false : isAmong(ctx, LAST_OF_OWNER, company.id);
  }
}
