import type { EntityManager } from 'typeorm';
import { mayDoForIt } from '../companies/company.policy.ts';
import { type ManagedCompany, managedCompany } from '../companies/managed-company.ts';
import { type Reader, transactionReader } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { throttle } from '../limits/throttle.ts';
import { conflict, forbidden } from '../shared/errors.ts';
import { mailAdministrators } from '../users/mail-administrators.ts';
import { adminCompaniesPath } from './admin-companies-path.ts';
import type { AdminSendMessageArgs, SendMessageToAdministrationArgs } from './inbox.types.ts';
import { mailOwner } from './mail-owner.ts';
import { checkMessageAccess } from './message.policy.ts';
import { Message, SenderType } from './message.ts';
import { messageById } from './message-view.ts';

const HOUR = 60 * 60;

type NewMessage = Pick<Message, 'companyId' | 'senderType' | 'content'> &
  Partial<Pick<Message, 'subject' | 'repliedTo'>>;

/**
 * Inserts a message of a signed-in person; the caller has checked access. RATE_LIMITED for an owner who writes too
 * much: replies go out as mail.
 */
export async function insertMessage(
  ctx: Context,
  manager: EntityManager,
  message: NewMessage,
): Promise<Message> {
  const { id: senderId, role } = requireViewer(ctx);
  const db = transactionReader(manager);
  if (role !== 'admin')
    await throttle(db, `owner-message:${senderId}`, HOUR, ctx.config.limits.OWNER_MESSAGES);
  const { identifiers } = await manager.insert(Message, { ...message, senderId, address: ctx.address });
  return messageById(db, identifiers[0]?.id as number);
}

/**
 * Returns the company that the caller writes for; FORBIDDEN without access. For `MayCall` too: the errors that do not
 * depend on the message.
 */
export async function lookUpWriter(
  ctx: Context,
  { companyId }: Pick<SendMessageToAdministrationArgs, 'companyId'>,
  reader: Reader = ctx.db.reads,
): Promise<ManagedCompany> {
  const company = await managedCompany(ctx, companyId, 'messages', reader);
  if (!mayDoForIt(ctx.viewer, company, 'messages')) throw forbidden();
  checkMessageAccess(ctx, company);
  return company;
}

/** Sends a message of a company to the administration; FORBIDDEN without access. */
export async function sendMessageToAdministration(
  ctx: Context,
  { companyId, subject, content }: SendMessageToAdministrationArgs,
): Promise<Message> {
  return ctx.db.transaction(async (manager) => {
    const company = await lookUpWriter(ctx, { companyId }, transactionReader(manager));
    const message = await insertMessage(ctx, manager, {
      companyId: company.id,
      senderType: SenderType.company,
      subject,
      content,
    });
    await mailAdministrators(ctx, manager, {
      kind: 'message-to-administration',
      subject: `Mensagem de ${company.name}`,
      paragraphs: [`${company.name} escreveu à administração.`, `Assunto: ${subject}`, content],
      action: { label: 'Abrir a conversa', path: adminCompaniesPath(company.name) },
      messageId: message.id,
      ...(ctx.viewer && { aboutUserId: ctx.viewer.id }),
    });
    return message;
  });
}

/** Sends an administrator's message to a company and mails its owner; CONFLICT when it has no owner. */
export async function adminSendMessage(
  ctx: Context,
  { companyId, subject, content }: AdminSendMessageArgs,
): Promise<Message> {
  return ctx.db.transaction(async (manager) => {
    const company = await managedCompany(ctx, companyId, 'messages', transactionReader(manager));
    if (company.ownerId === null)
      throw conflict('Esta empresa ainda não tem responsável para receber mensagens.');
    const message = await insertMessage(ctx, manager, {
      companyId: company.id,
      senderType: SenderType.admin,
      subject,
      content,
    });
    await mailOwner(ctx, manager, company, message);
    return message;
  });
}
