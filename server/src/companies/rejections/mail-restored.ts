import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import type { Company } from '../company.ts';
import { mailCompanyOwner } from '../mail-company-owner.ts';

/** Queues the mail that a rejected company waits for approval again. */
export const mailRestored = (
  ctx: Context,
  manager: EntityManager,
  company: Pick<Company, 'id' | 'name' | 'ownerId'>,
): Promise<number | null> =>
  mailCompanyOwner(ctx, manager, company, {
    kind: 'company-restored',
    subject: `${company.name} voltou para análise`,
    paragraphs: [
      `A empresa "${company.name}" não está mais rejeitada: ela voltou para a fila de aprovação.`,
      'Confira os dados dela. O logo e as fotos precisam ser enviados de novo, e quem cuidava dela com você, convidado de novo.',
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });
