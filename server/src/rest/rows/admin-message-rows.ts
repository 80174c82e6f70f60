import { COMPANY_ANSWER } from '../json/company-json.ts';
import { messageSchema } from '../json/message-json.ts';
import { PAGE_PARAMETERS, pageSchema } from '../json/page-json.ts';
import { flat, said, saidBy, whole } from '../route/answers.ts';
import { named, shape } from '../route/json-schema.ts';
import { param } from '../route/parameter.ts';
import { type Route, route } from '../route/route.ts';

const conversationSchema = named(
  'Conversation',
  shape({ messages: whole(pageSchema('MessagePage', messageSchema)) }),
);

export const ADMIN_MESSAGE_ROWS: Route[] = [
  route.get('/admin/messages', {
    summary: 'A conversa da administração com uma empresa, as mensagens mais novas primeiro.',
    who: 'admin',
    field: 'companyConversation',
    operationId: 'listConversation',
    query: [
      param('company_id', 'id', 'O número da empresa.', { required: true, minimum: 1, example: 7 }),
      ...PAGE_PARAMETERS,
    ],
    response: flat(conversationSchema),
    failures: { 404: 'Empresa não encontrada' },
  }),
  route.post('/admin/messages/send', {
    summary: 'Escreve a uma empresa em nome da administração.',
    who: 'admin',
    field: 'sendAdminMessage',
    body: [
      param('company_id', 'id', 'Uma empresa com responsável.', { required: true, minimum: 1, example: 7 }),
      param('subject', 'string', 'O assunto.', { required: true, maxLength: 150, example: 'Seu cadastro' }),
      param('content', 'string', 'O texto da mensagem.', {
        required: true,
        maxLength: 5_000,
        example: 'Falta o telefone da empresa. Pode completar?',
      }),
    ],
    response: { ...said('Mensagem enviada com sucesso!'), data: whole(messageSchema) },
    failures: {
      404: 'Empresa não encontrada',
      409: 'Esta empresa ainda não tem responsável para receber mensagens.',
      422: { subject: 'Assunto e mensagem são obrigatórios' },
    },
  }),
  route.put('/admin/companies/{id}/message-access', {
    summary: 'Libera ou tira o acesso de uma empresa às mensagens.',
    who: 'admin',
    field: 'setMessageAccess',
    pathArgument: 'companyId',
    body: [
      param('has_message_access', 'boolean', 'Verdadeiro libera.', {
        required: true,
        example: true,
        argument: 'hasAccess',
      }),
    ],
    response: {
      ...saidBy('hasMessageAccess', 'Acesso às mensagens liberado.', 'Acesso às mensagens removido.'),
      ...COMPANY_ANSWER,
    },
    failures: { 404: 'Empresa não encontrada' },
  }),
];
