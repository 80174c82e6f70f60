import { COMPANY_FIELDS, companyJson, companySchema } from '../json/company-json.ts';
import { shape, text } from '../json/json-schema.ts';
import { MESSAGE_FIELDS, messageJson, messageSchema } from '../json/message-json.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import type { Route } from '../route.ts';

export const ADMIN_MESSAGE_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/messages',
    summary: 'The conversation of the administration with a company, the newest first.',
    who: 'admin',
    operation: `query RestConversation($companyId: ID!, $page: Int!, $perPage: Int!) {
      companyConversation(companyId: $companyId, page: $page, perPage: $perPage) {
        ${PAGE_FIELDS} items { ${MESSAGE_FIELDS} }
      }
    }`,
    query: [{ name: 'company_id', type: 'integer', required: true }, ...PAGE_PARAMETERS],
    variables: ({ query }) => ({ companyId: query.requiredId('company_id'), ...pageVariables(query) }),
    respond: ({ companyConversation }) => {
      const messages = pageJson(companyConversation, messageJson);
      return { messages, data: { messages } };
    },
    response: {
      messages: pageSchema(messageSchema),
      data: shape({ messages: pageSchema(messageSchema) }),
    },
  },
  {
    method: 'POST',
    path: '/admin/messages/send',
    summary: 'Writes to a company in the name of the administration.',
    who: 'admin',
    operation: `mutation RestSendAdminMessage($companyId: ID!, $subject: String!, $content: String!) {
      sendAdminMessage(companyId: $companyId, subject: $subject, content: $content) { ${MESSAGE_FIELDS} }
    }`,
    body: [
      { name: 'company_id', type: 'integer', required: true },
      { name: 'subject', type: 'string', required: true },
      { name: 'content', type: 'string', required: true },
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
    response: { message: text, data: messageSchema },
  },
  {
    method: 'PUT',
    path: '/admin/companies/{id}/message-access',
    summary: 'Lets a company read its messages, or no longer.',
    who: 'admin',
    operation: `mutation RestMessageAccess($id: ID!, $hasAccess: Boolean!) {
      setMessageAccess(companyId: $id, hasAccess: $hasAccess) { ${COMPANY_FIELDS} }
    }`,
    body: [{ name: 'has_message_access', type: 'boolean', required: true }],
    variables: ({ params, body }) => ({ id: params.id, hasAccess: body.requiredFlag('has_message_access') }),
    respond: ({ setMessageAccess }) => {
      const company = companyJson(setMessageAccess);
      const message = company.has_message_access
        ? 'Acesso às mensagens liberado.'
        : 'Acesso às mensagens removido.';
      return { message, company, data: company };
    },
    response: { message: text, company: companySchema, data: companySchema },
  },
];
