import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import { User } from '../../users/user.ts';
import type { Company } from '../company.ts';
import { RequestStatus } from '../request-status.ts';
import { CompanyClaim } from './company-claim.ts';

const GIVEN = 'A empresa foi entregue a outro responsável.';

/** Accepts a locked, pending claim: records it and mails the claimant. */
async function acceptClaim(
  ctx: Context,
  manager: EntityManager,
  claimId: number,
  { id: companyId, name }: Company,
  claimant: User,
): Promise<void> {
  await manager.update(CompanyClaim, claimId, {
    status: RequestStatus.approved,
    decidedBy: requireViewer(ctx).id,
    decidedAt: () => 'now()',
  });
  await recordAction(ctx, manager, 'company-claim.approve', claimId, {
    before: { companyId, ownerId: null },
    after: { companyId, ownerId: claimant.id },
  });
  await queueSiteMail(ctx, manager, {
    kind: 'claim-approved',
    to: claimant.email,
    subject: `${name} agora é sua`,
    paragraphs: [
      `Olá, ${claimant.name}!`,
      `Seu pedido foi aceito: a partir de agora você cuida da empresa "${name}".`,
      'Confira os dados dela e complete o que faltar.',
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });
}

/** Rejects a locked, pending claim and mails the claimant, with the notes if there are any. */
export async function rejectClaim(
  ctx: Context,
  manager: EntityManager,
  claimId: number,
  { name }: Company,
  claimant: User,
  notes: string | null,
): Promise<void> {
  await manager.update(CompanyClaim, claimId, {
    status: RequestStatus.rejected,
    rejectionReason: notes,
    decidedBy: requireViewer(ctx).id,
    decidedAt: () => 'now()',
  });
  await queueSiteMail(ctx, manager, {
    kind: 'claim-refused',
    to: claimant.email,
    subject: `Seu pedido para ${name} não foi aceito`,
    paragraphs: [
      `Olá, ${claimant.name}!`,
      `Seu pedido de responsabilidade pela empresa "${name}" não foi aceito.`,
      ...(notes ? [`Motivo: ${notes}`] : []),
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });
}

/** Decides a company's pending claims when `ownerId` becomes its owner: theirs is accepted, others are rejected. */
export async function settleClaims(
  ctx: Context,
  manager: EntityManager,
  company: Company,
  ownerId: number,
): Promise<void> {
  const claims = await manager.find(CompanyClaim, {
    where: { companyId: company.id, status: RequestStatus.pending },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const { id, userId } of claims) {
    const claimant = await manager.findOneByOrFail(User, { id: userId });
    if (userId === ownerId) await acceptClaim(ctx, manager, id, company, claimant);
    else await rejectClaim(ctx, manager, id, company, claimant, GIVEN);
  }
}
