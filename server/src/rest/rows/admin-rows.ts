import { COMPANY_ANSWER } from '../json/company-json.ts';
import { PAGE_PARAMETERS, pageOf } from '../json/page-json.ts';
import { done, said } from '../route/answers.ts';
import { dateTime, id, like, named, shape, text, textOrNull } from '../route/json-schema.ts';
import { param } from '../route/parameter.ts';
import { type Route, route } from '../route/route.ts';

const pendingSchema = named(
  'PendingCompany',
  shape({
    id,
    name: like(text, 'Padaria Flor do Campo'),
    category: { ...like(text, 'Alimentação'), from: 'category.name' },
    city: { ...like(text, 'Campinas'), from: 'city.name' },
    state: { ...like(text, 'SP'), from: 'city.state' },
    owner_name: like(textOrNull, 'Rosa Lima'),
    created_at: dateTime,
  }),
);
const DECIDED = { 404: 'Empresa não encontrada', 409: 'Esta empresa já foi aprovada ou rejeitada.' };

export const ADMIN_ROWS: Route[] = [
  route.get('/admin/pending-companies', {
    summary: 'As empresas que esperam aprovação, as mais antigas primeiro.',
    who: 'admin',
    field: 'pendingCompanies',
    operationId: 'listPendingCompanies',
    query: PAGE_PARAMETERS,
    response: pageOf('PendingCompanyPage', pendingSchema),
  }),
  route.post('/admin/companies/{id}/approve', {
    summary: 'Aprova uma empresa pendente.',
    who: 'admin',
    field: 'approveCompany',
    response: { ...said('Empresa aprovada com sucesso!'), ...COMPANY_ANSWER },
    failures: DECIDED,
  }),
  route.delete('/admin/companies/{id}/reject', {
    summary: 'Rejeita uma empresa pendente: ela é removida, e fica um registro.',
    who: 'admin',
    field: 'rejectCompany',
    body: [
      param('reason', 'string', 'O motivo, que o responsável lê.', {
        maxLength: 1_000,
        example: 'Endereço incompleto.',
      }),
    ],
    response: done('Empresa rejeitada.'),
    failures: DECIDED,
  }),
];
