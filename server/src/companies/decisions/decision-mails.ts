import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail, type SiteMail } from '../../mail/outbox.ts';
import { User } from '../../users/user.ts';
import type { Company } from '../company.ts';

/** Queues a mail to the owner, if the company has one. */
async function mailOwner(
  ctx: Context,
  manager: EntityManager,
  { ownerId }: Pick<Company, 'ownerId'>,
  mail: Omit<SiteMail, 'to'>,
): Promise<void> {
  const owner = ownerId === null ? null : await manager.findOneBy(User, { id: ownerId });
  if (owner) await queueSiteMail(ctx, manager, { ...mail, to: owner.email });
}

/** Queues the mail that a company was approved. */
export const mailApproved = (ctx: Context, manager: EntityManager, company: Company): Promise<void> =>
  mailOwner(ctx, manager, company, {
    kind: 'company-approved',
    subject: `${company.name} foi aprovada`,
    paragraphs: [
      `Boa notícia: a empresa "${company.name}" foi aprovada e já pode ser encontrada por todos.`,
      'Confira a página dela e compartilhe o endereço com seus clientes.',
    ],
    action: { label: 'Ver página da empresa', path: `/company/${company.id}` },
  });

/** Queues the mail that a company was rejected, with the reason if there is one. */
export const mailRejected = (
  ctx: Context,
  manager: EntityManager,
  company: Company,
  reason: string | null,
): Promise<void> =>
  mailOwner(ctx, manager, company, {
    kind: 'company-rejected',
    subject: `${company.name} não foi aprovada`,
    paragraphs: [
      `A empresa "${company.name}" não foi aprovada desta vez.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
      'Você pode corrigir os dados e enviar de novo: o que foi preenchido está guardado no seu painel. Só o logo precisa ser escolhido outra vez.',
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });

/** Queues the mail that an owner's changes of a company were taken back, with the reason if there is one. */
export const mailReverted = (
  ctx: Context,
  manager: EntityManager,
  company: Company,
  reason: string | null,
): Promise<void> =>
  mailOwner(ctx, manager, company, {
    kind: 'company-reverted',
    subject: `As alterações de ${company.name} foram desfeitas`,
    paragraphs: [
      `A página da empresa "${company.name}" voltou a mostrar o que mostrava antes das últimas alterações. Ela continua no ar.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
    ],
    action: { label: 'Abrir meu painel', path: `/user-dashboard?company=${company.id}` },
  });

/** Queues the mail that a rejected company waits for approval again. */
export const mailRestored = (
  ctx: Context,
  manager: EntityManager,
  company: Pick<Company, 'name' | 'ownerId'>,
): Promise<void> =>
  mailOwner(ctx, manager, company, {
    kind: 'company-restored',
    subject: `${company.name} voltou para análise`,
    paragraphs: [
      `A empresa "${company.name}" não está mais rejeitada: ela voltou para a fila de aprovação.`,
      'Confira os dados dela. O logo e as fotos precisam ser enviados de novo.',
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });
