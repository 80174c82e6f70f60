import type { EntityManager } from 'typeorm';
import type { Context } from '../graphql/context.ts';
import { TOKEN_LIFE } from '../mail/expire-mails.ts';
import type { MailMaker } from '../mail/mail-maker.ts';
import { queueSiteMail, TOKEN_PLACEHOLDER } from '../mail/outbox.ts';
import { mailAdministrators } from '../users/mail-administrators.ts';
import { DATA_REQUEST_KIND_NAMES, DataRequest, type DataRequestKind, LEGAL_DAYS } from './data-request.ts';

/**
 * Queues the mail with the link that confirms a request. Without what the person wrote, which nobody has read: anybody can
 * have it sent to anybody.
 */
export const mailRequestLink = (
  ctx: Context,
  manager: EntityManager,
  { id, email, kind }: Pick<DataRequest, 'id' | 'email' | 'kind'>,
): Promise<number> =>
  queueSiteMail(ctx, manager, {
    kind: 'confirm-data-request',
    to: email,
    subject: 'Confirme seu pedido sobre dados pessoais',
    paragraphs: [
      `Recebemos um pedido com este e-mail: ${DATA_REQUEST_KIND_NAMES[kind].toLowerCase()}.`,
      'Para confirmar que ele é seu, abra o link abaixo. Ele vale por 7 dias e funciona uma única vez.',
      'Se não foi você, ignore esta mensagem: sem a confirmação, o pedido é apagado.',
    ],
    action: { label: 'Confirmar pedido', path: `/dados-pessoais?token=${TOKEN_PLACEHOLDER}` },
    tokenPurpose: 'confirm-data-request',
    dataRequestId: id,
  });

/** Queues the mail to the administrators who may answer that a request waits; who asks, and what, is read there. */
export const mailOfRequest = (ctx: Context, manager: EntityManager, kind: DataRequestKind): Promise<void> =>
  mailAdministrators(
    ctx,
    manager,
    {
      kind: 'data-request',
      subject: 'Um pedido sobre dados pessoais espera por resposta',
      paragraphs: [
        `Alguém pede: ${DATA_REQUEST_KIND_NAMES[kind].toLowerCase()}.`,
        `A lei dá ${LEGAL_DAYS} dias para a resposta.`,
      ],
      action: { label: 'Abrir os pedidos', path: '/admin?kind=dataRequest' },
    },
    'manageUsers',
  );

/** Queues the mail with the answer to a request. */
export const mailRequestAnswer = (
  ctx: Context,
  manager: EntityManager,
  { id, email, name, kind }: Pick<DataRequest, 'id' | 'email' | 'name' | 'kind'>,
  answer: string,
): Promise<number> =>
  queueSiteMail(ctx, manager, {
    kind: 'data-request-answer',
    to: email,
    subject: 'Resposta ao seu pedido sobre dados pessoais',
    paragraphs: [
      name ? `Olá, ${name}!` : 'Olá!',
      `Você pediu: ${DATA_REQUEST_KIND_NAMES[kind].toLowerCase()}. Esta é a resposta:`,
      answer,
    ],
    dataRequestId: id,
  });

const requestOf = (manager: EntityManager, id: number | null): Promise<DataRequest | null> | null =>
  id === null ? null : manager.findOneBy(DataRequest, { id });

export const DATA_REQUEST_MAIL_MAKERS = {
  'confirm-data-request': async (ctx, manager, { dataRequestId }) => {
    const request = await requestOf(manager, dataRequestId);
    const since = Date.now() - TOKEN_LIFE['confirm-data-request'] * 1000;
    const isOpen = request?.status === 'unconfirmed' && request.createdAt.getTime() > since;
    return isOpen ? mailRequestLink(ctx, manager, request) : null;
  },
  'data-request-answer': async (ctx, manager, { dataRequestId }) => {
    const request = await requestOf(manager, dataRequestId);
    return request?.answer ? mailRequestAnswer(ctx, manager, request, request.answer) : null;
  },
} satisfies Record<string, MailMaker>;
