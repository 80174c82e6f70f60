import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import type { DecisionAction } from '../../decisions/approval-type.ts';
import type { Context } from '../../graphql/context.ts';
import { Company } from '../company.ts';
import { type CompanyView, companyById } from '../read-companies.ts';
import { deleteChanges } from '../review/delete-changes.ts';
import { mailApproved } from './decision-mails.ts';
import { lockPending, type SeenCompany } from './lock-pending.ts';

/** `updatedAt` says which state of a company was seen: approving it, and undoing that, changes nothing of it. */
const UNCHANGED = { updatedAt: () => 'updated_at' };

/** Photos that are still processed were not seen with the company: they wait for a review of their own. */
const reviewUnfinishedPhotos = (manager: EntityManager, companyId: number): Promise<unknown> =>
  manager.query(
    `UPDATE company_photos SET needs_review = true
     WHERE company_id = $1 AND state = 'processing' AND (SELECT require_photo_approval FROM approval_policy)`,
    [companyId],
  );

async function markApproved(ctx: Context, manager: EntityManager, { id, name }: Company): Promise<void> {
  await manager.update(Company, id, { isApproved: true, approvedAt: new Date(), ...UNCHANGED });
  await reviewUnfinishedPhotos(manager, id);
  await recordAction(ctx, manager, 'company.approve', id, { after: { name } });
}

/** Approves a pending company and mails its owner. CONFLICT when it was decided before or is not as it was seen. */
async function approveCompany(ctx: Context, id: string, seenVersion: SeenCompany): Promise<CompanyView> {
  await ctx.db.transaction(async (manager) => {
    const company = await lockPending(ctx, manager, id, seenVersion);
    await markApproved(ctx, manager, company);
    await mailApproved(ctx, manager, company);
  });
  return companyById(ctx, id);
}

/** Changes and photos of its owner since the approval need no review of their own. */
async function endReviews(manager: EntityManager, id: number): Promise<void> {
  await manager.query(
    `UPDATE company_photos SET needs_review = false, state = CASE state WHEN 'waiting' THEN 'ready' ELSE state END
     WHERE company_id = $1 AND needs_review`,
    [id],
  );
  await deleteChanges(manager, id);
}

export const APPROVE_COMPANY: DecisionAction<SeenCompany, CompanyView> = {
  kind: 'newCompany',
  name: 'approve',
  isGrant: true,
  audit: 'company.approve',
  verbPhrase: 'aprovou esta empresa',
  decide: approveCompany,
  rows: [{ table: 'companies', where: 't.id = $1' }],
  afterUndo: endReviews,
};
