import { COMPANY_ANSWER } from '../json/company-json.ts';
import { INBOX_ANSWER, messageSchema } from '../json/message-json.ts';
import { PAGE_PARAMETERS, pageSchema } from '../json/page-json.ts';
import { complete, flat, sentence, sentenceBy } from '../route/answers.ts';
import { dateTime, flag, id, like, namedShape, shape } from '../route/json-schema.ts';
import { param } from '../route/parameter.ts';
import { forAdmins, forEverybody, forOwners, forSignedIn, type Route } from '../route/route.ts';
import { OWN_COMPANY } from './own-company.ts';

const NO_ACCESS =
  'Sua empresa ainda não tem acesso às mensagens. Peça a liberação ao administrador para ler e responder.';
const SENT = sentence('Mensagem enviada com sucesso!');

export const MESSAGE_ROWS: Route[] = [
  forEverybody.post('/messages', {
    summary: 'Envia a mensagem de um visitante a uma empresa.',
    field: 'sendMessage',
    body: [
      param('company_id', 'id', 'Uma empresa aprovada e ativa, com responsável.', {
        required: true,
        minimum: 1,
        example: 7,
      }),
      param('name', 'string', 'Quem escreve.', { required: true, maxLength: 120, example: 'Ana Prado' }),
      param('email', 'string', 'Para onde vai a resposta.', {
        required: true,
        maxLength: 254,
        example: 'ana@exemplo.com.br',
      }),
      param('phone', 'string', 'Opcional.', { maxLength: 32, example: '(19) 98888-7777' }),
      param('message', 'string', 'O texto da mensagem.', {
        required: true,
        maxLength: 5_000,
        example: 'Bom dia! Vocês fazem bolo por encomenda?',
        argument: 'content',
      }),
      param('nickname', 'string', 'Deixe de fora: pessoas não veem este campo, robôs o preenchem (422).', {
        maxLength: 0,
      }),
    ],
    response: { ...SENT, data: complete(shape({ id: like(id, 31), created_at: dateTime })) },
    failures: {
      404: 'Empresa não encontrada',
      409: 'Esta empresa ainda não tem responsável para receber mensagens.',
      422: { message: 'Mensagem é obrigatória' },
    },
  }),
  forSignedIn.patch('/messages/{id}/read', {
    summary: 'Marca uma mensagem como lida; só quem a recebeu pode.',
    field: 'markMessageRead',
    operationId: 'markMessageRead',
    response: {
      ...sentence('Mensagem marcada como lida.'),
      data: complete(shape({ id: like(id, 31), is_read: flag, read_at: dateTime })),
    },
    failures: { 403: NO_ACCESS, 404: 'Mensagem não encontrada.' },
  }),
  forOwners.get('/messages/company/{id}', {
    summary: 'As mensagens de visitantes a uma empresa e as respostas, as mais novas primeiro.',
    field: 'inbox',
    operationId: 'listVisitorMessages',
    pathArgument: 'companyId',
    constants: { box: 'visitors' },
    query: PAGE_PARAMETERS,
    response: INBOX_ANSWER,
    failures: { 404: 'Empresa não encontrada' },
  }),
  forOwners.post('/messages/{id}/reply', {
    summary: 'Responde a um visitante, que recebe a resposta por e-mail.',
    field: 'replyToMessage',
    operationId: 'replyToMessage',
    body: [
      param('content', 'string', 'O texto da resposta; este campo ou `message`.', {
        maxLength: 5_000,
        example: 'Fazemos, sim. Para que dia?',
        read: ({ body }) => body.text('content') ?? body.required('message'),
      }),
      param('message', 'string', 'Vale onde falta `content`.', { maxLength: 5_000, argument: null }),
    ],
    response: { ...sentence('Resposta enviada com sucesso!'), data: complete(messageSchema) },
    failures: {
      403: NO_ACCESS,
      404: 'Mensagem não encontrada.',
      409: 'Só é possível responder a mensagens recebidas.',
    },
  }),
  forOwners.get('/company/messages', {
    summary: 'A conversa da empresa com a administração, as mensagens mais novas primeiro.',
    field: 'inbox',
    operationId: 'listCompanyMessages',
    constants: { box: 'administration' },
    query: [OWN_COMPANY, ...PAGE_PARAMETERS],
    response: INBOX_ANSWER,
    failures: { 404: 'Empresa não encontrada' },
  }),
  forOwners.post('/company/messages/reply', {
    summary: 'Escreve à administração.',
    field: 'sendMessageToAdministration',
    operationId: 'writeToAdministration',
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
    response: { ...SENT, data: complete(messageSchema) },
    failures: {
      403: NO_ACCESS,
      404: 'Empresa não encontrada',
      422: { subject: 'Assunto e mensagem são obrigatórios' },
    },
  }),
];

const conversationSchema = namedShape('Conversation', {
  messages: complete(pageSchema('MessagePage', messageSchema)),
});

export const ADMIN_MESSAGE_ROWS: Route[] = [
  forAdmins.get('/admin/messages', {
    summary: 'A conversa da administração com uma empresa, as mensagens mais novas primeiro.',
    field: 'adminConversation',
    operationId: 'listConversation',
    query: [
      param('company_id', 'id', 'O número da empresa.', { required: true, minimum: 1, example: 7 }),
      ...PAGE_PARAMETERS,
    ],
    response: flat(conversationSchema),
    failures: { 404: 'Empresa não encontrada' },
  }),
  forAdmins.post('/admin/messages/send', {
    summary: 'Escreve a uma empresa em nome da administração.',
    field: 'adminSendMessage',
    operationId: 'sendAdminMessage',
    body: [
      param('company_id', 'id', 'Uma empresa com responsável.', { required: true, minimum: 1, example: 7 }),
      param('subject', 'string', 'O assunto.', { required: true, maxLength: 150, example: 'Seu cadastro' }),
      param('content', 'string', 'O texto da mensagem.', {
        required: true,
        maxLength: 5_000,
        example: 'Falta o telefone da empresa. Pode completar?',
      }),
    ],
    response: { ...SENT, data: complete(messageSchema) },
    failures: {
      404: 'Empresa não encontrada',
      409: 'Esta empresa ainda não tem responsável para receber mensagens.',
      422: { subject: 'Assunto e mensagem são obrigatórios' },
    },
  }),
  forAdmins.put('/admin/companies/{id}/message-access', {
    summary: 'Libera ou tira o acesso de uma empresa às mensagens.',
    field: 'setMessageAccess',
    pathArgument: 'companyId',
    body: [
      param('has_message_access', 'boolean', 'Verdadeiro libera.', {
        required: true,
        example: true,
      }),
    ],
    response: {
      ...sentenceBy('hasMessageAccess', 'Acesso às mensagens liberado.', 'Acesso às mensagens removido.'),
      ...COMPANY_ANSWER,
    },
    failures: { 404: 'Empresa não encontrada' },
  }),
];
