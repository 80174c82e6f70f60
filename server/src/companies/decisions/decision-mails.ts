import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import type { Company } from '../company.ts';
import { mailCompanyOwner } from '../mail-company-owner.ts';

/** Queues the mail that a company was approved. */
export const mailApproved = (
  ctx: Context,
  manager: EntityManager,
  company: Company,
): Promise<number | null> =>
  mailCompanyOwner(ctx, manager, company, {
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
  company: Pick<Company, 'id' | 'name' | 'ownerId'>,
  reason: string | null,
): Promise<number | null> =>
  mailCompanyOwner(ctx, manager, company, {
    kind: 'company-rejected',
    subject: `${company.name} não foi aprovada`,
    paragraphs: [
      `A empresa "${company.name}" não foi aprovada desta vez.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
      'Você pode corrigir os dados e enviar de novo: o que foi preenchido está guardado no seu painel. Só o logo precisa ser escolhido outra vez.',
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });
