import { recordAction } from '../audit/record-action.ts';
import { requireRole } from '../lib/authorize.ts';
import type { Context } from '../lib/context.ts';
import { notFound } from '../lib/errors.ts';
import { parseId } from '../lib/ids.ts';
import type { Statement } from '../lib/sql.ts';
import { inTransaction } from '../lib/transaction.ts';
import { transactionReader } from '../lib/transaction-reader.ts';
import { NEW_MESSAGE_MAIL } from './mail-owner.ts';
import { MESSAGE_NOT_FOUND } from './message.policy.ts';
import type { Message } from './message.ts';
import { QUOTED, REPLY_MAIL } from './reply-to-message.ts';

type Erased = Pick<Message, 'companyId' | 'senderType' | 'content' | 'createdAt'>;

const ERASE: Statement = {
  name: 'erase_message',
  text: `DELETE FROM messages WHERE id = $1
         RETURNING company_id AS "companyId", sender_type AS "senderType", content, created_at AS "createdAt"`,
};
/** Mails that still wait hold the text too, as a paragraph of theirs. */
const ERASE_MAILS: Statement = {
  name: 'erase_message_mails',
  text: `DELETE FROM mails WHERE status <> 'sent' AND kind IN ($1, $2)
           AND (strpos(text, E'\\n\\n' || $3 || E'\\n\\n') > 0 OR strpos(text, $4 || $3 || E'\\n\\n') > 0)`,
};

/** Erases a message, the replies to it and what still waits to be mailed of it; the audit log keeps no text. */
export async function eraseMessage(ctx: Context, id: string): Promise<boolean> {
  requireRole(ctx, 'admin');
  const messageId = parseId(id, MESSAGE_NOT_FOUND);
  return inTransaction(ctx, async (manager) => {
    const db = transactionReader(manager);
    const [erased] = await db.query<Erased>(ERASE, [messageId]);
    if (!erased) throw notFound(MESSAGE_NOT_FOUND);
    const { companyId, senderType, content, createdAt } = erased;
    await db.query(ERASE_MAILS, [NEW_MESSAGE_MAIL, REPLY_MAIL, content, QUOTED]);
    await recordAction(ctx, manager, {
      action: 'message.erase',
      subjectType: 'message',
      subjectId: messageId,
      before: { companyId, senderType, createdAt },
    });
    return true;
  });
}
