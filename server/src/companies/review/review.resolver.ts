import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { recordAction } from '../../audit/record-action.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { ForAdmins } from '../../graphql/public-schema/for-admins.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { Company } from '../company.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../read-companies.ts';
import { adminChangedCompanies } from './changed-companies.ts';
import { CompanyChange } from './company-change.ts';
import { duplicatesOf } from './duplicate-companies.ts';
import { adminPendingCompanies } from './pending-companies.ts';
import { ChangedCompaniesArgs, PendingCompaniesArgs } from './review.inputs.ts';
import { ChangedCompanyPage, DuplicateCompany, PendingCompanyPage } from './review.types.ts';

@ForKeys('companies')
@Resolver(() => Company)
export class ReviewResolver {
  @MayCall('seeLists')
  @Query(() => PendingCompanyPage, {
    description: 'Administrators only: the companies that wait for approval.',
  })
  adminPendingCompanies(
    @Ctx() ctx: Context,
    @Args() args: PendingCompaniesArgs,
  ): Promise<PendingCompanyPage> {
    return adminPendingCompanies(ctx, args);
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
    return adminChangedCompanies(ctx, args);
  }

  @MayCall('decide')
  @Mutation(() => Company, {
    description:
      'Administrators only: marks the changes of a company as seen. CONFLICT when it changed after `changedAt`, NOT_FOUND when there are none.',
  })
  async markChangesSeen(
    @Ctx() ctx: Context,
    @IdOf('company', 'companyId') companyId: string,
    @Arg('changedAt', () => Date, {
      nullable: true,
      description: 'The `changedAt` as shown; any when absent.',
    })
    changedAt: Date | null,
  ): Promise<Company> {
    const id = parseId(companyId, COMPANY_NOT_FOUND);
    await ctx.db.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const change = await manager.findOne(CompanyChange, { where: { companyId: id }, lock });
      if (!change) throw notFound('Alteração não encontrada.');
      if (changedAt && change.changedAt > changedAt)
        throw conflict('Esta empresa foi alterada de novo. Confira o que mudou.');
      await manager.delete(CompanyChange, id);
      await recordAction(ctx, manager, 'company.changes-seen', id, {
        after: { fields: Object.keys(change.before) },
      });
    });
    return companyById(ctx, id);
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
}
