import { recordAction } from '../../audit/record-action.ts';
import type { DecisionAction } from '../../decisions/approval-type.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import type { Deletion } from '../../graphql/deletion.ts';
import { Company } from '../company.ts';
import { mailRejected } from './decision-mails.ts';
import { lockPending, type SeenCompany } from './lock-pending.ts';

interface Args extends SeenCompany {
  reason: string | null;
}

/**
 * Rejects a pending company: it is gone for all but `rejections`, which can restore it. CONFLICT when it was decided before
 * or is not as it was seen.
 */
function rejectCompany(ctx: Context, id: string, { reason, ...seenVersion }: Args): Promise<Deletion> {
  return ctx.db.transaction(async (manager) => {
    const company = await lockPending(ctx, manager, id, seenVersion);
    await manager.update(Company, company.id, {
      isActive: false,
      rejectedAt: new Date(),
      rejectionReason: reason || null,
      rejectedBy: requireViewer(ctx).id,
    });
    await recordAction(ctx, manager, 'company.reject', company.id, {
      before: { name: company.name },
      after: { reason },
    });
    await mailRejected(ctx, manager, company, reason);
    return { id: company.id };
  });
}

export const REJECT_COMPANY: DecisionAction<Args, Deletion> = {
  kind: 'newCompany',
  name: 'reject',
  isGrant: false,
  audit: 'company.reject',
  verbPhrase: 'rejeitou esta empresa',
  decide: rejectCompany,
  rows: [{ table: 'companies', where: 't.id = $1' }],
};
