import {
  COMPANY_SELECTION,
  companyAnswer,
  companyAnswerSchema,
  type SelectedCompany,
} from '../json/company-json.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { dateTime, id, like, named, shape, text, textOrNull } from '../route/json-schema.ts';
import { done, param, type Route } from '../route/route.ts';

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
    respond: ({ approveCompany }) => companyAnswer(approveCompany, 'Empresa aprovada com sucesso!'),
    response: companyAnswerSchema('Empresa aprovada com sucesso!'),
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
      param('reason', 'string', 'O motivo, que o responsável lê.', {
        maxLength: 1_000,
        example: 'Endereço incompleto.',
      }),
    ],
    variables: ({ params, body }) => ({ id: params.id, reason: body.text('reason') }),
    ...done('Empresa rejeitada.'),
    failures: DECIDED,
  },
];
