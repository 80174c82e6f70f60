import type { EntityManager } from 'typeorm';
import type { ManagedCompany } from '../companies/managed-company.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { queueSiteMail } from '../mail/outbox.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import type { ReplyArgs } from './inbox.types.ts';
import { mailOwner } from './mail-owner.ts';
import { checkMessageAccess, isRecipient, MESSAGE_NOT_FOUND } from './message.policy.ts';
import { type Message, SenderType } from './message.ts';
import { type MessageView, messageById } from './message-view.ts';
import { insertMessage, throttleOwner } from './write-message.ts';

const REPLY_MAIL = 'reply';
/** Precedes the visitor's text in the mail. */
const QUOTED = 'Sua mensagem foi: ';
const SUBJECT_MOST = 150;

interface Replied
  extends Pick<
      Message,
      'id' | 'companyId' | 'senderType' | 'name' | 'email' | 'subject' | 'content' | 'repliedTo'
    >,
    Pick<ManagedCompany, 'ownerId' | 'hasMessageAccess'> {
  companyName: string;
  companyEmail: string | null;
}

const FIND = `SELECT m.id, m.company_id AS "companyId", m.sender_type AS "senderType", m.name, m.email, m.subject,
           m.content, m.replied_to AS "repliedTo", c.owner_id AS "ownerId", c.name AS "companyName",
           c.email AS "companyEmail", c.has_message_access AS "hasMessageAccess"
         FROM messages m JOIN companies c ON c.id = m.company_id WHERE m.id = $1`;
const LOOK_UP: Statement = { name: 'look_up_replied_message', text: FIND };
/** Locked so that the second of two simultaneous replies sees the first; the company first, as its removal does. */
const REPLIED: Statement = {
  name: 'replied_message',
  text: `${FIND} FOR KEY SHARE OF c FOR UPDATE OF m`,
};
const SAME: Statement = {
  name: 'same_reply',
  text: `SELECT id FROM messages
         WHERE replied_to = $1 AND content = $2 AND created_at > now() - interval '10 minutes' LIMIT 1`,
};
const MARK_READ: Statement = {
  name: 'mark_replied_read',
  text: 'UPDATE messages SET is_read = true, read_at = now() WHERE id = $1 AND NOT is_read',
};

/** Returns "Re: …", cut to the length of a subject. */
const subjectOfReply = (subject: string | null): string =>
  [...(subject?.startsWith('Re: ') ? subject : `Re: ${subject ?? 'mensagem'}`)]
    .slice(0, SUBJECT_MOST)
    .join('');

function checkMayReply(ctx: Context, message: Replied | undefined): asserts message is Replied {
  const viewer = requireViewer(ctx);
  if (!message) throw notFound(MESSAGE_NOT_FOUND);
  if (!isRecipient(viewer, message, message.ownerId)) {
    if (message.senderType === SenderType.company && message.ownerId === viewer.id)
      throw conflict('Só é possível responder a mensagens recebidas.');
    throw notFound(MESSAGE_NOT_FOUND);
  }
  checkMessageAccess(ctx, message);
}

/** For `MayCall`: NOT_FOUND for somebody else's message, FORBIDDEN without access. */
export async function lookUpReplied(ctx: Context, { id }: Pick<ReplyArgs, 'id'>): Promise<void> {
  const [message] = await ctx.db.reads.query<Replied>(LOOK_UP, [parseId(id, MESSAGE_NOT_FOUND)]);
  checkMayReply(ctx, message);
}

/**
 * Replies to a message that the caller received, and marks it as read. A reply to a visitor is mailed; the same text
 * within 10 minutes is taken once. NOT_FOUND for somebody else's message, FORBIDDEN without access, CONFLICT for one's
 * own and for one whose writer closed the account.
 */
export async function replyToMessage(ctx: Context, { id, content }: ReplyArgs): Promise<MessageView> {
  const messageId = parseId(id, MESSAGE_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const [message] = await db.query<Replied>(REPLIED, [messageId]);
    checkMayReply(ctx, message);
    await db.query(MARK_READ, [messageId]);
    if (message.senderType !== SenderType.visitor) return replyInConversation(ctx, manager, message, content);
    const [same] = await db.query<{ id: number }>(SAME, [messageId, content]);
    if (same) return messageById(db, same.id);
    const { email } = message;
    if (email === null) throw conflict('Quem escreveu encerrou a conta e não pode mais receber respostas.');
    await throttleOwner(ctx, db);
    const reply = await insertMessage(ctx, manager, {
      companyId: message.companyId,
      senderType: SenderType.company,
      subject: null,
      content,
      repliedTo: messageId,
    });
    await mailVisitor(ctx, manager, { ...message, email }, reply);
    return reply;
  });
}

/** Between company and administration a reply is a new message with the subject "Re: …". */
async function replyInConversation(
  ctx: Context,
  manager: EntityManager,
  message: Replied,
  content: string,
): Promise<MessageView> {
  const subject = subjectOfReply(message.subject);
  const senderType = message.senderType === SenderType.company ? SenderType.admin : SenderType.company;
  const db = transactionReader(manager);
  await throttleOwner(ctx, db);
  const reply = await insertMessage(ctx, manager, {
    companyId: message.companyId,
    senderType,
    subject,
    content,
  });
  if (senderType === SenderType.admin) {
    const company = { ...message, id: message.companyId, name: message.companyName };
    await mailOwner(ctx, manager, company, { id: reply.id, from: reply.sender.name, subject, content });
  }
  return reply;
}

async function mailVisitor(
  ctx: Context,
  manager: EntityManager,
  message: Replied & { email: string },
  { id: messageId, content }: Pick<MessageView, 'id' | 'content'>,
): Promise<void> {
  const { companyName, companyEmail } = message;
  await queueSiteMail(ctx, manager, {
    kind: REPLY_MAIL,
    to: message.email,
    subject: `Resposta de ${companyName}`,
    paragraphs: [
      `Olá, ${message.name ?? ''}!`,
      `${companyName} respondeu à sua mensagem:`,
      content,
      QUOTED + message.content,
      ...(companyEmail ? [`Para continuar a conversa, escreva para ${companyEmail}.`] : []),
    ],
    action: { label: 'Ver a empresa', path: `/company/${message.companyId}` },
    messageId,
    ...(ctx.viewer && { aboutUserId: ctx.viewer.id }),
  });
}
