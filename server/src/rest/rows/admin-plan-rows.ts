import type { Fields } from '../fields.ts';
import { flag, integer, listOf, number, shape, text } from '../json/json-schema.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { PLAN_FIELDS, type PlanFields } from '../json/plan-json.ts';
import type { Parameter, Route } from '../route.ts';

const MANAGED_FIELDS = `${PLAN_FIELDS} usersCount`;

/** As administrators see it: features as `{max_companies}`, the texts beside it (DECISIONS section 4). */
const managedJson = (plan: PlanFields & { usersCount: number }) => ({
  id: Number(plan.id),
  name: plan.name,
  price: plan.price,
  features: { max_companies: plan.maxCompanies },
  features_list: plan.features,
  is_active: plan.isActive,
  users_count: plan.usersCount,
});
const managedSchema = shape({
  id: integer,
  name: text,
  price: { ...number, description: 'Reais a month.' },
  features: shape({ max_companies: integer }),
  features_list: listOf(text),
  is_active: flag,
  users_count: integer,
});
const written = (plan: PlanFields & { usersCount: number }, message: string) => ({
  message,
  data: managedJson(plan),
});
const writtenSchema = { message: text, data: managedSchema };

const BODY: Parameter[] = [
  { name: 'name', type: 'string', required: true },
  { name: 'price', type: 'number', required: true, description: 'At most two decimals.' },
  { name: 'features', type: 'object', description: '`{"max_companies": 5}`.' },
  { name: 'features_list', type: 'array', description: 'Texts; also one text parted by commas or lines.' },
  { name: 'is_active', type: 'boolean' },
];

/** What was sent beside name and price; the schema says what stands for the rest. */
function optionalFields(body: Fields) {
  const maxCompanies = body.object('features').integer('max_companies');
  const features = body.texts('features_list');
  const isActive = body.flag('is_active');
  return {
    ...(maxCompanies !== null && { maxCompanies }),
    ...(features !== null && { features }),
    ...(isActive !== null && { isActive }),
  };
}

/** What administrators do with plans (SPEC section 7). */
export const ADMIN_PLAN_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/plans',
    summary: 'All plans, the cheapest first.',
    who: 'admin',
    operation: `query RestManagedPlans($q: String, $isActive: Boolean, $page: Int!, $perPage: Int!) {
      plans(q: $q, isActive: $isActive, page: $page, perPage: $perPage) { ${PAGE_FIELDS} items { ${MANAGED_FIELDS} } }
    }`,
    query: [
      { name: 'q', type: 'string', description: 'Part of the name.' },
      { name: 'is_active', type: 'boolean', description: 'All when absent.' },
      ...PAGE_PARAMETERS,
    ],
    variables: ({ query }) => ({
      q: query.text('q'),
      isActive: query.flag('is_active'),
      ...pageVariables(query),
    }),
    respond: ({ plans }) => ({ data: pageJson(plans, managedJson) }),
    response: { data: pageSchema(managedSchema) },
  },
  {
    method: 'POST',
    path: '/admin/plans',
    summary: 'A new plan.',
    who: 'admin',
    operation: `mutation RestCreatePlan($input: CreatePlanInput!) { createPlan(input: $input) { ${MANAGED_FIELDS} } }`,
    body: BODY,
    rename: { maxCompanies: 'features.max_companies', features: 'features_list' },
    variables: ({ body }) => ({
      input: {
        name: body.required('name'),
        price: body.requiredDecimal('price'),
        ...optionalFields(body),
      },
    }),
    respond: ({ createPlan }) => written(createPlan, 'Plano criado com sucesso!'),
    response: writtenSchema,
  },
  {
    method: 'PUT',
    path: '/admin/plans/{id}',
    summary: 'Changes a plan; what is absent stays.',
    who: 'admin',
    operation: `mutation RestUpdatePlan($id: ID!, $input: UpdatePlanInput!) {
      updatePlan(id: $id, input: $input) { ${MANAGED_FIELDS} }
    }`,
    body: BODY.map((parameter) => ({ ...parameter, required: false })),
    rename: { maxCompanies: 'features.max_companies', features: 'features_list' },
    variables: ({ params, body }) => ({
      id: params.id,
      input: {
        ...(body.has('name') && { name: body.required('name') }),
        ...(body.has('price') && { price: body.requiredDecimal('price') }),
        ...optionalFields(body),
      },
    }),
    respond: ({ updatePlan }) => written(updatePlan, 'Plano atualizado com sucesso!'),
    response: writtenSchema,
  },
  {
    method: 'DELETE',
    path: '/admin/plans/{id}',
    summary: 'Removes a plan; 409 while somebody has it or has asked for it.',
    who: 'admin',
    operation: 'mutation RestRemovePlan($id: ID!) { removePlan(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    respond: () => ({ message: 'Plano removido com sucesso!', data: null }),
    response: { message: text, data: { type: 'null' } },
  },
];
