import { transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type { Message } from './message.ts';
import { messageById } from './message-view.ts';
import { markRead, RECEIVED, receivedMessage } from './received-message.ts';

/** Marks a message as read. NOT_FOUND unless the viewer received it. */
export function readMessage(ctx: Context, id: string): Promise<Message> {
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const message = await receivedMessage(ctx, db, { statement: RECEIVED, id });
    await markRead(manager, message.id);
    return messageById(db, message.id);
  });
}
