import type { EntityManager } from 'typeorm';
import { recordAction } from '../../audit/record-action.ts';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import { RequestStatus } from '../request-status.ts';
import { CompanyClaim } from './company-claim.ts';

interface Claimant {
  id: number;
  name: string;
  email: string;
}

/** Accepts a locked, pending claim: records it and mails the claimant. */
export async function acceptClaim(
  ctx: Context,
  manager: EntityManager,
  claimId: number,
  company: { id: number; name: string },
  claimant: Claimant,
): Promise<void> {
  await manager.update(CompanyClaim, claimId, {
    status: RequestStatus.approved,
    decidedBy: ctx.viewer?.id ?? null,
    decidedAt: () => 'now()',
  });
  await recordAction(ctx, manager, 'company-claim.approve', claimId, {
    before: { companyId: company.id, ownerId: null },
    after: { companyId: company.id, ownerId: claimant.id },
  });
  await queueSiteMail(ctx, manager, {
    kind: 'claim-approved',
    to: claimant.email,
    subject: `${company.name} agora é sua`,
    paragraphs: [
      `Olá, ${claimant.name}!`,
      `Seu pedido foi aceito: a partir de agora você cuida da empresa "${company.name}".`,
      'Confira os dados dela e complete o que faltar.',
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });
}
