import { COMPANY_ANSWER, companySchema } from '../json/company-json.ts';
import { PAGE_PARAMETERS, pageOf } from '../json/page-json.ts';
import { done, sentence, sentenceBy } from '../route/answers.ts';
import { dateTime, id, like, namedShape, text, textOrNull } from '../route/json-schema.ts';
import { type Parameter, param } from '../route/parameter.ts';
import { forAdmins, type Route } from '../route/route.ts';
import { changesOf, FORM } from './company-form.ts';

const STATUSES = ['approved', 'pending'] as const;
const ORDERS = ['newest', 'oldest', 'name', 'nameDescending'] as const;

/** Returns the owner's parameter: absent, the owner stays; empty, the company has none. */
const owner = (name: string, type: 'id' | 'string', description: string, options: Partial<Parameter>) =>
  param(name, type, description, {
    ...options,
    read: ({ body }) => (body.has(name) ? body.text(name) : undefined),
  });
const OWNER = [
  owner('owner_id', 'id', 'O número de uma conta de empresa.', { minimum: 1 }),
  owner('owner_email', 'string', 'O e-mail dela, em vez do número.', {
    maxLength: 254,
    example: 'rosa@exemplo.com.br',
  }),
];
const NAMED_WRONGLY = 'Não há conta de empresa com este e-mail.';
const REQUIRED = ['name', 'city'];

const pendingSchema = namedShape('PendingCompany', {
  id,
  name: like(text, 'Padaria Flor do Campo'),
  category: { ...like(text, 'Alimentação'), from: 'category.name' },
  city: { ...like(text, 'Campinas'), from: 'city.name' },
  state: { ...like(text, 'SP'), from: 'city.state' },
  owner_name: like(textOrNull, 'Rosa Lima'),
  created_at: dateTime,
});
const DECIDED = { 404: 'Empresa não encontrada', 409: 'Esta empresa já foi aprovada ou rejeitada.' };

export const ADMIN_COMPANY_ROWS: Route[] = [
  forAdmins.get('/admin/pending-companies', {
    summary: 'As empresas que esperam aprovação, as mais antigas primeiro.',
    field: 'adminPendingCompanies',
    operationId: 'listPendingCompanies',
    query: PAGE_PARAMETERS,
    response: pageOf('PendingCompanyPage', pendingSchema),
  }),
  forAdmins.post('/admin/companies/{id}/approve', {
    summary: 'Aprova uma empresa pendente.',
    field: 'approveCompany',
    response: { ...sentence('Empresa aprovada com sucesso!'), ...COMPANY_ANSWER },
    failures: DECIDED,
  }),
  forAdmins.delete('/admin/companies/{id}/reject', {
    summary: 'Rejeita uma empresa pendente: ela sai do guia e pode voltar por um ano.',
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
  forAdmins.get('/admin/companies', {
    summary: 'Todas as empresas, também pendentes e inativas.',
    field: 'adminCompanies',
    operationId: 'adminListCompanies',
    query: [
      param('q', 'string', 'Parte do nome, o e-mail do responsável, um telefone, um CNPJ ou um número.', {
        example: 'padaria',
      }),
      param('status', 'string', 'Todas, se faltar.', { enum: STATUSES, example: 'pending' }),
      param('is_active', 'boolean', 'Todas, se faltar.', { example: true }),
      param('category_id', 'id', 'O número da categoria.', { example: 3 }),
      param('city', 'string', 'Com ou sem o estado.', { example: 'Campinas - SP' }),
      param('has_owner', 'boolean', 'Todas, se faltar.', { example: true }),
      param('has_message_access', 'boolean', 'Todas, se faltar.', { example: true }),
      param('order', 'string', 'O que vem primeiro.', { enum: ORDERS, default: 'newest', example: 'name' }),
      ...PAGE_PARAMETERS,
    ],
    response: pageOf('CompanyPage', companySchema, { isEstimated: true }),
  }),
  forAdmins.post('/admin/companies', {
    summary: 'Cria uma empresa, já aprovada.',
    field: 'adminCreateCompany',
    body: [
      ...FORM.map((parameter) => ({ ...parameter, required: REQUIRED.includes(parameter.name) })),
      ...OWNER,
    ],
    response: { ...sentence('Empresa criada com sucesso!'), ...COMPANY_ANSWER },
    failures: { 409: 'Esta empresa já está cadastrada.', 422: { owner_email: NAMED_WRONGLY } },
  }),
  forAdmins.put('/admin/companies/{id}', {
    summary: 'Muda uma empresa: um campo ausente fica como está, um vazio é esvaziado.',
    field: 'adminUpdateCompany',
    body: [...changesOf(FORM), ...OWNER],
    response: { ...sentence('Empresa atualizada com sucesso!'), ...COMPANY_ANSWER },
    failures: { 404: 'Empresa não encontrada', 422: { owner_email: NAMED_WRONGLY } },
  }),
  forAdmins.delete('/admin/companies/{id}', {
    summary: 'Remove uma empresa com tudo o que é dela, e o responsável, se era a última dele.',
    field: 'adminDeleteCompany',
    operationId: 'adminRemoveCompany',
    response: done('Empresa removida com sucesso!'),
    failures: {
      404: 'Empresa não encontrada',
      409: 'As empresas do dono mudaram enquanto isso. Feche este aviso, confira e tente novamente.',
    },
  }),
  forAdmins.patch('/admin/companies/{id}/status', {
    summary: 'Ativa ou desativa uma empresa; uma inativa só o responsável e administradores veem.',
    field: 'setCompanyActive',
    body: [param('is_active', 'boolean', 'Falso esconde a empresa.', { required: true, example: true })],
    response: { ...sentenceBy('isActive', 'Empresa ativada.', 'Empresa desativada.'), ...COMPANY_ANSWER },
    failures: { 404: 'Empresa não encontrada' },
  }),
];
