import { recordAction } from '../../audit/record-action.ts';
import { transactionReader } from '../../database/statement.ts';
import type { DecisionAction } from '../../decisions/approval-type.ts';
import { adminItem } from '../../graphql/admin-list.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict } from '../../shared/errors.ts';
import { UserRole } from '../../users/user.ts';
import { Company } from '../company.ts';
import type { AdminClaim } from './admin-claim.types.ts';
import { CLAIMS } from './claims.list.ts';
import { lockClaim } from './lock-claim.ts';
import { rejectClaim, settleClaims } from './settle-claims.ts';

interface Rejection {
  reason: string | null;
}

/** Makes the claimant the owner and rejects other claims. CONFLICT for a decided claim or a company with an owner. */
function approve(ctx: Context, id: string): Promise<AdminClaim> {
  return ctx.db.transaction(async (manager) => {
    const { claim, company, claimant } = await lockClaim(ctx, manager, id);
    if (company.ownerId !== null) throw conflict('Esta empresa já tem responsável.');
    if (!claimant.isActive || claimant.role !== UserRole.company)
      throw conflict('A conta que fez o pedido não pode mais ter empresas.');
    await manager.update(Company, company.id, { ownerId: claimant.id });
    await settleClaims(ctx, manager, company, claimant.id);
    return adminItem(ctx, CLAIMS, claim.id, transactionReader(manager));
  });
}

/** Rejects a claim. CONFLICT for a decided one. */
function reject(ctx: Context, id: string, { reason }: Rejection): Promise<AdminClaim> {
  return ctx.db.transaction(async (manager) => {
    const { claim, company, claimant } = await lockClaim(ctx, manager, id);
    await rejectClaim(ctx, manager, claim.id, company, claimant, reason);
    await recordAction(ctx, manager, 'company-claim.refuse', claim.id, {
      after: { companyId: company.id, userId: claimant.id, notes: reason },
    });
    return adminItem(ctx, CLAIMS, claim.id, transactionReader(manager));
  });
}

export const APPROVE_CLAIM: DecisionAction<object, AdminClaim> = {
  kind: 'claim',
  name: 'approve',
  isGrant: true,
  audit: 'company-claim.approve',
  verbPhrase: 'aceitou este pedido',
  decide: approve,
};

export const REJECT_CLAIM: DecisionAction<Rejection, AdminClaim> = {
  kind: 'claim',
  name: 'reject',
  isGrant: false,
  audit: 'company-claim.refuse',
  verbPhrase: 'recusou este pedido',
  decide: reject,
};
