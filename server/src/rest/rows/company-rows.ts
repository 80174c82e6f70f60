import { COMPANY_ANSWER, companySchema } from '../json/company-json.ts';
import { PAGE_PARAMETERS, pageOf } from '../json/page-json.ts';
import { said, saidBy, whole } from '../route/answers.ts';
import { id, like, listOf, named, orNull, shape, text } from '../route/json-schema.ts';
import { param } from '../route/parameter.ts';
import { type Route, route } from '../route/route.ts';
import { changesOf, FORM } from './company-form.ts';

const ORDERS = ['relevance', 'rating', 'newest', 'name'] as const;

const categoriesSchema = listOf(
  named('Category', shape({ id: like(id, 3), name: like(text, 'Alimentação') })),
);
const correctionSchema = orNull(shape({ typed: like(text, 'padraia'), used: like(text, 'padaria') }));
const SEARCH_PAGE_PARAMETERS = PAGE_PARAMETERS.map((parameter) =>
  parameter.name === 'page'
    ? {
        ...parameter,
        description: 'A página, contada de 1, até a do resultado 400; `total` conta também os seguintes.',
      }
    : parameter,
);

export const COMPANY_ROWS: Route[] = [
  route.get('/companies', {
    summary: 'Procura empresas aprovadas e ativas.',
    who: 'everybody',
    field: 'companies',
    operationId: 'searchCompanies',
    query: [
      param(
        'q',
        'string',
        'Palavras do nome, da descrição ou da categoria; o que passa de 100 caracteres não conta.',
        { example: 'padaria' },
      ),
      param('category', 'string', 'O número ou o nome.', { example: 'Alimentação' }),
      param('city', 'string', 'Com ou sem o estado; sem ele, todas as cidades com este nome.', {
        example: 'Campinas - SP',
      }),
      param('order', 'string', 'O que vem primeiro: relevância, nota, novidade ou nome.', {
        enum: ORDERS,
        default: 'relevance',
        example: 'rating',
      }),
      param('literal', 'boolean', 'Verdadeiro não corrige palavras.', { default: false, example: false }),
      ...SEARCH_PAGE_PARAMETERS,
    ],
    response: {
      correction: {
        ...correctionSchema,
        description: 'Que palavra foi corrigida; nulo quando nenhuma foi.',
      },
      ...pageOf('CompanyPage', companySchema, { isEstimated: true }),
    },
  }),
  route.get('/companies/categories', {
    summary: 'Todas as categorias visíveis.',
    who: 'everybody',
    field: 'categories',
    operationId: 'listCategories',
    response: { categories: whole(categoriesSchema), data: whole(categoriesSchema) },
  }),
  route.get('/companies/slug/{slug}', {
    summary: 'Uma empresa pela parte legível do endereço.',
    who: 'everybody',
    field: 'companyBySlug',
    operationId: 'getCompanyBySlug',
    response: COMPANY_ANSWER,
    failures: { 404: 'Empresa não encontrada' },
  }),
  route.get('/companies/{id}', {
    summary: 'Uma empresa.',
    who: 'everybody',
    field: 'company',
    operationId: 'getCompany',
    response: COMPANY_ANSWER,
    failures: { 404: 'Empresa não encontrada' },
  }),
  route.post('/companies', {
    summary: 'Cadastra uma empresa; a de um responsável espera a aprovação.',
    who: 'signed in',
    field: 'createCompany',
    body: FORM,
    response: {
      ...saidBy(
        'isApproved',
        'Empresa cadastrada com sucesso!',
        'Empresa cadastrada com sucesso! Ela será verificada antes da publicação.',
      ),
      ...COMPANY_ANSWER,
    },
    failures: {
      403: 'Você não tem permissão para fazer isso.',
      409: 'Esta empresa já está cadastrada.',
      422: { city: 'Cidade não encontrada.' },
    },
  }),
  route.put('/companies/{id}', {
    summary: 'Muda uma empresa: um campo ausente fica como está, um vazio é esvaziado.',
    who: 'owner',
    field: 'updateCompany',
    body: changesOf(FORM),
    response: { ...said('Empresa atualizada com sucesso!'), ...COMPANY_ANSWER },
    failures: { 404: 'Empresa não encontrada', 422: { city: 'Cidade não encontrada.' } },
  }),
];
