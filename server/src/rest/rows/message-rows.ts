import { dateTime, flag, integer, shape, text } from '../json/json-schema.ts';
import {
  INBOX_FIELDS,
  inboxJson,
  inboxSchema,
  MESSAGE_FIELDS,
  messageJson,
  messageSchema,
} from '../json/message-json.ts';
import { PAGE_PARAMETERS, pageVariables } from '../json/page-json.ts';
import type { Parameter, Route } from '../route.ts';

const OWN_COMPANY: Parameter = {
  name: 'company_id',
  type: 'integer',
  description: "One of the caller's; the oldest when absent.",
};

export const MESSAGE_ROWS: Route[] = [
  {
    method: 'POST',
    path: '/messages',
    summary: "Sends a visitor's message to a company.",
    who: 'everybody',
    operation: `mutation RestSendMessage($input: SendMessageInput!) { sendMessage(input: $input) { id createdAt } }`,
    body: [
      { name: 'company_id', type: 'integer', required: true },
      { name: 'name', type: 'string', required: true },
      { name: 'email', type: 'string', required: true },
      { name: 'phone', type: 'string' },
      { name: 'message', type: 'string', required: true },
    ],
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
    response: { message: text, data: shape({ id: integer, created_at: dateTime }) },
  },
  {
    method: 'PATCH',
    path: '/messages/{id}/read',
    summary: "Marks a message as read; only its recipient's to do.",
    who: 'signed in',
    operation: 'mutation RestReadMessage($id: ID!) { readMessage(id: $id) { id isRead readAt } }',
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ readMessage }) => ({
      message: 'Mensagem marcada como lida.',
      data: { id: Number(readMessage.id), is_read: readMessage.isRead, read_at: readMessage.readAt },
    }),
    response: { message: text, data: shape({ id: integer, is_read: flag, read_at: dateTime }) },
  },
  {
    method: 'GET',
    path: '/messages/company/{id}',
    summary: "Visitors' messages to a company and the replies to them, the newest first.",
    who: 'owner',
    operation: `query RestVisitorMessages($id: ID!, $page: Int!, $perPage: Int!) {
      inbox(companyId: $id, box: visitors, page: $page, perPage: $perPage) { ${INBOX_FIELDS} }
    }`,
    query: PAGE_PARAMETERS,
    variables: ({ params, query }) => ({ id: params.id, ...pageVariables(query) }),
    respond: ({ inbox }) => inboxJson(inbox),
    response: inboxSchema,
  },
  {
    method: 'POST',
    path: '/messages/{id}/reply',
    summary: 'Replies to a message; a visitor gets it by e-mail.',
    who: 'owner',
    operation: `mutation RestReply($id: ID!, $content: String!) {
      replyToVisitor(id: $id, content: $content) { ${MESSAGE_FIELDS} }
    }`,
    body: [
      { name: 'content', type: 'string', required: true },
      { name: 'message', type: 'string', description: 'Taken where `content` is absent.' },
    ],
    variables: ({ params, body }) => ({
      id: params.id,
      content: body.text('content') ?? body.required('message'),
    }),
    respond: ({ replyToVisitor }) => ({
      message: 'Resposta enviada com sucesso!',
      data: messageJson(replyToVisitor),
    }),
    response: { message: text, data: messageSchema },
  },
  {
    method: 'GET',
    path: '/company/messages',
    summary: "The conversation of the caller's company with the administration, the newest first.",
    who: 'owner',
    operation: `query RestCompanyMessages($companyId: ID, $page: Int!, $perPage: Int!) {
      inbox(companyId: $companyId, box: administration, page: $page, perPage: $perPage) { ${INBOX_FIELDS} }
    }`,
    query: [OWN_COMPANY, ...PAGE_PARAMETERS],
    variables: ({ query }) => ({ companyId: query.text('company_id'), ...pageVariables(query) }),
    respond: ({ inbox }) => inboxJson(inbox),
    response: inboxSchema,
  },
  {
    method: 'POST',
    path: '/company/messages/reply',
    summary: 'Writes to the administration.',
    who: 'owner',
    operation: `mutation RestWriteToAdministration($companyId: ID, $subject: String!, $content: String!) {
      writeToAdministration(companyId: $companyId, subject: $subject, content: $content) { ${MESSAGE_FIELDS} }
    }`,
    body: [
      { name: 'subject', type: 'string', required: true },
      { name: 'content', type: 'string', required: true },
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
    response: { message: text, data: messageSchema },
  },
];
