import type { EntityManager } from 'typeorm';
import type { ManagedCompany } from '../companies/managed-company.ts';
import type { Context } from '../graphql/context.ts';
import { queueSiteMail } from '../mail/outbox.ts';
import { User } from '../users/user.ts';
import type { Message, MessageSender } from './message.ts';

type Addressee = Pick<ManagedCompany, 'id' | 'name' | 'ownerId' | 'hasMessageAccess'>;

/**
 * Mails the owner, in the writer's transaction, about a new message. Without access the mail has neither its text nor
 * its sender. `writer` is the account of a signed-in visitor: the mail is removed with it.
 */
export async function mailOwner(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  company: Addressee,
  message: Pick<Message, 'id' | 'content'> & { subject?: string | null; sender: Pick<MessageSender, 'name'> },
  writer?: number,
): Promise<void> {
  if (company.ownerId === null) return;
  const owner = await manager.findOneBy(User, { id: company.ownerId, isActive: true });
  if (!owner) return;
  const lines = company.hasMessageAccess
    ? [
        `De: ${message.sender.name}`,
        ...(message.subject ? [`Assunto: ${message.subject}`] : []),
        message.content,
      ]
    : ['Para ler e responder, peça acesso às mensagens no seu painel.'];
  await queueSiteMail(ctx, manager, {
    kind: 'new-message',
    to: owner.email,
    subject: `Nova mensagem para ${company.name}`,
    paragraphs: [`Olá, ${owner.name}!`, `Uma nova mensagem para ${company.name} espera por você.`, ...lines],
    action: { label: 'Abrir meu painel', path: `/user-dashboard?company=${company.id}` },
    messageId: message.id,
    ...(writer !== undefined && { aboutUserId: writer }),
  });
}
