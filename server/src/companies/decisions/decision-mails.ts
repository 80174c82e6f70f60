import type { EntityManager } from 'typeorm';
import type { Context } from '../../graphql/context.ts';
import { queueSiteMail } from '../../mail/outbox.ts';
import { User } from '../../users/user.ts';
import type { Company } from '../company.ts';

type Decided = Pick<Company, 'id' | 'name' | 'ownerId'>;

/** Returns the owner's e-mail; null for a company without owner. */
async function addressOf(manager: EntityManager, { ownerId }: Decided): Promise<string | null> {
  if (ownerId === null) return null;
  const owner = await manager.findOne(User, { select: { id: true, email: true }, where: { id: ownerId } });
  return owner?.email ?? null;
}

/** Queues the mail that a company was approved. */
export async function queueApproved(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  company: Decided,
): Promise<void> {
  const to = await addressOf(manager, company);
  if (to === null) return;
  await queueSiteMail(ctx, manager, {
    kind: 'company-approved',
    to,
    subject: `${company.name} foi aprovada`,
    paragraphs: [
      `Boa notícia: a empresa "${company.name}" foi aprovada e já pode ser encontrada por todos.`,
      'Confira a página dela e compartilhe o endereço com seus clientes.',
    ],
    action: { label: 'Ver página da empresa', path: `/company/${company.id}` },
  });
}

/** Queues the mail that a company was rejected, with the reason if there is one. */
export async function queueRejected(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  company: Decided,
  reason: string | null,
): Promise<void> {
  const to = await addressOf(manager, company);
  if (to === null) return;
  await queueSiteMail(ctx, manager, {
    kind: 'company-rejected',
    to,
    subject: `${company.name} não foi aprovada`,
    paragraphs: [
      `A empresa "${company.name}" não foi aprovada desta vez.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
      'Você pode corrigir os dados e enviar de novo: o que foi preenchido está guardado no seu painel. Só o logo precisa ser escolhido outra vez.',
    ],
    action: { label: 'Abrir meu painel', path: '/user-dashboard' },
  });
}
