import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { conflict } from '../shared/errors.ts';
import type { ReplyArgs } from './inbox.types.ts';
import { mailOwner } from './mail-owner.ts';
import { mailReply } from './mail-reply.ts';
import { type Message, SenderType } from './message.ts';
import { messageById } from './message-view.ts';
import { LOCKED, markRead, RECEIVED, type ReceivedMessage, receivedMessage } from './received-message.ts';
import { insertMessage } from './write-message.ts';

const SUBJECT_MOST = 150;

const SAME: Statement = {
  name: 'same_reply',
  text: `SELECT id FROM messages
         WHERE replied_to = $1 AND content = $2 AND created_at > now() - interval '10 minutes' LIMIT 1`,
};

/** Locked so that no reply comes after its end. */
const IS_OPEN: Statement = {
  name: 'quote_request_is_open',
  text: 'SELECT 1 FROM quote_requests WHERE id = $1 AND closed_at IS NULL AND expires_at > now() FOR SHARE',
};

const sentOne = () => conflict('Só é possível responder a mensagens recebidas.');

/** Returns "Re: …", cut to the length of a subject. */
const subjectOfReply = (subject: string | null): string =>
  [...(subject?.startsWith('Re: ') ? subject : `Re: ${subject ?? 'mensagem'}`)]
    .slice(0, SUBJECT_MOST)
    .join('');

/** Throws NOT_FOUND for somebody else's message, FORBIDDEN without access (for `MayCall`). */
export async function lookUpReplied(ctx: Context, { id }: Pick<ReplyArgs, 'id'>): Promise<void> {
  await receivedMessage(ctx, ctx.db.reads, { statement: RECEIVED, id, ifSent: sentOne() });
}

/**
 * Replies to a message that the caller received, and marks it as read. A reply to a visitor is mailed unless it went another way; the same text
 * within 10 minutes is taken once. NOT_FOUND for somebody else's message, FORBIDDEN without access, CONFLICT for one's
 * own, for one whose writer closed the account and for a request to several companies that has ended.
 */
export function replyToMessage(ctx: Context, { id, content, isMailed }: ReplyArgs): Promise<Message> {
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const message = await receivedMessage(ctx, db, { statement: LOCKED, id, ifSent: sentOne() });
    await markRead(manager, message.id);
    if (message.senderType !== SenderType.visitor) return replyInConversation(ctx, manager, message, content);
    const [same] = await db.query<{ id: number }>(SAME, [message.id, content]);
    if (same) return messageById(db, same.id);
    const { companyId, email, phone, quoteRequestId } = message;
    if (email === null && phone === null)
      throw conflict('Quem escreveu encerrou a conta e não pode mais receber respostas.');
    if (quoteRequestId !== null && (await db.query(IS_OPEN, [quoteRequestId])).length === 0)
      throw conflict('Este pedido foi encerrado e não recebe mais respostas.');
    const reply = await insertMessage(ctx, manager, {
      companyId,
      senderType: SenderType.company,
      content,
      repliedTo: message.id,
    });
    if (isMailed && email !== null)
      await mailReply(ctx, manager, { ...message, email }, reply, ctx.viewer?.id);
    return reply;
  });
}

/** Replies between company and administration: by a new message with the subject "Re: …". */
async function replyInConversation(
  ctx: Context,
  manager: EntityManager,
  message: ReceivedMessage,
  content: string,
): Promise<Message> {
  const { companyId } = message;
  const isFromCompany = message.senderType === SenderType.company;
  const reply = await insertMessage(ctx, manager, {
    companyId,
    senderType: isFromCompany ? SenderType.admin : SenderType.company,
    subject: subjectOfReply(message.subject),
    content,
  });
  if (isFromCompany)
    await mailOwner(ctx, manager, { ...message, id: companyId, name: message.companyName }, reply);
  return reply;
}
