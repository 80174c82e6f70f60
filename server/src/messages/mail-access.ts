import type { EntityManager } from 'typeorm';
import { Company } from '../companies/company.ts';
import { mailCompanyOwner } from '../companies/mail-company-owner.ts';
import type { Context } from '../graphql/context.ts';
import type { MailMaker } from '../mail/mail-maker.ts';

const panelOf = ({ id }: Company) => ({
  label: 'Abrir meu painel',
  path: `/user-dashboard?company=${id}`,
});

/** Queues the mail that a company may read its messages. */
export const mailAccessGiven = (
  ctx: Context,
  manager: EntityManager,
  company: Company,
): Promise<number | null> =>
  mailCompanyOwner(ctx, manager, company, {
    kind: 'message-access-given',
    subject: `Acesso às mensagens liberado: ${company.name}`,
    paragraphs: [`A partir de agora ${company.name} pode ler e responder suas mensagens.`],
    action: panelOf(company),
  });

/** Queues the mail that a request for access was refused, with the reason if there is one. */
export const mailAccessRefused = (
  ctx: Context,
  manager: EntityManager,
  company: Company,
  reason: string | null,
): Promise<number | null> =>
  mailCompanyOwner(ctx, manager, company, {
    kind: 'message-access-refused',
    subject: `Pedido de acesso às mensagens não aceito: ${company.name}`,
    paragraphs: [
      `O pedido de acesso às mensagens da empresa "${company.name}" não foi aceito.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
    ],
    action: panelOf(company),
  });

export const makeAccessGivenMail: MailMaker = async (ctx, manager, { thingId }) => {
  const company = thingId && (await manager.findOneBy(Company, { id: thingId, hasMessageAccess: true }));
  return company ? mailAccessGiven(ctx, manager, company) : null;
};
