import type { Fields } from '../../http/request-fields.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { PLAN_FIELDS, type PlanFields } from '../json/plan-json.ts';
import { flag, id, integer, like, listOf, named, number, shape, text } from '../route/json-schema.ts';
import { done, type Parameter, param, type Route } from '../route/route.ts';

const MANAGED_FIELDS = `${PLAN_FIELDS} usersCount`;

/** As administrators see it: features as `{max_companies}`, the texts beside it. */
const managedJson = (plan: PlanFields & { usersCount: number }) => ({
  id: Number(plan.id),
  name: plan.name,
  price: plan.price,
  features: { max_companies: plan.maxCompanies },
  features_list: plan.features,
  is_active: plan.isActive,
  users_count: plan.usersCount,
});
const managedSchema = named(
  'ManagedPlan',
  shape({
    id: like(id, 2),
    name: like(text, 'Prata'),
    price: { ...like(number, 29.9), description: 'Reais por mês.' },
    features: shape({ max_companies: like(integer, 5) }),
    features_list: listOf(like(text, 'Destaque na busca')),
    is_active: flag,
    users_count: { ...like(integer, 14), description: 'Contas com este plano.' },
  }),
);
const written = (plan: PlanFields & { usersCount: number }, message: string) => ({
  message,
  data: managedJson(plan),
});
const writtenSchema = (message: string) => ({ message: like(text, message), data: managedSchema });

const BODY: Parameter[] = [
  param('name', 'string', 'O nome do plano.', { required: true, maxLength: 60, example: 'Prata' }),
  param('price', 'number', 'Reais por mês, com no máximo dois decimais.', {
    required: true,
    minimum: 0,
    maximum: 999_999.99,
    example: 29.9,
  }),
  param('features', 'object', 'Quantas empresas a conta pode ter.', {
    properties: { max_companies: { type: 'integer', minimum: 1, maximum: 1_000 } },
    example: { max_companies: 5 },
  }),
  param(
    'features_list',
    'array',
    'Os recursos, um texto cada; também um só texto, separados por vírgulas ou linhas.',
    { items: text, example: ['Destaque na busca'] },
  ),
  param('is_active', 'boolean', 'Um plano inativo não se pode pedir.', { example: true }),
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

/** What administrators do with plans. */
export const ADMIN_PLAN_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/plans',
    summary: 'Todos os planos, os mais baratos primeiro.',
    who: 'admin',
    operation: `query RestListPlans($q: String, $isActive: Boolean, $page: Int!, $perPage: Int!) {
      plans(q: $q, isActive: $isActive, page: $page, perPage: $perPage) { ${PAGE_FIELDS} items { ${MANAGED_FIELDS} } }
    }`,
    query: [
      param('q', 'string', 'Parte do nome.', { example: 'prata' }),
      param('is_active', 'boolean', 'Todos, se faltar.', { example: true }),
      ...PAGE_PARAMETERS,
    ],
    variables: ({ query }) => ({
      q: query.text('q'),
      isActive: query.flag('is_active'),
      ...pageVariables(query),
    }),
    respond: ({ plans }) => ({ data: pageJson(plans, managedJson) }),
    response: { data: pageSchema('ManagedPlanPage', managedSchema) },
  },
  {
    method: 'POST',
    path: '/admin/plans',
    summary: 'Cria um plano.',
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
    response: writtenSchema('Plano criado com sucesso!'),
    failures: { 422: { name: 'Nome é obrigatório' } },
  },
  {
    method: 'PUT',
    path: '/admin/plans/{id}',
    summary: 'Muda um plano; o que falta fica como está.',
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
    response: writtenSchema('Plano atualizado com sucesso!'),
    failures: { 404: 'Plano não encontrado.' },
  },
  {
    method: 'DELETE',
    path: '/admin/plans/{id}',
    summary: 'Remove um plano que ninguém tem nem pediu.',
    who: 'admin',
    operation: 'mutation RestRemovePlan($id: ID!) { removePlan(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    ...done('Plano removido com sucesso!'),
    failures: {
      404: 'Plano não encontrado.',
      409: 'Este plano é usado ou foi solicitado por alguém. Desative-o em vez de remover.',
    },
  },
];
