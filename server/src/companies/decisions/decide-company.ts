import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { Company } from '../company.ts';
import { WRITTEN_COLUMNS } from '../company-columns.ts';
import { deleteCompanies } from '../delete-companies.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../read-companies.ts';
import { CompanyRejection } from './company-rejection.ts';
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

/** Approves a pending company and mails its owner. */
export async function approveCompany(ctx: Context, companyId: string): Promise<CompanyView> {
  await ctx.db.transaction(async (manager) => {
    const company = await lockPending(manager, companyId);
    const { id, name } = company;
    await manager.update(Company, id, { isApproved: true, approvedAt: new Date() });
    await recordAction(ctx, manager, { action: 'company.approve', subjectId: id, after: { name } });
    await mailApproved(ctx, manager, company);
  });
  return companyById(ctx, companyId);
}

/** Rejects a pending company: removes it, keeps a record of its fields and mails its owner. */
export function rejectCompany(
  ctx: Context,
  companyId: string,
  reason: string | null | undefined,
): Promise<boolean> {
  return ctx.db.transaction(async (manager) => {
    const company = await lockPending(manager, companyId);
    const typed = Object.fromEntries(WRITTEN_COLUMNS.map(({ field }) => [field, company[field]]));
    await manager.insert(CompanyRejection, {
      companyId: company.id,
      ownerId: company.ownerId,
      typed,
      reason: reason || null,
      decidedBy: requireViewer(ctx).id,
    });
    await deleteCompanies(manager, [company]);
    await recordAction(ctx, manager, {
      action: 'company.reject',
      subjectId: company.id,
      before: typed,
      after: { reason: reason ?? null },
    });
    await mailRejected(ctx, manager, company, reason ?? null);
    return true;
  });
}
