import type { EntityManager } from 'typeorm';
import { mayDoForIt } from '../companies/company.policy.ts';
import type { ManagedCompany } from '../companies/managed-company.ts';
import { type Reader, type Statement, transactionReader } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { checkMessageAccess, isRecipient, MESSAGE_NOT_FOUND } from './message.policy.ts';
import { Message, SenderType } from './message.ts';
import { messageById } from './message-view.ts';

/** A message with what its readers need to know of the company. */
export interface ReceivedMessage
  extends Pick<
      Message,
      | 'id'
      | 'companyId'
      | 'senderType'
      | 'name'
      | 'email'
      | 'phone'
      | 'subject'
      | 'content'
      | 'repliedTo'
      | 'quoteRequestId'
    >,
    Pick<ManagedCompany, 'ownerId' | 'hasMessageAccess'> {
  companyName: string;
  companyEmail: string | null;
}

const FIND = `SELECT m.id, m.company_id AS "companyId", m.sender_type AS "senderType", m.name, m.email, m.phone,
           m.subject, m.content, m.replied_to AS "repliedTo", m.quote_request_id AS "quoteRequestId", c.owner_id AS "ownerId", c.name AS "companyName",
           c.email AS "companyEmail", c.has_message_access AS "hasMessageAccess"
         FROM messages m JOIN companies c ON c.id = m.company_id WHERE m.id = $1`;
export const RECEIVED: Statement = { name: 'received_message', text: FIND };
/** Locked so that the second of two simultaneous replies sees the first; the company first, as its removal does. */
export const LOCKED: Statement = {
  name: 'locked_message',
  text: `${FIND} FOR KEY SHARE OF c FOR UPDATE OF m`,
};

/** Returns a message that the caller received. NOT_FOUND, `ifSent` for the caller's own, FORBIDDEN without access. */
export async function receivedMessage(
  ctx: Context,
  reader: Reader,
  { statement, id, ifSent }: { statement: Statement; id: string; ifSent?: Error },
): Promise<ReceivedMessage> {
  const viewer = requireViewer(ctx);
  const [message] = await reader.query<ReceivedMessage>(statement, [parseId(id, MESSAGE_NOT_FOUND)]);
  const company = message && { id: message.companyId, ownerId: message.ownerId };
  if (!company || !isRecipient(ctx, message, company)) {
    const isSent =
      company && message.senderType === SenderType.company && mayDoForIt(viewer, company, 'messages');
    throw (isSent && ifSent) || notFound(MESSAGE_NOT_FOUND);
  }
  checkMessageAccess(ctx, message);
  return message;
}

/** Marks a message as read, with the database's time; repeating it changes nothing. */
export async function markRead(manager: EntityManager, id: number): Promise<void> {
  await manager.update(Message, { id, isRead: false }, { isRead: true, readAt: () => 'now()' });
}

/** Marks a message as read. NOT_FOUND unless the viewer received it. */
export function markMessageRead(ctx: Context, id: string): Promise<Message> {
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const message = await receivedMessage(ctx, db, { statement: RECEIVED, id });
    await markRead(manager, message.id);
    return messageById(db, message.id);
  });
}
