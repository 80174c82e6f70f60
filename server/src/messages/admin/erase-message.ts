import { recordAction } from '../../audit/record-action.ts';
import { lockRow } from '../../database/lock-row.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { MESSAGE_NOT_FOUND } from '../message.policy.ts';
import { Message } from '../message.ts';

/**
 * Sent ones too: their texts are gone, but the recipient of a reply is the visitor's address. A reply's mail quotes
 * the message. Runs before the rows are gone.
 */
const ERASE_MAILS: Statement = {
  name: 'erase_message_mails',
  text: `DELETE FROM mails WHERE message_id IN (
           SELECT id FROM messages WHERE id = $1 OR replied_to = $1)`,
};

/** Administrators: erases a message, the replies to it and their mails, sent or not; the audit log records no text. */
export async function eraseMessage(ctx: Context, id: string): Promise<boolean> {
  return ctx.db.transaction(async (manager) => {
    const message = await lockRow(manager, Message, id, MESSAGE_NOT_FOUND);
    const { companyId, senderType, createdAt } = message;
    await transactionReader(manager).query(ERASE_MAILS, [message.id]);
    await manager.delete(Message, message.id);
    await recordAction(ctx, manager, 'message.erase', message.id, {
      before: { companyId, senderType, createdAt },
    });
    return true;
  });
}
