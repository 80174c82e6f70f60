import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { Deletion } from '../../graphql/deletion.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { IdOf } from '../../shared/schema/described-arguments.ts';
import { Company } from '../company.ts';
import { WRITTEN_COLUMNS } from '../company-columns.ts';
import { deleteCompanies } from '../delete-companies.ts';
import { lookUpCompany } from '../look-up-company.ts';
import { COMPANY_NOT_FOUND, companyById } from '../read-companies.ts';
import { CompanyRejection } from './company-rejection.ts';
import { decideEach } from './decide-each.ts';
import { CompanyIdsArgs, RejectCompaniesArgs, RejectCompanyArgs } from './decision.inputs.ts';
import { Decisions } from './decision.types.ts';
import { mailApproved, mailRejected } from './decision-mails.ts';

const ALREADY_DECIDED = 'Esta empresa já foi aprovada ou rejeitada.';

/** Locks a pending company; CONFLICT when it was decided before, NOT_FOUND when there is none. */
async function lockPending(manager: EntityManager, companyId: string): Promise<Company> {
  const id = parseId(companyId, COMPANY_NOT_FOUND);
  const company = await manager.findOne(Company, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!company) {
    const rejected = await manager.existsBy(CompanyRejection, { companyId: id });
    throw rejected ? conflict(ALREADY_DECIDED) : notFound(COMPANY_NOT_FOUND);
  }
  if (company.isApproved) throw conflict(ALREADY_DECIDED);
  return company;
}

@ForKeys('companies')
@Resolver()
export class DecisionResolver {
  @MayCall('decide')
  @Mutation(() => Company, { description: 'Administrators only. CONFLICT when it was decided before.' })
  async approveCompany(@Ctx() ctx: Context, @IdOf('company') id: string): Promise<Company> {
    await ctx.db.transaction(async (manager) => {
      const company = await lockPending(manager, id);
      await manager.update(Company, company.id, { isApproved: true, approvedAt: new Date() });
      await recordAction(ctx, manager, 'company.approve', company.id, { after: { name: company.name } });
      await mailApproved(ctx, manager, company);
    });
    return companyById(ctx, id);
  }

  @MayCall('decide', lookUpCompany('see'))
  @Mutation(() => Deletion, {
    description:
      'Administrators only: deletes a pending company and keeps a record. CONFLICT when it was decided before.',
  })
  rejectCompany(@Ctx() ctx: Context, @Args() { id, reason = null }: RejectCompanyArgs): Promise<Deletion> {
    return ctx.db.transaction(async (manager) => {
      const company = await lockPending(manager, id);
      const { kindsAreGuessed, ...written } = Object.fromEntries(
        WRITTEN_COLUMNS.map(({ field }) => [field, company[field]]),
      );
      const typed: Record<string, unknown> = { ...written, offers: company.offers };
      // The next try guesses again.
      if (kindsAreGuessed) delete typed.kindIds;
      await manager.insert(CompanyRejection, {
        companyId: company.id,
        ownerId: company.ownerId,
        typed,
        reason: reason || null,
        decidedBy: requireViewer(ctx).id,
      });
      await deleteCompanies(manager, [company]);
      await recordAction(ctx, manager, 'company.reject', company.id, { before: typed, after: { reason } });
      await mailRejected(ctx, manager, company, reason);
      return { id: company.id };
    });
  }

  @MayCall('decide')
  @Mutation(() => Decisions, {
    description: 'Administrators only: approves up to 100; each is approved or reported.',
  })
  approveCompanies(@Ctx() ctx: Context, @Args() { ids }: CompanyIdsArgs): Promise<Decisions> {
    return decideEach(ctx, ids, (id) => this.approveCompany(ctx, id));
  }

  @MayCall('decide')
  @Mutation(() => Decisions, {
    description: 'Administrators only: rejects up to 100; each is rejected or reported.',
  })
  rejectCompanies(@Ctx() ctx: Context, @Args() { ids, reason }: RejectCompaniesArgs): Promise<Decisions> {
    return decideEach(ctx, ids, (id) => this.rejectCompany(ctx, { id, reason: reason ?? null }));
  }
}
