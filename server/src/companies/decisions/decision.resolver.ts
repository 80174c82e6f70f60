import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { decide } from '../../decisions/decide.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { timeText } from '../../shared/text/time-text.ts';
import { Company } from '../company.ts';
import { lookUpCompany } from '../look-up-company.ts';
import { APPROVE_COMPANY } from './approve-company.ts';
import { decideEach } from './decide-each.ts';
import {
  ApproveCompaniesArgs,
  ApproveCompanyArgs,
  RejectCompaniesArgs,
  RejectCompanyArgs,
  type SeenCompanyInput,
} from './decision.inputs.ts';
import { Decisions } from './decision.types.ts';
import { REJECT_COMPANY } from './reject-company.ts';

/** Returns when each company changed last, as the caller saw it, by id. */
const seenOf = (entries: readonly SeenCompanyInput[] | null | undefined): ReadonlyMap<string, string> =>
  new Map((entries ?? []).map(({ id, changedAt }) => [id, changedAt.toISOString()]));

@ForKeys('companies')
@Resolver()
export class DecisionResolver {
  @MayCall('decide')
  @Mutation(() => Company, {
    description:
      'Administrators only. CONFLICT when it was decided before, or changed since `changedAt` (`reason` is `CHANGED_MEANWHILE`).',
  })
  approveCompany(
    @Ctx() ctx: Context,
    @Args() { id, changedAt, undoable }: ApproveCompanyArgs,
  ): Promise<Company> {
    return decide(ctx, APPROVE_COMPANY, id, { changedAt: timeText(changedAt) }, undoable);
  }

  @MayCall('decide', lookUpCompany('see'))
  @Mutation(() => Deletion, {
    description:
      'Administrators only: rejects a pending company, which `restoreRejection` brings back within a year. CONFLICT as for `approveCompany`.',
  })
  rejectCompany(
    @Ctx() ctx: Context,
    @Args() { id, changedAt, reason = null, undoable }: RejectCompanyArgs,
  ): Promise<Deletion> {
    return decide(ctx, REJECT_COMPANY, id, { reason, changedAt: timeText(changedAt) }, undoable);
  }

  @MayCall('decide')
  @Mutation(() => Decisions, {
    description: 'Administrators only: approves up to 100; each is approved or reported.',
  })
  approveCompanies(
    @Ctx() ctx: Context,
    @Args() { ids, seen, undoable }: ApproveCompaniesArgs,
  ): Promise<Decisions> {
    const seenById = seenOf(seen);
    return decideEach(ctx, ids, (id) =>
      decide(ctx, APPROVE_COMPANY, id, { changedAt: seenById.get(id) ?? null }, undoable),
    );
  }

  @MayCall('decide')
  @Mutation(() => Decisions, {
    description: 'Administrators only: rejects up to 100; each is rejected or reported.',
  })
  rejectCompanies(
    @Ctx() ctx: Context,
    @Args() { ids, seen, reason = null, undoable }: RejectCompaniesArgs,
  ): Promise<Decisions> {
    const seenById = seenOf(seen);
    return decideEach(ctx, ids, (id) =>
      decide(ctx, REJECT_COMPANY, id, { reason, changedAt: seenById.get(id) ?? null }, undoable),
    );
  }
}
