import { PAGE_PARAMETERS, pageOf } from '../json/page-json.ts';
import { PLAN } from '../json/plan-json.ts';
import { complete, sentence } from '../route/answers.ts';
import { dateTime, id, like, namedShape, orNull, shape, text, textOrNull } from '../route/json-schema.ts';
import { param } from '../route/parameter.ts';
import { forAdmins, forSignedIn, type Route } from '../route/route.ts';

const STATUSES = ['pending', 'approved', 'rejected'] as const;

const namedPlanSchema = namedShape('NamedPlan', PLAN);

const planRequestSchema = namedShape('PlanRequest', {
  id: like(id, 5),
  status: { type: 'string', enum: STATUSES },
  user: shape({ id, name: like(text, 'Rosa Lima'), email: like(text, 'rosa@exemplo.com.br') }),
  current_plan: {
    ...orNull(namedPlanSchema),
    description: 'Enquanto o pedido espera, o plano que a conta tem; depois, o de quando o pedido foi feito.',
  },
  requested_plan: namedPlanSchema,
  requested_at: dateTime,
  message: like(textOrNull, 'Vamos abrir mais duas lojas.'),
  admin_notes: { ...like(textOrNull, null), from: 'rejectionReason' },
  decided_at: { ...orNull(dateTime), examples: [null] },
});

export const PLAN_REQUEST_ROWS: Route[] = [
  forSignedIn.post('/plan-requests', {
    summary: 'Pede outro plano; um pedido por vez.',
    field: 'requestPlan',
    body: [
      param('requested_plan_id', 'id', 'Um plano ativo; este campo ou `plan_id`.', {
        minimum: 1,
        example: 2,
        argument: 'planId',
        read: ({ body }) => body.text('requested_plan_id') ?? body.required('plan_id'),
      }),
      param('message', 'string', 'Por que outro plano.', {
        maxLength: 1_000,
        example: 'Vamos abrir mais duas lojas.',
        read: ({ body }) => body.text('message') ?? body.text('reason'),
      }),
      param('plan_id', 'id', 'Vale onde falta `requested_plan_id`.', { argument: null }),
      param('reason', 'string', 'Vale onde falta `message`.', { maxLength: 1_000, argument: null }),
      param('user_id', 'id', 'Só o número da própria conta; outro dá 403.'),
    ],
    response: {
      ...sentence(
        'Solicitação enviada com sucesso! O administrador será notificado e analisará sua solicitação.',
      ),
      data: complete(planRequestSchema),
    },
    failures: {
      403: 'Você não tem permissão para fazer isso.',
      409: 'Você já tem uma solicitação de plano em análise.',
      422: { requested_plan_id: 'Por favor, selecione um plano.' },
    },
  }),
  forAdmins.get('/admin/plan-requests', {
    summary: 'Os pedidos de plano, os mais novos primeiro.',
    field: 'adminPlanRequests',
    operationId: 'listPlanRequests',
    query: [
      param('status', 'string', 'Todos, se faltar ou for `all`.', {
        enum: [...STATUSES, 'all'],
        example: 'pending',
        read: ({ query }) => (query.text('status') === 'all' ? null : query.oneOf('status', STATUSES)),
      }),
      param('start_date', 'string', 'O primeiro dia, no horário de São Paulo.', {
        format: 'date',
        example: '2026-03-01',
        argument: 'from',
      }),
      param('end_date', 'string', 'O último dia, no horário de São Paulo.', {
        format: 'date',
        example: '2026-03-31',
        argument: 'until',
      }),
      ...PAGE_PARAMETERS,
    ],
    response: pageOf('PlanRequestPage', planRequestSchema),
  }),
  forAdmins.post('/admin/plan-requests/{id}/approve', {
    summary: 'Aprova um pedido: a conta recebe o plano pedido.',
    field: 'approvePlanRequest',
    response: { ...sentence('Solicitação aprovada com sucesso!'), data: complete(planRequestSchema) },
    failures: { 404: 'Solicitação não encontrada.', 409: 'Request already processed' },
  }),
  forAdmins.post('/admin/plan-requests/{id}/reject', {
    summary: 'Rejeita um pedido, com o motivo.',
    field: 'rejectPlanRequest',
    body: [
      param('admin_notes', 'string', 'O motivo, que quem pediu lê.', {
        required: true,
        maxLength: 1_000,
        example: 'O plano atual ainda tem lugar.',
        argument: 'reason',
      }),
    ],
    response: { ...sentence('Solicitação rejeitada.'), data: complete(planRequestSchema) },
    failures: {
      404: 'Solicitação não encontrada.',
      409: 'Request already processed',
      422: { admin_notes: 'O motivo da rejeição é obrigatório.' },
    },
  }),
];
