import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import type { Context } from '../../graphql/context.ts';
import { User } from '../../users/user.ts';
import type { Company } from '../company.ts';
import { RequestStatus } from '../request-status.ts';
import { CompanyClaim } from './company-claim.ts';
import { mailClaimApproved, mailClaimRefused } from './mail-claim-decision.ts';

/** An administrator's decision, or a proof. */
type Settling = 'company-claim.approve' | 'company-claim.prove';

const GIVEN = 'A empresa foi entregue a outro responsável.';

/** Accepts a locked, pending claim: records it and mails the claimant, unless they were the owner already. */
async function acceptClaim(
  ctx: Context,
  manager: EntityManager,
  claimId: number,
  company: Company,
  claimant: User,
  action: Settling,
): Promise<void> {
  await manager.update(CompanyClaim, claimId, {
    status: RequestStatus.approved,
    decidedBy: ctx.viewer?.id ?? null,
    decidedAt: () => 'now()',
  });
  await recordAction(ctx, manager, action, claimId, {
    before: { companyId: company.id, ownerId: company.ownerId },
    after: { companyId: company.id, ownerId: claimant.id },
  });
  if (company.ownerId !== claimant.id) await mailClaimApproved(ctx, manager, claimId, company, claimant);
}

/** Rejects a locked, pending claim and mails the claimant, with the notes if there are any. */
export async function rejectClaim(
  ctx: Context,
  manager: EntityManager,
  claimId: number,
  company: Company,
  claimant: User,
  notes: string | null,
): Promise<void> {
  await manager.update(CompanyClaim, claimId, {
    status: RequestStatus.rejected,
    rejectionReason: notes,
    decidedBy: ctx.viewer?.id ?? null,
    decidedAt: () => 'now()',
  });
  await mailClaimRefused(ctx, manager, claimId, company, claimant, notes);
}

/** Decides the pending claims of a company, as it was before, when `ownerId` is its owner: theirs is accepted, others are rejected. */
export async function settleClaims(
  ctx: Context,
  manager: EntityManager,
  company: Company,
  ownerId: number,
  action: Settling = 'company-claim.approve',
): Promise<void> {
  const claims = await manager.find(CompanyClaim, {
    where: { companyId: company.id, status: RequestStatus.pending },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const { id, userId } of claims) {
    const claimant = await manager.findOneByOrFail(User, { id: userId });
    if (userId === ownerId) await acceptClaim(ctx, manager, id, company, claimant, action);
    else await rejectClaim(ctx, manager, id, company, claimant, GIVEN);
  }
}
