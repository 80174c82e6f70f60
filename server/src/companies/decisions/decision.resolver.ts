import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { decide } from '../../decisions/decide.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { IdOf, Undoable } from '../../shared/schema/described-arguments.ts';
import { Company } from '../company.ts';
import { lookUpCompany } from '../look-up-company.ts';
import { APPROVE_COMPANY } from './approve-company.ts';
import { decideEach } from './decide-each.ts';
import { ApproveCompaniesArgs, RejectCompaniesArgs, RejectCompanyArgs } from './decision.inputs.ts';
import { Decisions } from './decision.types.ts';
import { REJECT_COMPANY } from './reject-company.ts';

@ForKeys('companies')
@Resolver()
export class DecisionResolver {
  @MayCall('decide')
  @Mutation(() => Company, { description: 'Administrators only. CONFLICT when it was decided before.' })
  approveCompany(
    @Ctx() ctx: Context,
    @IdOf('company') id: string,
    @Undoable() undoable: boolean,
  ): Promise<Company> {
    return decide(ctx, APPROVE_COMPANY, id, {}, undoable);
  }

  @MayCall('decide', lookUpCompany('see'))
  @Mutation(() => Deletion, {
    description:
      'Administrators only: deletes a pending company and keeps a record. CONFLICT when it was decided before.',
  })
  rejectCompany(
    @Ctx() ctx: Context,
    @Args() { id, reason = null, undoable }: RejectCompanyArgs,
  ): Promise<Deletion> {
    return decide(ctx, REJECT_COMPANY, id, { reason }, undoable);
  }

  @MayCall('decide')
  @Mutation(() => Decisions, {
    description: 'Administrators only: approves up to 100; each is approved or reported.',
  })
  approveCompanies(@Ctx() ctx: Context, @Args() { ids, undoable }: ApproveCompaniesArgs): Promise<Decisions> {
    return decideEach(ctx, ids, (id) => decide(ctx, APPROVE_COMPANY, id, {}, undoable));
  }

  @MayCall('decide')
  @Mutation(() => Decisions, {
    description: 'Administrators only: rejects up to 100; each is rejected or reported.',
  })
  rejectCompanies(
    @Ctx() ctx: Context,
    @Args() { ids, reason = null, undoable }: RejectCompaniesArgs,
  ): Promise<Decisions> {
    return decideEach(ctx, ids, (id) => decide(ctx, REJECT_COMPANY, id, { reason }, undoable));
  }
}
