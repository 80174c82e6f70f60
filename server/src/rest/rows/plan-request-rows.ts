import { PAGE_PARAMETERS, pageOf } from '../json/page-json.ts';
import { planRequestSchema } from '../json/plan-request-json.ts';
import { said, whole } from '../route/answers.ts';
import { param } from '../route/parameter.ts';
import { type Route, route } from '../route/route.ts';

const STATUSES = ['pending', 'approved', 'rejected'] as const;

export const PLAN_REQUEST_ROWS: Route[] = [
  route.post('/plan-requests', {
    summary: 'Pede outro plano; um pedido por vez.',
    who: 'signed in',
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
      ...said(
        'Solicitação enviada com sucesso! O administrador será notificado e analisará sua solicitação.',
      ),
      data: whole(planRequestSchema),
    },
    failures: {
      403: 'Você não tem permissão para fazer isso.',
      409: 'Você já tem uma solicitação de plano em análise.',
      422: { requested_plan_id: 'Por favor, selecione um plano.' },
    },
  }),
  route.get('/admin/plan-requests', {
    summary: 'Os pedidos de plano, os mais novos primeiro.',
    who: 'admin',
    field: 'planRequests',
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
      }),
      param('end_date', 'string', 'O último dia, no horário de São Paulo.', {
        format: 'date',
        example: '2026-03-31',
      }),
      ...PAGE_PARAMETERS,
    ],
    response: pageOf('PlanRequestPage', planRequestSchema),
  }),
  route.post('/admin/plan-requests/{id}/approve', {
    summary: 'Aprova um pedido: a conta recebe o plano pedido.',
    who: 'admin',
    field: 'approvePlanRequest',
    response: { ...said('Solicitação aprovada com sucesso!'), data: whole(planRequestSchema) },
    failures: { 404: 'Solicitação não encontrada.', 409: 'Request already processed' },
  }),
  route.post('/admin/plan-requests/{id}/reject', {
    summary: 'Rejeita um pedido, com o motivo.',
    who: 'admin',
    field: 'rejectPlanRequest',
    body: [
      param('admin_notes', 'string', 'O motivo, que quem pediu lê.', {
        required: true,
        maxLength: 1_000,
        example: 'O plano atual ainda tem lugar.',
      }),
    ],
    response: { ...said('Solicitação rejeitada.'), data: whole(planRequestSchema) },
    failures: {
      404: 'Solicitação não encontrada.',
      409: 'Request already processed',
      422: { admin_notes: 'O motivo da rejeição é obrigatório.' },
    },
  }),
];
