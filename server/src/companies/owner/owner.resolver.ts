import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { transactionReader } from '../../database/statement.ts';
import { may, requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { Settings } from '../../settings/settings.ts';
import { forbidden, unauthenticated } from '../../shared/errors.ts';
import { IdOf, Input } from '../../shared/schema/described-arguments.ts';
import { lockUser } from '../../users/lock-users.ts';
import { UserRole } from '../../users/user.ts';
import { ApprovalPolicy } from '../approval/approval-policy.ts';
import { checkByPolicy, rejectDuplicate } from '../approval/check-company.ts';
import { notifyOfPending } from '../approval/notify-of-pending.ts';
import { CreateCompanyInput, UpdateCompanyInput } from '../company.inputs.ts';
import { Company } from '../company.ts';
import { checkCompanyLimit } from '../company-limit.ts';
import { LogoArg, readLogo, type SentLogo } from '../logos.ts';
import { lookUpCompany } from '../look-up-company.ts';
import { companyById } from '../read-companies.ts';
import { deleteCompany } from './delete-company.ts';
import { companyColumns } from './form-columns.ts';
import { insertCompany } from './insert-company.ts';
import { firstOwnCompanies, myCompanies } from './my-companies.ts';
import { MyCompanies } from './my-companies.types.ts';
import { updateCompany } from './update-company.ts';

/**
 * Checks an owner's company against the limit and the approval policy; returns whether it is approved at once.
 * CONFLICT for a duplicate, BAD_USER_INPUT for what the policy does not allow, UNAUTHENTICATED or FORBIDDEN for an
 * account that has been removed, deactivated or given another role since the request began.
 */
async function passesPolicy(
  manager: EntityManager,
  ownerId: number,
  columns: Partial<Company>,
): Promise<boolean> {
  const settings = await manager.findOneByOrFail(Settings, { id: 1 });
  const policy = await manager.findOneByOrFail(ApprovalPolicy, { id: 1 });
  checkByPolicy(policy, columns);
  // Locked, so that concurrent registrations of one owner are counted one by one.
  const owner = await lockUser(manager, ownerId);
  if (!owner?.isActive) throw unauthenticated();
  if (owner.role !== UserRole.company) throw forbidden();
  await checkCompanyLimit(manager, owner, settings);
  if (policy.blockDuplicateCompanies) await rejectDuplicate(transactionReader(manager), columns);
  const isVerified = policy.autoApproveVerifiedCompanies && owner.emailConfirmedAt !== null;
  return settings.autoApproveCompanies || !policy.requireAdminApproval || isVerified;
}

@ForKeys('companies', { deleteCompany: null })
@Resolver(() => MyCompanies)
export class OwnerResolver {
  @MayCall('signed in')
  @Query(() => MyCompanies, {
    description:
      'The companies that the caller owns or has a part in, their state and limit; NOT_FOUND for another one.',
  })
  myCompanies(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID, { nullable: true, description: 'Own company; the oldest when absent.' })
    companyId: string | null,
  ): Promise<MyCompanies> {
    return myCompanies(ctx, companyId);
  }

  @FieldResolver(() => [Company], {
    description: 'The first 100 of the caller’s companies, the oldest first.',
    deprecationReason: 'Use ownerCompanies. Leaves on 2027-11-30.',
  })
  companies(@Ctx() ctx: Context): Promise<Company[]> {
    return firstOwnCompanies(ctx);
  }

  @MayCall(['company', 'editCompanies'])
  @Mutation(() => Company, {
    description:
      "Registers a company: an owner's waits for approval, an administrator's is approved at once.",
  })
  async createCompany(
    @Ctx() ctx: Context,
    @Input('The new company.') input: CreateCompanyInput,
    @LogoArg() upload: SentLogo,
  ): Promise<Company> {
    const ownerId = may(ctx, 'editCompanies') ? null : requireViewer(ctx).id;
    const { columns, city } = await companyColumns(ctx, input);
    const logo = await readLogo(ctx, upload);
    const id = await ctx.db.transaction(async (manager) => {
      const isApproved = ownerId === null || (await passesPolicy(manager, ownerId, columns));
      if (!isApproved) await notifyOfPending(ctx, manager, input.name, city);
      return insertCompany(ctx, manager, { ...columns, ownerId, isApproved }, city, logo);
    });
    return companyById(ctx, id);
  }

  @MayCall('signed in', lookUpCompany('edit'))
  @Mutation(() => Company, {
    description: 'Changes a company; for its owner and administrators. Only what is sent is changed.',
  })
  updateCompany(
    @Ctx() ctx: Context,
    @IdOf('company') id: string,
    @Input('What changes in the company.') input: UpdateCompanyInput,
    @LogoArg() logo: SentLogo,
  ): Promise<Company> {
    return updateCompany(ctx, id, input, logo);
  }

  @MayCall('signed in')
  @Mutation(() => Deletion, {
    description:
      'Removes a company with everything that belongs to it, for its owner and administrators; the owner’s account is removed too when it is a company account and this was its last company and it has no part in another.',
  })
  deleteCompany(
    @Ctx() ctx: Context,
    @IdOf('company') id: string,
    @Arg('deletesOwner', () => Boolean, {
      nullable: true,
      description: 'Whether the caller expects the account to be removed too; CONFLICT when that is wrong.',
    })
    deletesOwner: boolean | null,
  ): Promise<Deletion> {
    return deleteCompany(ctx, id, deletesOwner);
  }
}
