import type { EntityManager } from 'typeorm';
import type { ManagedCompany } from '../companies/managed-company.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { queueSiteMail } from '../mail/outbox.ts';

const NEW_MESSAGE_MAIL = 'new-message';

const OWNER: Statement = {
  name: 'message_owner',
  text: 'SELECT email, name FROM users WHERE id = $1 AND is_active',
};

type Addressee = Pick<ManagedCompany, 'id' | 'name' | 'ownerId' | 'hasMessageAccess'>;

/**
 * Mails the owner, in the writer's transaction, about a new message. Without access the mail has neither its text nor
 * its sender. `writer` is the account of a signed-in visitor: the mail is removed with it.
 */
export async function mailOwner(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  company: Addressee,
  message: { id: number; from: string; subject: string | null; content: string; writer?: number | undefined },
): Promise<void> {
  const [owner] = await transactionReader(manager).query<{ email: string; name: string }>(OWNER, [
    company.ownerId,
  ]);
  if (!owner) return;
  const shown = company.hasMessageAccess
    ? [
        `De: ${message.from}`,
        ...(message.subject === null ? [] : [`Assunto: ${message.subject}`]),
        message.content,
      ]
    : ['Para ler e responder, peça ao administrador a liberação do acesso às mensagens, no seu painel.'];
  await queueSiteMail(ctx, manager, {
    kind: NEW_MESSAGE_MAIL,
    to: owner.email,
    subject: `Nova mensagem para ${company.name}`,
    paragraphs: [`Olá, ${owner.name}!`, `Uma nova mensagem para ${company.name} espera por você.`, ...shown],
    action: { label: 'Abrir meu painel', path: `/user-dashboard?company=${company.id}` },
    messageId: message.id,
    ...(message.writer !== undefined && { aboutUserId: message.writer }),
  });
}
