import { COMPANY_SELECTION, companyAnswer, companyAnswerSchema } from '../json/company-json.ts';
import { MESSAGE_FIELDS, messageJson, messageSchema } from '../json/message-json.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { like, named, shape, text } from '../route/json-schema.ts';
import { param, type Route } from '../route/route.ts';

export const ADMIN_MESSAGE_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/messages',
    summary: 'A conversa da administração com uma empresa, as mensagens mais novas primeiro.',
    who: 'admin',
    operation: `query RestListConversation($companyId: ID!, $page: Int!, $perPage: Int!) {
      companyConversation(companyId: $companyId, page: $page, perPage: $perPage) {
        ${PAGE_FIELDS} items { ${MESSAGE_FIELDS} }
      }
    }`,
    query: [
      param('company_id', 'integer', 'O número da empresa.', { required: true, minimum: 1, example: 7 }),
      ...PAGE_PARAMETERS,
    ],
    variables: ({ query }) => ({ companyId: query.requiredId('company_id'), ...pageVariables(query) }),
    respond: ({ companyConversation }) => {
      const messages = pageJson(companyConversation, messageJson);
      return { messages, data: { messages } };
    },
    response: {
      messages: pageSchema('MessagePage', messageSchema),
      data: named('Conversation', shape({ messages: pageSchema('MessagePage', messageSchema) })),
    },
    failures: { 404: 'Empresa não encontrada' },
  },
  {
    method: 'POST',
    path: '/admin/messages/send',
    summary: 'Escreve a uma empresa em nome da administração.',
    who: 'admin',
    operation: `mutation RestSendAdminMessage($companyId: ID!, $subject: String!, $content: String!) {
      sendAdminMessage(companyId: $companyId, subject: $subject, content: $content) { ${MESSAGE_FIELDS} }
    }`,
    body: [
      param('company_id', 'integer', 'Uma empresa com responsável.', {
        required: true,
        minimum: 1,
        example: 7,
      }),
      param('subject', 'string', 'O assunto.', { required: true, maxLength: 150, example: 'Seu cadastro' }),
      param('content', 'string', 'O texto da mensagem.', {
        required: true,
        maxLength: 5_000,
        example: 'Falta o telefone da empresa. Pode completar?',
      }),
    ],
    variables: ({ body }) => ({
      companyId: body.requiredId('company_id'),
      subject: body.required('subject'),
      content: body.required('content'),
    }),
    respond: ({ sendAdminMessage }) => ({
      message: 'Mensagem enviada com sucesso!',
      data: messageJson(sendAdminMessage),
    }),
    response: { message: like(text, 'Mensagem enviada com sucesso!'), data: messageSchema },
    failures: {
      404: 'Empresa não encontrada',
      409: 'Esta empresa ainda não tem responsável para receber mensagens.',
      422: { subject: 'Assunto e mensagem são obrigatórios' },
    },
  },
  {
    method: 'PUT',
    path: '/admin/companies/{id}/message-access',
    summary: 'Libera ou tira o acesso de uma empresa às mensagens.',
    who: 'admin',
    operation: `mutation RestSetMessageAccess($id: ID!, $hasAccess: Boolean!) {
      setMessageAccess(companyId: $id, hasAccess: $hasAccess) { ${COMPANY_SELECTION} }
    }`,
    body: [param('has_message_access', 'boolean', 'Verdadeiro libera.', { required: true, example: true })],
    variables: ({ params, body }) => ({ id: params.id, hasAccess: body.requiredFlag('has_message_access') }),
    respond: ({ setMessageAccess: company }) =>
      companyAnswer(
        company,
        company.hasMessageAccess ? 'Acesso às mensagens liberado.' : 'Acesso às mensagens removido.',
      ),
    response: companyAnswerSchema('Acesso às mensagens liberado.'),
    failures: { 404: 'Empresa não encontrada' },
  },
];
