import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import type { MailMaker } from '../../mail/mail-maker.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import type { User } from '../../users/user.ts';
import type { Company } from '../company.ts';
import { RequestStatus } from '../request-status.ts';
import { CompanyClaim } from './company-claim.ts';

type Claimant = Pick<User, 'email' | 'name'>;

const PANEL = { label: 'Abrir meu painel', path: '/user-dashboard' };

/** Queues the mail that a claim was accepted. */
export const mailClaimApproved = (
  ctx: Context,
  manager: EntityManager,
  thingId: number,
  { name }: Pick<Company, 'name'>,
  claimant: Claimant,
): Promise<number> =>
  queueSiteMail(ctx, manager, {
    kind: 'claim-approved',
    to: claimant.email,
    subject: `${name} agora é sua`,
    paragraphs: [
      `Olá, ${claimant.name}!`,
      `Seu pedido foi aceito: a partir de agora você cuida da empresa "${name}".`,
      'Confira os dados dela e complete o que faltar.',
    ],
    action: PANEL,
    thingId,
  });

/** Queues the mail that a claim was rejected, with the notes if there are any. */
export const mailClaimRefused = (
  ctx: Context,
  manager: EntityManager,
  thingId: number,
  { name }: Pick<Company, 'name'>,
  claimant: Claimant,
  notes: string | null,
): Promise<number> =>
  queueSiteMail(ctx, manager, {
    kind: 'claim-refused',
    to: claimant.email,
    subject: `Seu pedido para ${name} não foi aceito`,
    paragraphs: [
      `Olá, ${claimant.name}!`,
      `Seu pedido para assumir a empresa "${name}" não foi aceito.`,
      ...(notes ? [`Motivo: ${notes}`] : []),
    ],
    action: PANEL,
    thingId,
  });

const claimOf = (
  manager: EntityManager,
  id: number | null,
  status: RequestStatus,
): Promise<CompanyClaim | null> | null =>
  id === null
    ? null
    : manager.findOne(CompanyClaim, { where: { id, status }, relations: { company: true, user: true } });

export const CLAIM_MAIL_MAKERS = {
  'claim-approved': async (ctx, manager, { thingId }) => {
    const claim = await claimOf(manager, thingId, RequestStatus.approved);
    // The company may have gone to somebody else since.
    if (!claim || claim.company.ownerId !== claim.userId) return null;
    return mailClaimApproved(ctx, manager, claim.id, claim.company, claim.user);
  },
  'claim-refused': async (ctx, manager, { thingId }) => {
    const claim = await claimOf(manager, thingId, RequestStatus.rejected);
    return (
      claim && mailClaimRefused(ctx, manager, claim.id, claim.company, claim.user, claim.rejectionReason)
    );
  },
} satisfies Record<string, MailMaker>;
