import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { PLAN_REQUEST_FIELDS, planRequestJson, planRequestSchema } from '../json/plan-request-json.ts';
import { like, text } from '../route/json-schema.ts';
import { param, type Route } from '../route/route.ts';

const STATUSES = ['pending', 'approved', 'rejected'] as const;

export const PLAN_REQUEST_ROWS: Route[] = [
  {
    method: 'POST',
    path: '/plan-requests',
    summary: 'Pede outro plano; um pedido por vez.',
    who: 'signed in',
    operation: `mutation RestRequestPlan($planId: ID!, $message: String, $userId: ID) {
      requestPlan(planId: $planId, message: $message, userId: $userId) { ${PLAN_REQUEST_FIELDS} }
    }`,
    body: [
      param('requested_plan_id', 'integer', 'Um plano ativo; este campo ou `plan_id`.', {
        minimum: 1,
        example: 2,
      }),
      param('message', 'string', 'Por que outro plano.', {
        maxLength: 1_000,
        example: 'Vamos abrir mais duas lojas.',
      }),
      param('plan_id', 'integer', 'Vale onde falta `requested_plan_id`.'),
      param('reason', 'string', 'Vale onde falta `message`.', { maxLength: 1_000 }),
      param('user_id', 'integer', 'Só o número da própria conta; outro dá 403.'),
    ],
    rename: { planId: 'requested_plan_id' },
    variables: ({ body }) => ({
      planId: body.text('requested_plan_id') ?? body.required('plan_id'),
      message: body.text('message') ?? body.text('reason'),
      userId: body.text('user_id'),
    }),
    respond: ({ requestPlan }) => ({
      message:
        'Solicitação enviada com sucesso! O administrador será notificado e analisará sua solicitação.',
      data: planRequestJson(requestPlan),
    }),
    response: {
      message: like(
        text,
        'Solicitação enviada com sucesso! O administrador será notificado e analisará sua solicitação.',
      ),
      data: planRequestSchema,
    },
    failures: {
      403: 'Você não tem permissão para fazer isso.',
      409: 'Você já tem uma solicitação de plano em análise.',
      422: { requested_plan_id: 'Por favor, selecione um plano.' },
    },
  },
  {
    method: 'GET',
    path: '/admin/plan-requests',
    summary: 'Os pedidos de plano, os mais novos primeiro.',
    who: 'admin',
    operation: `query RestListPlanRequests($status: RequestStatus, $startDate: String, $endDate: String,
        $page: Int!, $perPage: Int!) {
      planRequests(status: $status, startDate: $startDate, endDate: $endDate, page: $page, perPage: $perPage) {
        ${PAGE_FIELDS} items { ${PLAN_REQUEST_FIELDS} }
      }
    }`,
    query: [
      param('status', 'string', 'Todos, se faltar ou for `all`.', {
        enum: [...STATUSES, 'all'],
        example: 'pending',
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
    variables: ({ query }) => ({
      status: query.text('status') === 'all' ? null : query.oneOf('status', STATUSES),
      startDate: query.text('start_date'),
      endDate: query.text('end_date'),
      ...pageVariables(query),
    }),
    respond: ({ planRequests }) => ({ data: pageJson(planRequests, planRequestJson) }),
    response: { data: pageSchema('PlanRequestPage', planRequestSchema) },
  },
  {
    method: 'POST',
    path: '/admin/plan-requests/{id}/approve',
    summary: 'Aprova um pedido: a conta recebe o plano pedido.',
    who: 'admin',
    operation: `mutation RestApprovePlanRequest($id: ID!) {
      approvePlanRequest(id: $id) { ${PLAN_REQUEST_FIELDS} }
    }`,
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ approvePlanRequest }) => ({
      message: 'Solicitação aprovada com sucesso!',
      data: planRequestJson(approvePlanRequest),
    }),
    response: { message: like(text, 'Solicitação aprovada com sucesso!'), data: planRequestSchema },
    failures: { 404: 'Solicitação não encontrada.', 409: 'Request already processed' },
  },
  {
    method: 'POST',
    path: '/admin/plan-requests/{id}/reject',
    summary: 'Rejeita um pedido, com o motivo.',
    who: 'admin',
    operation: `mutation RestRejectPlanRequest($id: ID!, $adminNotes: String!) {
      rejectPlanRequest(id: $id, adminNotes: $adminNotes) { ${PLAN_REQUEST_FIELDS} }
    }`,
    body: [
      param('admin_notes', 'string', 'O motivo, que quem pediu lê.', {
        required: true,
        maxLength: 1_000,
        example: 'O plano atual ainda tem lugar.',
      }),
    ],
    variables: ({ params, body }) => ({ id: params.id, adminNotes: body.required('admin_notes') }),
    respond: ({ rejectPlanRequest }) => ({
      message: 'Solicitação rejeitada.',
      data: planRequestJson(rejectPlanRequest),
    }),
    response: { message: like(text, 'Solicitação rejeitada.'), data: planRequestSchema },
    failures: {
      404: 'Solicitação não encontrada.',
      409: 'Request already processed',
      422: { admin_notes: 'O motivo da rejeição é obrigatório.' },
    },
  },
];
