import { type Statement, transactionReader } from '../database/statement.ts';
import { requireViewer } from '../graphql/authorize.ts';
import type { Context } from '../graphql/context.ts';
import { notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { checkMessageAccess, isRecipient, MESSAGE_NOT_FOUND } from './message.policy.ts';
import type { Message } from './message.ts';
import { type MessageView, messageById } from './message-view.ts';

type Unread = Pick<Message, 'senderType' | 'repliedTo'> & {
  ownerId: number | null;
  hasMessageAccess: boolean;
};

const RECEIVED: Statement = {
  name: 'received_message',
  text: `SELECT m.sender_type AS "senderType", m.replied_to AS "repliedTo", c.owner_id AS "ownerId",
           c.has_message_access AS "hasMessageAccess"
         FROM messages m JOIN companies c ON c.id = m.company_id WHERE m.id = $1`,
};
const MARK: Statement = {
  name: 'mark_message_read',
  text: 'UPDATE messages SET is_read = true, read_at = now() WHERE id = $1 AND NOT is_read',
};

/**
 * Marks a message as read, with the server's time; repeating it changes nothing. NOT_FOUND unless the viewer received
 * it.
 */
export async function readMessage(ctx: Context, id: string): Promise<MessageView> {
  const viewer = requireViewer(ctx);
  const messageId = parseId(id, MESSAGE_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const [message] = await db.query<Unread>(RECEIVED, [messageId]);
    if (!message || !isRecipient(viewer, message, message.ownerId)) throw notFound(MESSAGE_NOT_FOUND);
    checkMessageAccess(ctx, message);
    await db.query(MARK, [messageId]);
    return messageById(db, messageId);
  });
}
