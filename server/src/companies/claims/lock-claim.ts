import type { EntityManager } from 'typeorm';
import { transactionReader } from '../../database/statement.ts';
import { alreadyDecided } from '../../decisions/who-decided.ts';
import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { User } from '../../users/user.ts';
import { Company } from '../company.ts';
import { RequestStatus } from '../request-status.ts';
import { CompanyClaim } from './company-claim.ts';

export const CLAIM_NOT_FOUND = 'Pedido não encontrado.';

/**
 * Locks the claimant, then the company, then the claim: the order of all other writers. NOT_FOUND, or CONFLICT for
 * a decided claim.
 */
export async function lockClaim(ctx: Context, manager: EntityManager, id: string) {
  const claimId = parseId(id, CLAIM_NOT_FOUND);
  const unlocked = await manager.findOneBy(CompanyClaim, { id: claimId });
  const lock = { mode: 'pessimistic_write' } as const;
  const claimant =
    unlocked &&
    (await manager.findOne(User, { where: { id: unlocked.userId }, lock: { mode: 'pessimistic_read' } }));
  const company = claimant && (await manager.findOne(Company, { where: { id: unlocked.companyId }, lock }));
  const claim = company && (await manager.findOne(CompanyClaim, { where: { id: claimId }, lock }));
  if (!claim || !company || !claimant) throw notFound(CLAIM_NOT_FOUND);
  if (claim.status !== RequestStatus.pending) {
    const approval = { kind: 'claim', id: claimId } as const;
    throw await alreadyDecided(ctx, transactionReader(manager), approval, 'Este pedido já foi decidido.');
  }
  return { claim, company, claimant };
}
