import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import { User } from '../../users/user.ts';
import { RequestStatus } from '../request-status.ts';
import { acceptClaim } from './accept-claim.ts';
import { CompanyClaim } from './company-claim.ts';

const GIVEN = 'A empresa foi entregue a outro responsável.';
const REFUSE: Statement = {
  name: 'refuse_claims',
  text: `UPDATE company_claims k
         SET status = 'rejected', decision_notes = $3, decided_by = $4, decided_at = now()
         FROM users u
         WHERE k.company_id = $1 AND k.status = 'pending' AND k.id IS DISTINCT FROM $2::int AND u.id = k.user_id
         RETURNING u.name, u.email`,
};

interface Claimant {
  name: string;
  email: string;
}

/** Queues the mail that a claim was rejected, with the reason if there is one. */
export function mailRejected(
  ctx: Context,
  manager: EntityManager,
  { name, email }: Claimant,
  companyName: string,
  notes: string | null,
): Promise<number> {
  return queueSiteMail(ctx, manager, {
    kind: 'claim-refused',
    to: email,
    subject: `Seu pedido para ${companyName} não foi aceito`,
    paragraphs: [
      `Olá, ${name}!`,
      `Seu pedido de responsabilidade pela empresa "${companyName}" não foi aceito.`,
      ...(notes ? [`Motivo: ${notes}`] : []),
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });
}

/** Rejects all pending claims of a company except `kept`, and mails their claimants. */
export async function rejectOtherClaims(
  ctx: Context,
  manager: EntityManager,
  company: { id: number; name: string },
  kept: number | null,
): Promise<void> {
  const refused = await transactionReader(manager).query<Claimant>(REFUSE, [
    company.id,
    kept,
    GIVEN,
    ctx.viewer?.id ?? null,
  ]);
  for (const claimant of refused) await mailRejected(ctx, manager, claimant, company.name, GIVEN);
}

/**
 * Settles a company's claims after an administrator has made `ownerId` its owner: theirs is accepted, others are
 * rejected.
 */
export async function settleClaims(
  ctx: Context,
  manager: EntityManager,
  company: { id: number; name: string },
  ownerId: number,
): Promise<void> {
  const claim = await manager.findOne(CompanyClaim, {
    where: { companyId: company.id, userId: ownerId, status: RequestStatus.pending },
    lock: { mode: 'pessimistic_write' },
  });
  if (claim) {
    const claimant = await manager.findOneByOrFail(User, { id: ownerId });
    await acceptClaim(ctx, manager, claim.id, company, claimant);
  }
  await rejectOtherClaims(ctx, manager, company, claim?.id ?? null);
}
