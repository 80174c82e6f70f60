import type { Fields } from '../../http/request-fields.ts';
import {
  COMPANY_SELECTION,
  companyAnswer,
  companyAnswerSchema,
  companyJson,
  companySchema,
} from '../json/company-json.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { done, type Parameter, param, type Route } from '../route/route.ts';
import { changedForm, changesOf, FORM, sentLogo, typedForm } from './company-form.ts';

const STATUSES = ['approved', 'pending'] as const;
const ORDERS = ['newest', 'oldest', 'name', 'nameDescending'] as const;

const OWNER: Parameter[] = [
  param('owner_id', 'integer', 'O número de uma conta de empresa.', { minimum: 1 }),
  param('owner_email', 'string', 'O e-mail dela, em vez do número.', {
    maxLength: 254,
    example: 'rosa@exemplo.com.br',
  }),
];
const NAMED_WRONGLY = 'Não há conta de empresa com este e-mail.';
const REQUIRED = ['name', 'city'];
const ADMIN_FORM = [
  ...FORM.map((parameter) => ({ ...parameter, required: REQUIRED.includes(parameter.name) })),
  ...OWNER,
];

const ownerOf = (body: Fields) => ({
  ...(body.has('owner_id') && { ownerId: body.text('owner_id') }),
  ...(body.has('owner_email') && { ownerEmail: body.text('owner_email') }),
});

export const ADMIN_COMPANY_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/companies',
    summary: 'Todas as empresas, também pendentes e inativas.',
    who: 'admin',
    operation: `query RestAdminListCompanies($q: String, $status: ApprovalStatus, $isActive: Boolean, $categoryId: ID,
        $city: String, $hasOwner: Boolean, $hasMessageAccess: Boolean, $order: AdminCompanyOrder!, $page: Int!,
        $perPage: Int!) {
      adminCompanies(q: $q, status: $status, isActive: $isActive, categoryId: $categoryId, city: $city,
        hasOwner: $hasOwner, hasMessageAccess: $hasMessageAccess, order: $order, page: $page, perPage: $perPage) {
        ${PAGE_FIELDS} totalIsExact items { ${COMPANY_SELECTION} }
      }
    }`,
    query: [
      param('q', 'string', 'Parte do nome, o e-mail do responsável, um telefone, um CNPJ ou um número.', {
        example: 'padaria',
      }),
      param('status', 'string', 'Todas, se faltar.', { enum: STATUSES, example: 'pending' }),
      param('is_active', 'boolean', 'Todas, se faltar.', { example: true }),
      param('category_id', 'integer', 'O número da categoria.', { example: 3 }),
      param('city', 'string', 'Com ou sem o estado.', { example: 'Campinas - SP' }),
      param('has_owner', 'boolean', 'Todas, se faltar.', { example: true }),
      param('has_message_access', 'boolean', 'Todas, se faltar.', { example: true }),
      param('order', 'string', 'O que vem primeiro.', { enum: ORDERS, default: 'newest', example: 'name' }),
      ...PAGE_PARAMETERS,
    ],
    variables: ({ query }) => ({
      q: query.text('q'),
      status: query.oneOf('status', STATUSES),
      isActive: query.flag('is_active'),
      categoryId: query.text('category_id'),
      city: query.text('city'),
      hasOwner: query.flag('has_owner'),
      hasMessageAccess: query.flag('has_message_access'),
      order: query.oneOf('order', ORDERS) ?? 'newest',
      ...pageVariables(query),
    }),
    respond: ({ adminCompanies }) => ({ data: pageJson(adminCompanies, companyJson) }),
    response: { data: pageSchema('CompanyPage', companySchema) },
  },
  {
    method: 'POST',
    path: '/admin/companies',
    summary: 'Cria uma empresa, já aprovada.',
    who: 'admin',
    multipart: true,
    operation: `mutation RestAdminCreateCompany($input: AdminCompanyInput!, $logo: Upload) {
      adminCreateCompany(input: $input, logo: $logo) { ${COMPANY_SELECTION} }
    }`,
    body: ADMIN_FORM,
    variables: ({ body, file }) => ({ input: { ...typedForm(body), ...ownerOf(body) }, logo: file }),
    respond: ({ adminCreateCompany }) => companyAnswer(adminCreateCompany, 'Empresa criada com sucesso!'),
    response: companyAnswerSchema('Empresa criada com sucesso!'),
    failures: { 409: 'Esta empresa já está cadastrada.', 422: { owner_email: NAMED_WRONGLY } },
  },
  {
    method: 'PUT',
    path: '/admin/companies/{id}',
    summary: 'Muda uma empresa: um campo ausente fica como está, um vazio é esvaziado.',
    who: 'admin',
    multipart: true,
    operation: `mutation RestAdminUpdateCompany($id: ID!, $input: AdminUpdateCompanyInput!, $logo: Upload) {
      adminUpdateCompany(id: $id, input: $input, logo: $logo) { ${COMPANY_SELECTION} }
    }`,
    body: changesOf(ADMIN_FORM),
    variables: ({ params, body, file }) => ({
      id: params.id,
      input: { ...changedForm(body), ...ownerOf(body) },
      ...sentLogo({ body, file }),
    }),
    respond: ({ adminUpdateCompany }) => companyAnswer(adminUpdateCompany, 'Empresa atualizada com sucesso!'),
    response: companyAnswerSchema('Empresa atualizada com sucesso!'),
    failures: { 404: 'Empresa não encontrada', 422: { owner_email: NAMED_WRONGLY } },
  },
  {
    method: 'DELETE',
    path: '/admin/companies/{id}',
    summary: 'Remove uma empresa com tudo o que é dela, e o responsável, se era a última dele.',
    who: 'admin',
    operation: 'mutation RestAdminRemoveCompany($id: ID!) { adminRemoveCompany(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    ...done('Empresa removida com sucesso!'),
    failures: {
      404: 'Empresa não encontrada',
      409: 'As empresas do dono mudaram enquanto isso. Feche este aviso, confira e tente de novo.',
    },
  },
  {
    method: 'PATCH',
    path: '/admin/companies/{id}/status',
    summary: 'Ativa ou desativa uma empresa; uma inativa só o responsável e administradores veem.',
    who: 'admin',
    operation: `mutation RestSetCompanyActive($id: ID!, $isActive: Boolean!) {
      setCompanyActive(id: $id, isActive: $isActive) { ${COMPANY_SELECTION} }
    }`,
    body: [param('is_active', 'boolean', 'Falso esconde a empresa.', { required: true, example: true })],
    variables: ({ params, body }) => ({ id: params.id, isActive: body.requiredFlag('is_active') }),
    respond: ({ setCompanyActive }) =>
      companyAnswer(setCompanyActive, setCompanyActive.isActive ? 'Empresa ativada.' : 'Empresa desativada.'),
    response: companyAnswerSchema('Empresa ativada.'),
    failures: { 404: 'Empresa não encontrada' },
  },
];
