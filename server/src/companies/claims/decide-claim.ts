import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { User, UserRole } from '../../users/user.ts';
import { Company } from '../company.ts';
import { RequestStatus } from '../request-status.ts';
import type { ClaimReview } from './claim-review.types.ts';
import { CompanyClaim } from './company-claim.ts';
import { claimReview } from './read-claims.ts';
import { rejectClaim, settleClaims } from './settle-claims.ts';

export const CLAIM_NOT_FOUND = 'Pedido não encontrado.';

/**
 * Locks the claimant, then the company, then the claim: the order of all other writers. NOT_FOUND, or CONFLICT for
 * a decided claim.
 */
async function lockClaim(manager: EntityManager, id: string) {
  const claimId = parseId(id, CLAIM_NOT_FOUND);
  const seen = await manager.findOneBy(CompanyClaim, { id: claimId });
  const lock = { mode: 'pessimistic_write' } as const;
  const claimant =
    seen && (await manager.findOne(User, { where: { id: seen.userId }, lock: { mode: 'pessimistic_read' } }));
  const company = claimant && (await manager.findOne(Company, { where: { id: seen.companyId }, lock }));
  const claim = company && (await manager.findOne(CompanyClaim, { where: { id: claimId }, lock }));
  if (!claim || !company || !claimant) throw notFound(CLAIM_NOT_FOUND);
  if (claim.status !== RequestStatus.pending) throw conflict('Este pedido já foi decidido.');
  return { claim, company, claimant };
}

/**
 * Makes the claimant the owner and rejects other pending claims of the company. The claimant's limit of companies
 * does not apply. CONFLICT when the claim was decided before.
 */
export function approveClaim(ctx: Context, id: string): Promise<ClaimReview> {
  return ctx.db.transaction(async (manager) => {
    const { claim, company, claimant } = await lockClaim(manager, id);
    if (company.ownerId !== null) throw conflict('Esta empresa já tem responsável.');
    if (!claimant.isActive || claimant.role !== UserRole.company)
      throw conflict('A conta que fez o pedido não pode mais ter empresas.');
    await manager.update(Company, company.id, { ownerId: claimant.id });
    await settleClaims(ctx, manager, company, claimant.id);
    return claimReview(transactionReader(manager), claim.id);
  });
}

/** Rejects a pending claim, with an optional note for the claimant. CONFLICT when it was decided before. */
export function refuseClaim(ctx: Context, id: string, notes: string | null): Promise<ClaimReview> {
  return ctx.db.transaction(async (manager) => {
    const { claim, company, claimant } = await lockClaim(manager, id);
    await rejectClaim(ctx, manager, claim.id, company, claimant, notes);
    await recordAction(ctx, manager, {
      action: 'company-claim.refuse',
      subjectId: claim.id,
      after: { companyId: company.id, userId: claimant.id, notes },
    });
    return claimReview(transactionReader(manager), claim.id);
  });
}
