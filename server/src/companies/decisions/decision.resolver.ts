import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { Company } from '../company.ts';
import { lookUpCompany } from '../look-up-company.ts';
import { approveCompany, rejectCompany } from './decide-company.ts';
import { decideEach } from './decide-each.ts';
import { CompanyIdsArgs, RejectCompaniesArgs, RejectCompanyArgs } from './decision.inputs.ts';
import { Decisions } from './decision.types.ts';

@Resolver()
export class DecisionResolver {
  @MayCall('admin')
  @Mutation(() => Company, { description: 'Administrators only. CONFLICT when it was decided before.' })
  approveCompany(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<Company> {
    return approveCompany(ctx, id);
  }

  @MayCall('admin', lookUpCompany)
  @Mutation(() => Boolean, {
    description:
      'Administrators only: deletes a pending company and keeps a record. CONFLICT when it was decided before.',
  })
  rejectCompany(@Ctx() ctx: Context, @Args() { id, reason }: RejectCompanyArgs): Promise<boolean> {
    return rejectCompany(ctx, id, reason);
  }

  @MayCall('admin')
  @Mutation(() => Decisions, {
    description: 'Administrators only: approves up to 100; each is approved or reported.',
  })
  approveCompanies(@Ctx() ctx: Context, @Args() { ids }: CompanyIdsArgs): Promise<Decisions> {
    return decideEach(ctx, ids, (id) => approveCompany(ctx, id));
  }

  @MayCall('admin')
  @Mutation(() => Decisions, {
    description: 'Administrators only: rejects up to 100; each is rejected or reported.',
  })
  rejectCompanies(@Ctx() ctx: Context, @Args() { ids, reason }: RejectCompaniesArgs): Promise<Decisions> {
    return decideEach(ctx, ids, (id) => rejectCompany(ctx, id, reason));
  }
}
