import { PAGE_PARAMETERS, pageOf } from '../json/page-json.ts';
import { PLAN } from '../json/plan-json.ts';
import { complete, done, sentence } from '../route/answers.ts';
import { flag, integer, like, listOf, namedShape, shape, text } from '../route/json-schema.ts';
import { ifSent, type Parameter, param } from '../route/parameter.ts';
import { forAdmins, type Route } from '../route/route.ts';

/** As administrators see it: features as `{max_companies}`, the texts beside it. */
const managedSchema = namedShape('ManagedPlan', {
  ...PLAN,
  features: complete(shape({ max_companies: like(integer, 5) })),
  features_list: { ...listOf(like(text, 'Destaque na busca')), from: 'features' },
  is_active: flag,
  users_count: like(integer, 14, 'Contas com este plano.'),
});

const REQUIRED: Parameter[] = [
  param('name', 'string', 'O nome do plano.', { required: true, maxLength: 60, example: 'Prata' }),
  param('price', 'number', 'Reais por mês, com no máximo dois decimais.', {
    required: true,
    minimum: 0,
    maximum: 999_999.99,
    example: 29.9,
  }),
];
const OPTIONAL: Parameter[] = [
  param('features', 'object', 'Quantas empresas a conta pode ter.', {
    properties: { max_companies: { type: 'integer', minimum: 1, maximum: 1_000 } },
    example: { max_companies: 5 },
    argument: 'maxCompanies',
    errorName: 'features.max_companies',
    read: ({ body }) => body.object('features').integer('max_companies'),
  }),
  param(
    'features_list',
    'array',
    'Os recursos, um texto cada; também um só texto, separados por vírgulas ou linhas.',
    { items: text, example: ['Destaque na busca'], argument: 'features' },
  ),
  param('is_active', 'boolean', 'Um plano inativo não se pode pedir.', { example: true }),
];

/** What administrators do with plans. */
export const ADMIN_PLAN_ROWS: Route[] = [
  forAdmins.get('/admin/plans', {
    summary: 'Todos os planos, os mais baratos primeiro.',
    field: 'adminPlans',
    operationId: 'listPlans',
    query: [
      param('q', 'string', 'Parte do nome.', { example: 'prata' }),
      param('is_active', 'boolean', 'Todos, se faltar.', { example: true }),
      ...PAGE_PARAMETERS,
    ],
    response: pageOf('ManagedPlanPage', managedSchema),
  }),
  forAdmins.post('/admin/plans', {
    summary: 'Cria um plano.',
    field: 'createPlan',
    body: [...REQUIRED, ...OPTIONAL],
    response: { ...sentence('Plano criado com sucesso!'), data: complete(managedSchema) },
    failures: { 422: { name: 'Nome é obrigatório' } },
  }),
  forAdmins.put('/admin/plans/{id}', {
    summary: 'Muda um plano; o que falta fica como está.',
    field: 'updatePlan',
    body: [...REQUIRED.map(ifSent), ...OPTIONAL],
    response: { ...sentence('Plano atualizado com sucesso!'), data: complete(managedSchema) },
    failures: { 404: 'Plano não encontrado.' },
  }),
  forAdmins.delete('/admin/plans/{id}', {
    summary: 'Remove um plano que ninguém tem, pediu ou pode ter de volta.',
    field: 'deletePlan',
    operationId: 'removePlan',
    response: done('Plano removido com sucesso!'),
    failures: {
      404: 'Plano não encontrado.',
      409: 'Este plano é usado ou foi solicitado por alguém. Desative-o em vez de remover.',
    },
  }),
];
