import {
  INBOX_FIELDS,
  inboxJson,
  inboxSchema,
  MESSAGE_FIELDS,
  messageJson,
  messageSchema,
} from '../json/message-json.ts';
import { PAGE_PARAMETERS, pageVariables } from '../json/page-json.ts';
import { dateTime, flag, id, like, shape, text } from '../route/json-schema.ts';
import { param, type Route } from '../route/route.ts';
import { OWN_COMPANY } from './own-company.ts';
import { VISITORS_MESSAGE } from './visitors-message.ts';

const NO_ACCESS =
  'Sua empresa ainda não tem acesso às mensagens. Peça a liberação ao administrador para ler e responder.';
const SENT = { message: like(text, 'Mensagem enviada com sucesso!') };

export const MESSAGE_ROWS: Route[] = [
  {
    method: 'POST',
    path: '/messages',
    summary: 'Envia a mensagem de um visitante a uma empresa.',
    who: 'everybody',
    operation: `mutation RestSendMessage($input: SendMessageInput!) { sendMessage(input: $input) { id createdAt } }`,
    body: VISITORS_MESSAGE,
    variables: ({ body }) => ({
      input: {
        companyId: body.requiredId('company_id'),
        name: body.required('name'),
        email: body.required('email'),
        phone: body.text('phone'),
        message: body.required('message'),
        nickname: body.text('nickname'),
      },
    }),
    respond: ({ sendMessage }) => ({
      message: 'Mensagem enviada com sucesso!',
      data: { id: Number(sendMessage.id), created_at: sendMessage.createdAt },
    }),
    response: { ...SENT, data: shape({ id: like(id, 31), created_at: dateTime }) },
    failures: {
      404: 'Empresa não encontrada',
      409: 'Esta empresa ainda não tem responsável para receber mensagens.',
      422: { message: 'Mensagem é obrigatória' },
    },
  },
  {
    method: 'PATCH',
    path: '/messages/{id}/read',
    summary: 'Marca uma mensagem como lida; só quem a recebeu pode.',
    who: 'signed in',
    operation: 'mutation RestMarkMessageRead($id: ID!) { readMessage(id: $id) { id isRead readAt } }',
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ readMessage }) => ({
      message: 'Mensagem marcada como lida.',
      data: { id: Number(readMessage.id), is_read: readMessage.isRead, read_at: readMessage.readAt },
    }),
    response: {
      message: like(text, 'Mensagem marcada como lida.'),
      data: shape({ id: like(id, 31), is_read: flag, read_at: dateTime }),
    },
    failures: { 403: NO_ACCESS, 404: 'Mensagem não encontrada.' },
  },
  {
    method: 'GET',
    path: '/messages/company/{id}',
    summary: 'As mensagens de visitantes a uma empresa e as respostas, as mais novas primeiro.',
    who: 'owner',
    operation: `query RestListVisitorMessages($id: ID!, $page: Int!, $perPage: Int!) {
      inbox(companyId: $id, box: visitors, page: $page, perPage: $perPage) { ${INBOX_FIELDS} }
    }`,
    query: PAGE_PARAMETERS,
    variables: ({ params, query }) => ({ id: params.id, ...pageVariables(query) }),
    respond: ({ inbox }) => inboxJson(inbox),
    response: inboxSchema,
    failures: { 404: 'Empresa não encontrada' },
  },
  {
    method: 'POST',
    path: '/messages/{id}/reply',
    summary: 'Responde a um visitante, que recebe a resposta por e-mail.',
    who: 'owner',
    operation: `mutation RestReplyToMessage($id: ID!, $content: String!) {
      replyToVisitor(id: $id, content: $content) { ${MESSAGE_FIELDS} }
    }`,
    body: [
      param('content', 'string', 'O texto da resposta; este campo ou `message`.', {
        maxLength: 5_000,
        example: 'Fazemos, sim. Para que dia?',
      }),
      param('message', 'string', 'Vale onde falta `content`.', { maxLength: 5_000 }),
    ],
    variables: ({ params, body }) => ({
      id: params.id,
      content: body.text('content') ?? body.required('message'),
    }),
    respond: ({ replyToVisitor }) => ({
      message: 'Resposta enviada com sucesso!',
      data: messageJson(replyToVisitor),
    }),
    response: { message: like(text, 'Resposta enviada com sucesso!'), data: messageSchema },
    failures: {
      403: NO_ACCESS,
      404: 'Mensagem não encontrada.',
      409: 'Só é possível responder a mensagens recebidas.',
    },
  },
  {
    method: 'GET',
    path: '/company/messages',
    summary: 'A conversa da empresa com a administração, as mensagens mais novas primeiro.',
    who: 'owner',
    operation: `query RestListCompanyMessages($companyId: ID, $page: Int!, $perPage: Int!) {
      inbox(companyId: $companyId, box: administration, page: $page, perPage: $perPage) { ${INBOX_FIELDS} }
    }`,
    query: [OWN_COMPANY, ...PAGE_PARAMETERS],
    variables: ({ query }) => ({ companyId: query.text('company_id'), ...pageVariables(query) }),
    respond: ({ inbox }) => inboxJson(inbox),
    response: inboxSchema,
    failures: { 404: 'Empresa não encontrada' },
  },
  {
    method: 'POST',
    path: '/company/messages/reply',
    summary: 'Escreve à administração.',
    who: 'owner',
    operation: `mutation RestWriteToAdministration($companyId: ID, $subject: String!, $content: String!) {
      writeToAdministration(companyId: $companyId, subject: $subject, content: $content) { ${MESSAGE_FIELDS} }
    }`,
    body: [
      param('subject', 'string', 'O assunto.', {
        required: true,
        maxLength: 150,
        example: 'Mudança de endereço',
      }),
      param('content', 'string', 'O texto da mensagem.', {
        required: true,
        maxLength: 5_000,
        example: 'Mudamos para a rua ao lado. Podem conferir?',
      }),
      OWN_COMPANY,
    ],
    variables: ({ body }) => ({
      companyId: body.text('company_id'),
      subject: body.required('subject'),
      content: body.required('content'),
    }),
    respond: ({ writeToAdministration }) => ({
      message: 'Mensagem enviada com sucesso!',
      data: messageJson(writeToAdministration),
    }),
    response: { ...SENT, data: messageSchema },
    failures: {
      403: NO_ACCESS,
      404: 'Empresa não encontrada',
      422: { subject: 'Assunto e mensagem são obrigatórios' },
    },
  },
];
