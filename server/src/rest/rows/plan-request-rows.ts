import { text } from '../json/json-schema.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { PLAN_REQUEST_FIELDS, planRequestJson, planRequestSchema } from '../json/plan-request-json.ts';
import type { Route } from '../route.ts';

const STATUSES = ['pending', 'approved', 'rejected'] as const;

export const PLAN_REQUEST_ROWS: Route[] = [
  {
    method: 'POST',
    path: '/plan-requests',
    summary: 'Asks for another plan; 409 while another request is pending.',
    who: 'signed in',
    operation: `mutation RestRequestPlan($planId: ID!, $message: String, $userId: ID) {
      requestPlan(planId: $planId, message: $message, userId: $userId) { ${PLAN_REQUEST_FIELDS} }
    }`,
    body: [
      { name: 'requested_plan_id', type: 'integer', required: true },
      { name: 'message', type: 'string' },
      { name: 'plan_id', type: 'integer', description: 'Taken where `requested_plan_id` is absent.' },
      { name: 'reason', type: 'string', description: 'Taken where `message` is absent.' },
      { name: 'user_id', type: 'integer', description: "Only the caller's own; 403 otherwise." },
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
    response: { message: text, data: planRequestSchema },
  },
  {
    method: 'GET',
    path: '/admin/plan-requests',
    summary: 'Plan requests, the newest first.',
    who: 'admin',
    operation: `query RestPlanRequests($status: RequestStatus, $startDate: String, $endDate: String,
        $page: Int!, $perPage: Int!) {
      planRequests(status: $status, startDate: $startDate, endDate: $endDate, page: $page, perPage: $perPage) {
        ${PAGE_FIELDS} items { ${PLAN_REQUEST_FIELDS} }
      }
    }`,
    query: [
      { name: 'status', type: 'string', enum: STATUSES, description: 'All when absent.' },
      { name: 'start_date', type: 'string', description: 'YYYY-MM-DD, in São Paulo.' },
      { name: 'end_date', type: 'string', description: 'YYYY-MM-DD, in São Paulo.' },
      ...PAGE_PARAMETERS,
    ],
    variables: ({ query }) => ({
      status: query.text('status') === 'all' ? null : query.oneOf('status', STATUSES),
      startDate: query.text('start_date'),
      endDate: query.text('end_date'),
      ...pageVariables(query),
    }),
    respond: ({ planRequests }) => ({ data: pageJson(planRequests, planRequestJson) }),
    response: { data: pageSchema(planRequestSchema) },
  },
  {
    method: 'POST',
    path: '/admin/plan-requests/{id}/approve',
    summary: 'Gives the plan asked for; 409 when it was decided before.',
    who: 'admin',
    operation: `mutation RestApprovePlanRequest($id: ID!) {
      approvePlanRequest(id: $id) { ${PLAN_REQUEST_FIELDS} }
    }`,
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ approvePlanRequest }) => ({
      message: 'Solicitação aprovada com sucesso!',
      data: planRequestJson(approvePlanRequest),
    }),
    response: { message: text, data: planRequestSchema },
  },
  {
    method: 'POST',
    path: '/admin/plan-requests/{id}/reject',
    summary: 'Rejects with a note; 409 when it was decided before.',
    who: 'admin',
    operation: `mutation RestRejectPlanRequest($id: ID!, $adminNotes: String!) {
      rejectPlanRequest(id: $id, adminNotes: $adminNotes) { ${PLAN_REQUEST_FIELDS} }
    }`,
    body: [{ name: 'admin_notes', type: 'string', required: true }],
    variables: ({ params, body }) => ({ id: params.id, adminNotes: body.required('admin_notes') }),
    respond: ({ rejectPlanRequest }) => ({
      message: 'Solicitação rejeitada.',
      data: planRequestJson(rejectPlanRequest),
    }),
    response: { message: text, data: planRequestSchema },
  },
];
