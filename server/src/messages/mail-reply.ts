import type { EntityManager } from 'typeorm';
import { transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type { MailMaker } from '../mail/mail-maker.ts';
import { queueSiteMail } from '../mail/outbox.ts';
import { Message } from './message.ts';
import { RECEIVED, type ReceivedMessage } from './received-message.ts';

/** Queues the mail with a reply to a visitor; `writer` is the account that replied. */
export const mailReply = (
  ctx: Context,
  manager: EntityManager,
  message: Omit<ReceivedMessage, 'email'> & { email: string },
  { id: messageId, content }: Pick<Message, 'id' | 'content'>,
  writer?: number,
): Promise<number> => {
  const { companyName, companyEmail } = message;
  return queueSiteMail(ctx, manager, {
    kind: 'reply',
    to: message.email,
    subject: `Resposta de ${companyName}`,
    paragraphs: [
      `Olá, ${message.name ?? ''}!`,
      `${companyName} respondeu à sua mensagem:`,
      content,
      `Sua mensagem foi: ${message.content}`,
      ...(companyEmail ? [`Para continuar a conversa, escreva para ${companyEmail}.`] : []),
    ],
    action: { label: 'Ver a empresa', path: `/company/${message.companyId}` },
    messageId,
    ...(writer !== undefined && { aboutUserId: writer }),
  });
};

export const makeReplyMail: MailMaker = async (ctx, manager, { messageId, aboutUserId }) => {
  const reply = messageId && (await manager.findOneBy(Message, { id: messageId }));
  if (!reply || reply.repliedTo === null) return null;
  const [message] = await transactionReader(manager).query<ReceivedMessage>(RECEIVED, [reply.repliedTo]);
  if (!message || message.email === null) return null;
  return mailReply(ctx, manager, { ...message, email: message.email }, reply, aboutUserId ?? undefined);
};
