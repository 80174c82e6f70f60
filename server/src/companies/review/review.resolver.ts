import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { recordAction } from '../../audit/record-action.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { Company } from '../company.ts';
import { COMPANY_NOT_FOUND, type CompanyView } from '../read-companies.ts';
import { changedCompanies } from './changed-companies.ts';
import { CompanyChange } from './company-change.ts';
import { duplicatesOf } from './duplicate-companies.ts';
import { pendingCompanies } from './pending-companies.ts';
import { ChangedCompaniesArgs, PendingCompaniesArgs } from './review.inputs.ts';
import { ChangedCompanyPage, LookAlike, PendingCompanyPage } from './review.types.ts';

@ForKeys('companies')
@Resolver(() => Company)
export class ReviewResolver {
  @MayCall('admin')
  @Query(() => PendingCompanyPage, {
    description: 'Administrators only: the companies that wait for approval.',
  })
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
      'Administrators only: marks the changes of a company as seen. CONFLICT when it changed after `seenAt`, NOT_FOUND when there are none.',
  })
  markChangesSeen(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID) companyId: string,
    @Arg('seenAt', () => Date, {
      nullable: true,
      description: 'The `changedAt` as shown; any when absent.',
    })
    seenAt: Date | null,
  ): Promise<boolean> {
    const id = parseId(companyId, COMPANY_NOT_FOUND);
    return ctx.db.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const change = await manager.findOne(CompanyChange, { where: { companyId: id }, lock });
      if (!change) throw notFound('Alteração não encontrada.');
      if (seenAt && change.changedAt > seenAt)
        throw conflict('Esta empresa foi alterada de novo. Confira o que mudou.');
      await manager.delete(CompanyChange, id);
      await recordAction(ctx, manager, 'company.changes-seen', id, {
        after: { fields: Object.keys(change.before) },
      });
      return true;
    });
  }

  @FieldResolver(() => [LookAlike], {
    nullable: true,
    description:
      'At most five possible duplicates, the most similar first: of the same name and city, phone, site, or address with a number; for administrators, null for others.',
  })
  lookAlikes(@Root() company: CompanyView, @Ctx() ctx: Context): Promise<LookAlike[]> | null {
    return duplicatesOf(ctx, company);
  }
}
