import { COMPANY_SELECTION, companyJson, companySchema, type SelectedCompany } from '../json/company-json.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { dateTime, id, like, named, nothing, shape, text, textOrNull } from '../route/json-schema.ts';
import type { Route } from '../route/route.ts';

type Pending = Pick<SelectedCompany, 'id' | 'name' | 'category' | 'city' | 'ownerName' | 'createdAt'>;

const pendingJson = (company: Pending) => ({
  id: Number(company.id),
  name: company.name,
  category: company.category.name,
  city: company.city.name,
  state: company.city.state,
  owner_name: company.ownerName,
  created_at: company.createdAt,
});
const pendingSchema = named(
  'PendingCompany',
  shape({
    id,
    name: like(text, 'Padaria Flor do Campo'),
    category: like(text, 'Alimentação'),
    city: like(text, 'Campinas'),
    state: like(text, 'SP'),
    owner_name: like(textOrNull, 'Rosa Lima'),
    created_at: dateTime,
  }),
);
const DECIDED = { 404: 'Empresa não encontrada', 409: 'Esta empresa já foi aprovada ou rejeitada.' };

export const ADMIN_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/pending-companies',
    summary: 'As empresas que esperam aprovação, as mais antigas primeiro.',
    who: 'admin',
    operation: `query RestListPendingCompanies($page: Int!, $perPage: Int!) {
      pendingCompanies(page: $page, perPage: $perPage) {
        ${PAGE_FIELDS} items { id name category { name } city { name state } ownerName createdAt }
      }
    }`,
    query: PAGE_PARAMETERS,
    variables: ({ query }) => pageVariables(query),
    respond: ({ pendingCompanies }) => ({ data: pageJson(pendingCompanies, pendingJson) }),
    response: { data: pageSchema('PendingCompanyPage', pendingSchema) },
  },
  {
    method: 'POST',
    path: '/admin/companies/{id}/approve',
    summary: 'Aprova uma empresa pendente.',
    who: 'admin',
    operation: `mutation RestApproveCompany($id: ID!) { approveCompany(id: $id) { ${COMPANY_SELECTION} } }`,
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ approveCompany }) => {
      const company = companyJson(approveCompany);
      return { message: 'Empresa aprovada com sucesso!', company, data: company };
    },
    response: {
      message: like(text, 'Empresa aprovada com sucesso!'),
      company: companySchema,
      data: companySchema,
    },
    failures: DECIDED,
  },
  {
    method: 'DELETE',
    path: '/admin/companies/{id}/reject',
    summary: 'Rejeita uma empresa pendente: ela é removida, e fica um registro.',
    who: 'admin',
    operation:
      'mutation RestRejectCompany($id: ID!, $reason: String) { rejectCompany(id: $id, reason: $reason) }',
    body: [
      {
        name: 'reason',
        type: 'string',
        maxLength: 1_000,
        description: 'O motivo, que o responsável lê.',
        example: 'Endereço incompleto.',
      },
    ],
    variables: ({ params, body }) => ({ id: params.id, reason: body.text('reason') }),
    respond: () => ({ message: 'Empresa rejeitada.', data: null }),
    response: { message: like(text, 'Empresa rejeitada.'), data: nothing },
    failures: DECIDED,
  },
];
