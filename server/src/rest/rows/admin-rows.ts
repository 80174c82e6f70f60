import { COMPANY_FIELDS, type CompanyFields, companyJson, companySchema } from '../json/company-json.ts';
import { dateTime, integer, shape, text, textOrNull } from '../json/json-schema.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import type { Route } from '../route.ts';

type Pending = Pick<CompanyFields, 'id' | 'name' | 'category' | 'city' | 'ownerName' | 'createdAt'>;

const pendingJson = (company: Pending) => ({
  id: Number(company.id),
  name: company.name,
  category: company.category.name,
  city: company.city.name,
  state: company.city.state,
  owner_name: company.ownerName,
  created_at: company.createdAt,
});
const pendingSchema = shape({
  id: integer,
  name: text,
  category: text,
  city: text,
  state: text,
  owner_name: textOrNull,
  created_at: dateTime,
});

export const ADMIN_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/admin/pending-companies',
    summary: 'Companies that wait for approval, the oldest first.',
    who: 'admin',
    operation: `query RestPending($page: Int!, $perPage: Int!) {
      pendingCompanies(page: $page, perPage: $perPage) {
        ${PAGE_FIELDS} items { id name category { name } city { name state } ownerName createdAt }
      }
    }`,
    query: PAGE_PARAMETERS,
    variables: ({ query }) => pageVariables(query),
    respond: ({ pendingCompanies }) => ({ data: pageJson(pendingCompanies, pendingJson) }),
    response: { data: pageSchema(pendingSchema) },
  },
  {
    method: 'POST',
    path: '/admin/companies/{id}/approve',
    summary: 'Approves a pending company; 409 when it was decided before.',
    who: 'admin',
    operation: `mutation RestApprove($id: ID!) { approveCompany(id: $id) { ${COMPANY_FIELDS} } }`,
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ approveCompany }) => {
      const company = companyJson(approveCompany);
      return { message: 'Empresa aprovada com sucesso!', company, data: company };
    },
    response: { message: text, company: companySchema, data: companySchema },
  },
  {
    method: 'DELETE',
    path: '/admin/companies/{id}/reject',
    summary: 'Rejects a pending company: it is deleted, a record stays; 409 when it was decided before.',
    who: 'admin',
    operation: 'mutation RestReject($id: ID!, $reason: String) { rejectCompany(id: $id, reason: $reason) }',
    body: [{ name: 'reason', type: 'string' }],
    variables: ({ params, body }) => ({ id: params.id, reason: body.text('reason') }),
    respond: () => ({ message: 'Empresa rejeitada.', data: null }),
    response: { message: text, data: { type: 'null' } },
  },
];
