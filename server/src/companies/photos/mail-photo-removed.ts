import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import type { Company } from '../company.ts';
import { mailCompanyOwner } from '../mail-company-owner.ts';
import type { CompanyPhoto } from './company-photo.ts';

/** Queues the mail that an administrator removed a photo, with the reason if there is one. */
export const mailPhotoRemoved = (
  ctx: Context,
  manager: EntityManager,
  company: Company,
  { state, caption }: Pick<CompanyPhoto, 'state' | 'caption'>,
  reason: string | null,
): Promise<number | null> => {
  const photo = caption ? `A foto "${caption}"` : 'Uma foto';
  return mailCompanyOwner(ctx, manager, company, {
    kind: 'photo-removed',
    subject:
      state === 'waiting'
        ? `Uma foto de ${company.name} não foi aprovada`
        : `Uma foto de ${company.name} foi removida`,
    paragraphs: [
      state === 'waiting'
        ? `${photo} da empresa "${company.name}" não foi aprovada e não aparece na página dela.`
        : `${photo} da empresa "${company.name}" foi removida da página dela.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
    ],
    action: { label: 'Abrir meu painel', path: `/user-dashboard?company=${company.id}` },
  });
};
