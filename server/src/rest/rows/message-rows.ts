import { dateTime, flag, integer, shape, text } from '../json/json-schema.ts';
import type { Route } from '../route.ts';

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
];
