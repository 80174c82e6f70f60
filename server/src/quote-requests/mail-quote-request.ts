import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import type { MailMaker } from '../mail/mail-maker.ts';
import { queueSiteMail, TOKEN_PLACEHOLDER } from '../mail/outbox.ts';
import { Message } from '../messages/message.ts';
import { newToken, tokenHashOf } from '../users/tokens.ts';
import { QuoteRequest } from './quote-request.ts';

/**
 * Queues the mail with the link to a request's page; `messageId` is one of its messages. Without what the person wrote,
 * which nobody has read: anybody can have it sent to anybody.
 */
export async function mailQuoteRequest(
  ctx: Pick<Context, 'config'>,
  manager: EntityManager,
  to: string,
  messageId: number,
): Promise<number> {
  const { quoteRequestId } = await manager.findOneByOrFail(Message, { id: messageId });
  const { title, recipients } = await manager.findOneByOrFail(QuoteRequest, { id: quoteRequestId ?? 0 });
  return queueSiteMail(ctx, manager, {
    kind: 'quote-request',
    to,
    subject: `Seu pedido: ${title}`,
    paragraphs: [
      'Olá!',
      `Recebemos um pedido com este e-mail, e ele foi para ${recipients === 1 ? 'uma empresa' : `${recipients} empresas`}: ${title}.`,
      'Acompanhe as respostas no endereço abaixo, por 7 dias. Quem tem o endereço vê as respostas: guarde-o para você.',
      'Se não foi você, encerre o pedido nesse endereço.',
    ],
    action: { label: 'Ver as respostas', path: `/pedido/${TOKEN_PLACEHOLDER}` },
    tokenPurpose: 'quote-request',
    messageId,
  });
}

/** Makes the mail of an open request anew; an earlier mail's link ends when it is sent. */
export const makeQuoteRequestMail: MailMaker = async (ctx, manager, { messageId }) => {
  const message = messageId ? await manager.findOneBy(Message, { id: messageId }) : null;
  if (!message?.email || message.quoteRequestId === null) return null;
  const request = await manager.findOneBy(QuoteRequest, { id: message.quoteRequestId });
  const isOpen = request && request.closedAt === null && request.expiresAt > new Date();
  return isOpen ? mailQuoteRequest(ctx, manager, message.email, message.id) : null;
};

const ISSUE: Statement = {
  name: 'issue_quote_request_token',
  text: `UPDATE quote_requests q SET mailed_token_hash = $2 FROM messages m
         WHERE m.id = $1 AND q.id = m.quote_request_id AND q.closed_at IS NULL AND q.expires_at > now() RETURNING q.id`,
};

/** Creates the secret of a request's mail when it is sent; null when the request has ended. */
export async function issueQuoteRequestToken(
  manager: EntityManager,
  messageId: number | null,
): Promise<string | null> {
  const token = newToken();
  const rows = await transactionReader(manager).query(ISSUE, [messageId, tokenHashOf(token)]);
  return rows.length === 0 ? null : token;
}
