import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import type { DecisionAction } from '../../decisions/decision-action.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import { Company } from '../company.ts';
import { WRITTEN_COLUMNS } from '../company-columns.ts';
import { deleteCompanies } from '../delete-companies.ts';
import { CompanyRejection } from './company-rejection.ts';
import { mailRejected } from './decision-mails.ts';
import { lockPending, type SeenCompany } from './lock-pending.ts';
import { quietly } from './quietly.ts';

interface Args extends SeenCompany {
  reason: string | null;
}

interface Restored {
  isActive?: boolean;
}

/**
 * Deletes a pending company and keeps a record of it. CONFLICT when it was decided before or is not as it was seen.
 */
function rejectCompany(ctx: Context, id: string, { reason, ...seen }: Args): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const company = await lockPending(ctx, manager, id, seen);
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

/** Hides a company from all but its owner and administrators, as an inactive one; returns whether it was active. */
async function hide(_ctx: Context, manager: EntityManager, id: number): Promise<Restored> {
  const { isActive } = await manager.findOneByOrFail(Company, { id });
  await setActive(manager, id, false);
  return { isActive };
}

const setActive = (manager: EntityManager, id: number, isActive: boolean): Promise<void> =>
  quietly(manager, async () => {
    await manager.update(Company, id, { isActive, updatedAt: () => 'updated_at' });
  });

export const REJECT_COMPANY: DecisionAction<Args, Deletion> = {
  kind: 'newCompany',
  name: 'reject',
  gives: false,
  audit: 'company.reject',
  did: 'rejeitou esta empresa',
  decide: rejectCompany,
  atOnce: hide,
  undo: (manager, id, { isActive }: Restored) => setActive(manager, id, isActive ?? true),
};
