import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import type { Company } from '../company.ts';
import { mailCompanyOwner } from '../mail-company-owner.ts';

/** Queues the mail that an owner's changes of a company were taken back, with the reason and what did not come back. */
export const mailReverted = (
  ctx: Context,
  manager: EntityManager,
  company: Company,
  { reason, missing }: { reason: string | null; missing: readonly string[] },
): Promise<number | null> =>
  mailCompanyOwner(ctx, manager, company, {
    kind: 'company-reverted',
    subject: `As alterações de ${company.name} foram desfeitas`,
    paragraphs: [
      `A página da empresa "${company.name}" voltou a mostrar o que mostrava antes das últimas alterações. Ela continua no ar.`,
      ...(missing.length > 0 ? [`O que não voltou, porque não existe mais: ${missing.join(', ')}.`] : []),
      ...(reason ? [`Motivo: ${reason}`] : []),
    ],
    action: { label: 'Abrir meu painel', path: `/user-dashboard?company=${company.id}` },
  });
