import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { requireRole } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { Company } from '../company.ts';
import { WRITTEN_COLUMNS } from '../company-columns.ts';
import { deleteCompanies } from '../delete-companies.ts';
import { COMPANY_NOT_FOUND, type CompanyView, companyById } from '../read-companies.ts';
import { CompanyRejection } from './company-rejection.ts';
import { queueApproved, queueRejected } from './decision-mails.ts';

const ALREADY_DECIDED = 'Esta empresa já foi aprovada ou rejeitada.';

/** Locks a pending company; CONFLICT when it was decided before, NOT_FOUND when there is none. */
async function lockPending(manager: EntityManager, id: number): Promise<Company> {
  const company = await manager.findOne(Company, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!company) {
    const rejected = await manager.existsBy(CompanyRejection, { companyId: id });
    throw rejected ? conflict(ALREADY_DECIDED) : notFound(COMPANY_NOT_FOUND);
  }
  if (company.isApproved) throw conflict(ALREADY_DECIDED);
  return company;
}

/** Approves a pending company, for an administrator, and mails its owner. */
export async function approveCompany(ctx: Context, id: string): Promise<CompanyView> {
  requireRole(ctx, 'admin');
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  await ctx.db.transaction(async (manager) => {
    const company = await lockPending(manager, companyId);
    await manager.update(Company, companyId, { isApproved: true, approvedAt: new Date() });
    await recordAction(ctx, manager, 'company.approve', companyId, { after: { name: company.name } });
    await queueApproved(ctx, manager, company);
  });
  return companyById(ctx, companyId);
}

/** Rejects a pending company, for an administrator: removes it, keeps a record of its fields and mails its owner. */
export async function rejectCompany(ctx: Context, id: string, reason: string | null): Promise<boolean> {
  const viewer = requireRole(ctx, 'admin');
  const companyId = parseId(id, COMPANY_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const company = await lockPending(manager, companyId);
    const typed = Object.fromEntries(WRITTEN_COLUMNS.map(({ field }) => [field, company[field]]));
    await manager.insert(CompanyRejection, {
      companyId,
      ownerId: company.ownerId,
      typed,
      reason: reason || null,
      decidedBy: viewer.id,
    });
    await deleteCompanies(manager, [companyId]);
    await recordAction(ctx, manager, 'company.reject', companyId, { before: typed, after: { reason } });
    await queueRejected(ctx, manager, company, reason);
    return true;
  });
}
