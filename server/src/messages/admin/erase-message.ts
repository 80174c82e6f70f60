import { recordAction } from '../../audit/record-action.ts';
import { type Statement, transactionReader } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { notFound } from '../../shared/errors.ts';
import { parseId } from '../../shared/ids.ts';
import { MESSAGE_NOT_FOUND } from '../message.policy.ts';
import type { Message } from '../message.ts';

type Erased = Pick<Message, 'companyId' | 'senderType' | 'createdAt'>;

const ERASE: Statement = {
  name: 'erase_message',
  text: `DELETE FROM messages WHERE id = $1
         RETURNING company_id AS "companyId", sender_type AS "senderType", created_at AS "createdAt"`,
};
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
  const messageId = parseId(id, MESSAGE_NOT_FOUND);
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    await db.query(ERASE_MAILS, [messageId]);
    const [erased] = await db.query<Erased>(ERASE, [messageId]);
    if (!erased) throw notFound(MESSAGE_NOT_FOUND);
    const { companyId, senderType, createdAt } = erased;
    await recordAction(ctx, manager, 'message.erase', messageId, {
      before: { companyId, senderType, createdAt },
    });
    return true;
  });
}
