import { recordAction } from '../../audit/record-action.ts';
import type { DecisionAction } from '../../decisions/decision-action.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import { WRITTEN_COLUMNS } from '../company-columns.ts';
import { deleteCompanies } from '../delete-companies.ts';
import { CompanyRejection } from './company-rejection.ts';
import { mailRejected } from './decision-mails.ts';
import { lockPending, type SeenCompany } from './lock-pending.ts';

interface Args extends SeenCompany {
  reason: string | null;
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

export const REJECT_COMPANY: DecisionAction<Args, Deletion> = {
  kind: 'newCompany',
  name: 'reject',
  gives: false,
  audit: 'company.reject',
  did: 'rejeitou esta empresa',
  decide: rejectCompany,
};
