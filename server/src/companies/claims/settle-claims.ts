import { type EntityManager, IsNull } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { User } from '../../users/user.ts';
import { Company } from '../company.ts';
import { RequestStatus } from '../request-status.ts';
import { CompanyClaim } from './company-claim.ts';
import { mailClaimApproved, mailClaimRefused } from './mail-claim-decision.ts';

/** An administrator's decision, or a proof. */
type Settling = 'company-claim.approve' | 'company-claim.prove';

const GIVEN = 'A empresa foi entregue a outro responsável.';

/** SQL of the id of another company than `companyId` with a CNPJ, its own or of one that was merged into it. */
export const otherWithCnpj = (cnpj: string, companyId: string): string => `
  SELECT other.id FROM companies other
  WHERE other.cnpj = ${cnpj} AND other.rejected_at IS NULL AND other.id <> ${companyId}
  UNION ALL SELECT m.kept_id FROM merged_companies m WHERE m.cnpj = ${cnpj} AND m.kept_id <> ${companyId} LIMIT 1`;

/**
 * Gives a locked company without CNPJ the one of an accepted claim, unless another company has it; returns whether it got it.
 * CONFLICT when another one gets it at this moment.
 */
async function giveCnpj(manager: EntityManager, { cnpj, companyId }: CompanyClaim): Promise<boolean> {
  if (cnpj === null) return false;
  const text = otherWithCnpj('$1::bpchar', '$2::int');
  const others = await transactionReader(manager).query({ name: 'other_with_cnpj', text }, [cnpj, companyId]);
  if (others.length > 0) return false;
  const { affected } = await manager.update(Company, { id: companyId, cnpj: IsNull() }, { cnpj });
  return affected === 1;
}

/** Returns whether a company has its CNPJ from the claim of its owner. */
export const hasClaimedCnpj = (
  manager: EntityManager,
  { id, ownerId, cnpj }: Pick<Company, 'id' | 'ownerId' | 'cnpj'>,
): Promise<boolean> | false =>
  ownerId !== null &&
  cnpj !== null &&
  manager.existsBy(CompanyClaim, { companyId: id, userId: ownerId, cnpj, gaveCnpj: true });

/** Accepts a locked, pending claim: records it and mails the claimant, unless they were the owner already. */
async function acceptClaim(
  ctx: Context,
  manager: EntityManager,
  claim: CompanyClaim,
  company: Company,
  claimant: User,
  action: Settling,
): Promise<void> {
  const gaveCnpj = await giveCnpj(manager, claim);
  await manager.update(CompanyClaim, claim.id, {
    status: RequestStatus.approved,
    gaveCnpj,
    decidedBy: ctx.viewer?.id ?? null,
    decidedAt: () => 'now()',
  });
  await recordAction(ctx, manager, action, claim.id, {
    before: { companyId: company.id, ownerId: company.ownerId },
    after: { companyId: company.id, ownerId: claimant.id, ...(gaveCnpj && { cnpj: claim.cnpj }) },
  });
  if (company.ownerId !== claimant.id) await mailClaimApproved(ctx, manager, claim.id, company, claimant);
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
  for (const claim of claims) {
    const claimant = await manager.findOneByOrFail(User, { id: claim.userId });
    if (claim.userId === ownerId) await acceptClaim(ctx, manager, claim, company, claimant, action);
    else await rejectClaim(ctx, manager, claim.id, company, claimant, GIVEN);
  }
}
