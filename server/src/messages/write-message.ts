import type { EntityManager } from 'typeorm';
import { type ManagedCompany, managedCompany } from '../companies/managed-company.ts';
import { type Reader, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { throttle } from '../limits/throttle.ts';
import { conflict, forbidden } from '../shared/errors.ts';
import { mailAdministrators } from '../users/mail-administrators.ts';
import { adminCompaniesPath } from './admin-companies-path.ts';
import type { SendAdminMessageArgs, WriteToAdministrationArgs } from './inbox.types.ts';
import { mailOwner } from './mail-owner.ts';
import { checkMessageAccess } from './message.policy.ts';
import { Message, SenderType } from './message.ts';
import { type MessageView, messageById } from './message-view.ts';

const HOUR = 60 * 60;

interface NewMessage {
  companyId: number;
  senderType: SenderType.admin | SenderType.company;
  subject: string | null;
  content: string;
  repliedTo?: number;
}

/** Inserts a message of a signed-in person; the caller has checked access. */
export async function insertMessage(
  ctx: Context,
  manager: EntityManager,
  message: NewMessage,
): Promise<MessageView> {
  const senderId = ctx.viewer?.id ?? null;
  const { identifiers } = await manager.insert(Message, { ...message, senderId, address: ctx.address });
  return messageById(transactionReader(manager), identifiers[0]?.id as number);
}

/** RATE_LIMITED for an owner who writes too much: replies go out as mail. */
export async function throttleOwner(ctx: Context, db: Reader): Promise<void> {
  if (!ctx.viewer || ctx.viewer.role === 'admin') return;
  await throttle(db, `owner-message:${ctx.viewer.id}`, HOUR, ctx.config.limits.OWNER_MESSAGES);
}

async function writingCompany(
  ctx: Context,
  id: string | null | undefined,
  reader: Reader,
): Promise<ManagedCompany> {
  const company = await managedCompany(ctx, id, reader);
  if (company.ownerId !== ctx.viewer?.id) throw forbidden();
  checkMessageAccess(ctx, company);
  return company;
}

/** For `MayCall`: the errors that do not depend on the message. */
export async function lookUpWriter(
  ctx: Context,
  { companyId }: Pick<WriteToAdministrationArgs, 'companyId'>,
): Promise<void> {
  await writingCompany(ctx, companyId, ctx.db.reads);
}

/** Sends a message of a company's owner to the administration; FORBIDDEN without access. */
export async function writeToAdministration(
  ctx: Context,
  { companyId, subject, content }: WriteToAdministrationArgs,
): Promise<MessageView> {
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const company = await writingCompany(ctx, companyId, db);
    await throttleOwner(ctx, db);
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
export async function sendAdminMessage(
  ctx: Context,
  { companyId, subject, content }: SendAdminMessageArgs,
): Promise<MessageView> {
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const company = await managedCompany(ctx, companyId, db);
    if (company.ownerId === null)
      throw conflict('Esta empresa ainda não tem responsável para receber mensagens.');
    const message = await insertMessage(ctx, manager, {
      companyId: company.id,
      senderType: SenderType.admin,
      subject,
      content,
    });
    await mailOwner(ctx, manager, company, { id: message.id, from: message.sender.name, subject, content });
    return message;
  });
}
