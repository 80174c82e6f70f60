import type { Fields } from '../fields.ts';
import { COMPANY_FIELDS, type CompanyFields, companyJson, companySchema } from '../json/company-json.ts';
import { text } from '../json/json-schema.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import type { Route } from '../route.ts';
import { changedForm, FORM, typedForm } from './company-form.ts';

const STATUSES = ['approved', 'pending'] as const;
const ORDERS = ['newest', 'oldest', 'name', 'nameDescending'] as const;

const one = (company: CompanyFields, message: string) => {
  const data = companyJson(company);
  return { message, company: data, data };
};
const oneSchema = { message: text, company: companySchema, data: companySchema };
const OWNER = [
  { name: 'owner_id', type: 'integer', description: 'A company account.' },
  { name: 'owner_email', type: 'string', description: 'The same by its e-mail.' },
] as const;
const REQUIRED = ['name', 'category_id', 'city'];
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
    summary: 'All companies, pending and inactive ones too.',
    who: 'admin',
    operation: `query RestAdminCompanies($q: String, $status: ApprovalStatus, $isActive: Boolean, $categoryId: ID,
        $city: String, $hasOwner: Boolean, $hasMessageAccess: Boolean, $order: AdminCompanyOrder!, $page: Int!,
        $perPage: Int!) {
      adminCompanies(q: $q, status: $status, isActive: $isActive, categoryId: $categoryId, city: $city,
        hasOwner: $hasOwner, hasMessageAccess: $hasMessageAccess, order: $order, page: $page, perPage: $perPage) {
        ${PAGE_FIELDS} totalIsExact items { ${COMPANY_FIELDS} }
      }
    }`,
    query: [
      {
        name: 'q',
        type: 'string',
        description: "Part of the name, an owner's e-mail, a phone, a CNPJ, an id.",
      },
      { name: 'status', type: 'string', enum: STATUSES },
      { name: 'is_active', type: 'boolean' },
      { name: 'category_id', type: 'integer' },
      { name: 'city', type: 'string' },
      { name: 'has_owner', type: 'boolean' },
      { name: 'has_message_access', type: 'boolean' },
      { name: 'order', type: 'string', enum: ORDERS },
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
    response: { data: pageSchema(companySchema) },
  },
  {
    method: 'POST',
    path: '/admin/companies',
    summary: 'Makes a company, approved at once.',
    who: 'admin',
    multipart: true,
    operation: `mutation RestAdminCreateCompany($input: AdminCompanyInput!, $logo: Upload) {
      adminCreateCompany(input: $input, logo: $logo) { ${COMPANY_FIELDS} }
    }`,
    body: ADMIN_FORM,
    variables: ({ body, file }) => ({ input: { ...typedForm(body), ...ownerOf(body) }, logo: file }),
    respond: ({ adminCreateCompany }) => one(adminCreateCompany, 'Empresa criada com sucesso!'),
    response: oneSchema,
  },
  {
    method: 'PUT',
    path: '/admin/companies/{id}',
    summary: 'Changes a company: an absent field stays, an empty one is emptied.',
    who: 'admin',
    multipart: true,
    operation: `mutation RestAdminUpdateCompany($id: ID!, $input: AdminUpdateCompanyInput!, $logo: Upload) {
      adminUpdateCompany(id: $id, input: $input, logo: $logo) { ${COMPANY_FIELDS} }
    }`,
    body: ADMIN_FORM.map((parameter) => ({ ...parameter, required: false })),
    variables: ({ params, body, file }) => ({
      id: params.id,
      input: { ...changedForm(body), ...ownerOf(body) },
      logo: file,
    }),
    respond: ({ adminUpdateCompany }) => one(adminUpdateCompany, 'Empresa atualizada com sucesso!'),
    response: oneSchema,
  },
  {
    method: 'DELETE',
    path: '/admin/companies/{id}',
    summary: 'Removes a company with all that hangs on it, and its owner when this was the last one.',
    who: 'admin',
    operation: 'mutation RestAdminRemoveCompany($id: ID!) { adminRemoveCompany(id: $id) }',
    variables: ({ params }) => ({ id: params.id }),
    respond: () => ({ message: 'Empresa removida com sucesso!', data: null }),
    response: { message: text, data: { type: 'null' } },
  },
  {
    method: 'PATCH',
    path: '/admin/companies/{id}/status',
    summary: 'An inactive company is hidden from all but its owner and administrators.',
    who: 'admin',
    operation: `mutation RestSetCompanyActive($id: ID!, $isActive: Boolean!) {
      setCompanyActive(id: $id, isActive: $isActive) { ${COMPANY_FIELDS} }
    }`,
    body: [{ name: 'is_active', type: 'boolean', required: true }],
    variables: ({ params, body }) => ({ id: params.id, isActive: body.requiredFlag('is_active') }),
    respond: ({ setCompanyActive }) =>
      one(setCompanyActive, setCompanyActive.isActive ? 'Empresa ativada.' : 'Empresa desativada.'),
    response: oneSchema,
  },
];
