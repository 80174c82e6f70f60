import {
  COMPANY_SELECTION,
  companyAnswer,
  companyAnswerSchema,
  companyJson,
  companySchema,
} from '../json/company-json.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { toRest } from '../json/to-rest.ts';
import { id, like, listOf, named, orNull, shape, text } from '../route/json-schema.ts';
import { param, type Route } from '../route/route.ts';
import { changedForm, changesOf, FORM, sentLogo, typedForm } from './company-form.ts';

const ORDERS = ['relevance', 'rating', 'newest', 'name'] as const;

const categorySchema = named('Category', shape({ id: like(id, 3), name: like(text, 'Alimentação') }));
const SEARCH_PAGE_PARAMETERS = PAGE_PARAMETERS.map((parameter) =>
  parameter.name === 'page'
    ? {
        ...parameter,
        description: 'A página, contada de 1, até a do resultado 400; `total` conta também os seguintes.',
      }
    : parameter,
);

export const COMPANY_ROWS: Route[] = [
  {
    method: 'GET',
    path: '/companies',
    cached: true,
    summary: 'Procura empresas aprovadas e ativas.',
    who: 'everybody',
    operation: `query RestSearchCompanies($q: String, $category: String, $city: String, $order: CompanyOrder!,
        $page: Int!, $perPage: Int!, $literal: Boolean!) {
      companies(q: $q, category: $category, city: $city, order: $order, page: $page, perPage: $perPage,
        literal: $literal) {
        ${PAGE_FIELDS} totalIsExact correction { typed used } items { ${COMPANY_SELECTION} }
      }
    }`,
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
    variables: ({ query }) => ({
      q: query.text('q'),
      category: query.text('category'),
      city: query.text('city'),
      order: query.oneOf('order', ORDERS) ?? 'relevance',
      literal: query.flag('literal') ?? false,
      ...pageVariables(query),
    }),
    respond: ({ companies }) => ({
      correction: companies.correction,
      data: pageJson(companies, companyJson),
    }),
    response: {
      correction: {
        ...orNull(shape({ typed: like(text, 'padraia'), used: like(text, 'padaria') })),
        description: 'Que palavra foi corrigida; nulo quando nenhuma foi.',
      },
      data: pageSchema('CompanyPage', companySchema),
    },
  },
  {
    method: 'GET',
    path: '/companies/categories',
    cached: true,
    summary: 'Todas as categorias visíveis.',
    who: 'everybody',
    operation: 'query RestListCategories { categories { id name } }',
    variables: () => ({}),
    respond: ({ categories }) => {
      const data = categories.map(toRest);
      return { categories: data, data };
    },
    response: { categories: listOf(categorySchema), data: listOf(categorySchema) },
  },
  {
    method: 'GET',
    path: '/companies/slug/{slug}',
    cached: true,
    summary: 'Uma empresa pela parte legível do endereço.',
    who: 'everybody',
    operation: `query RestGetCompanyBySlug($slug: String!) { company: companyBySlug(slug: $slug) { ${COMPANY_SELECTION} } }`,
    variables: ({ params }) => ({ slug: params.slug }),
    respond: ({ company }) => companyAnswer(company),
    response: companyAnswerSchema(),
    failures: { 404: 'Empresa não encontrada' },
  },
  {
    method: 'GET',
    path: '/companies/{id}',
    cached: true,
    summary: 'Uma empresa.',
    who: 'everybody',
    operation: `query RestGetCompany($id: ID!) { company(id: $id) { ${COMPANY_SELECTION} } }`,
    variables: ({ params }) => ({ id: params.id }),
    respond: ({ company }) => companyAnswer(company),
    response: companyAnswerSchema(),
    failures: { 404: 'Empresa não encontrada' },
  },
  {
    method: 'POST',
    path: '/companies',
    summary: 'Cadastra uma empresa; a de um responsável espera a aprovação.',
    who: 'signed in',
    multipart: true,
    operation: `mutation RestCreateCompany($input: CompanyInput!, $logo: Upload) {
      createCompany(input: $input, logo: $logo) { ${COMPANY_SELECTION} }
    }`,
    body: FORM,
    variables: ({ body, file }) => ({ input: typedForm(body), logo: file }),
    respond: ({ createCompany }) =>
      companyAnswer(
        createCompany,
        createCompany.isApproved
          ? 'Empresa cadastrada com sucesso!'
          : 'Empresa cadastrada com sucesso! Ela será verificada antes da publicação.',
      ),
    response: companyAnswerSchema('Empresa cadastrada com sucesso!'),
    failures: {
      403: 'Você não tem permissão para fazer isso.',
      409: 'Esta empresa já está cadastrada.',
      422: { city: 'Cidade não encontrada.' },
    },
  },
  {
    method: 'PUT',
    path: '/companies/{id}',
    summary: 'Muda uma empresa: um campo ausente fica como está, um vazio é esvaziado.',
    who: 'owner',
    multipart: true,
    operation: `mutation RestUpdateCompany($id: ID!, $input: UpdateCompanyInput!, $logo: Upload) {
      updateCompany(id: $id, input: $input, logo: $logo) { ${COMPANY_SELECTION} }
    }`,
    body: changesOf(FORM),
    variables: ({ params, body, file }) => ({
      id: params.id,
      input: changedForm(body),
      ...sentLogo({ body, file }),
    }),
    respond: ({ updateCompany }) => companyAnswer(updateCompany, 'Empresa atualizada com sucesso!'),
    response: companyAnswerSchema('Empresa atualizada com sucesso!'),
    failures: { 404: 'Empresa não encontrada', 422: { city: 'Cidade não encontrada.' } },
  },
];
