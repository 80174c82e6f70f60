import { SearchStepKind } from '../../companies/search/search.types.ts';
import { COMPANY_ANSWER, companySchema } from '../json/company-json.ts';
import { PAGE, PER_PAGE, pageOf } from '../json/page-json.ts';
import { complete, sentence, sentenceBy } from '../route/answers.ts';
import { id, integer, like, listOf, namedShape, orNull, shape, text } from '../route/json-schema.ts';
import { param } from '../route/parameter.ts';
import { forEverybody, forOwners, forSignedIn, type Route } from '../route/route.ts';
import { changesOf, FORM } from './company-form.ts';

const ORDERS = ['relevance', 'rating', 'newest', 'name'] as const;

const kindsSchema = listOf(
  namedShape('Kind', {
    id: like(id, 12),
    slug: like(text, 'padaria', 'O que a busca por segmento recebe.'),
    name: like(text, 'Padaria'),
    category_id: { ...orNull(like(id, 3)), from: 'category.id' },
  }),
);
const categoriesSchema = listOf(namedShape('Category', { id: like(id, 3), name: like(text, 'Alimentação') }));
const correction = {
  ...orNull(shape({ typed: like(text, 'padraia'), used: like(text, 'padaria') })),
  description: 'O texto procurado em lugar do digitado; nulo quando foi o digitado.',
};
const steps = {
  ...listOf(
    namedShape('SearchStep', {
      kind: {
        ...text,
        enum: Object.values(SearchStepKind),
        examples: ['corrected'],
        description: 'O que foi feito com as palavras.',
      },
      typed: like(text, 'padraia', 'As palavras de antes.'),
      used: like(text, 'padaria', 'As palavras de depois.'),
      after: like(integer, 0, 'Quantos resultados vêm antes dos que este passo trouxe.'),
    }),
  ),
  description: 'O que foi procurado além ou em lugar do texto, em ordem; vazia para o texto como está.',
};

const near = {
  ...orNull(listOf(companySchema)),
  from: 'nearby.items',
  description:
    'Onde nada foi encontrado: até 8 empresas do mesmo segmento ou texto em outro lugar, as mais próximas primeiro; nulo quando não há.',
};

export const COMPANY_ROWS: Route[] = [
  forEverybody.get('/companies', {
    summary: 'Procura empresas aprovadas e ativas.',
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
      param('kind', 'string', 'O segmento: a parte legível do endereço, o nome ou o número.', {
        example: 'padaria',
      }),
      param('city', 'string', 'Com ou sem o estado; sem ele, todas as cidades com este nome.', {
        example: 'Campinas - SP',
      }),
      param('order', 'string', 'O que vem primeiro: relevância, nota, novidade ou nome.', {
        enum: ORDERS,
        default: 'relevance',
        example: 'rating',
      }),
      param(
        'open_on',
        'string',
        'Só as empresas abertas agora, ou no próximo domingo, ou as sem horário informado.',
        {
          enum: ['now', 'sunday', 'unknown'],
          example: 'now',
        },
      ),
      param('literal', 'boolean', 'Verdadeiro não corrige palavras.', { default: false, example: false }),
      {
        ...PAGE,
        description: 'A página, contada de 1, até a do resultado 400; `total` conta também os seguintes.',
      },
      PER_PAGE,
    ],
    response: { correction, steps, near, ...pageOf('CompanyPage', companySchema, { isEstimated: true }) },
  }),
  forEverybody.get('/companies/categories', {
    summary: 'Todas as categorias visíveis.',
    field: 'categories',
    operationId: 'listCategories',
    response: { categories: complete(categoriesSchema), data: complete(categoriesSchema) },
  }),
  forEverybody.get('/companies/kinds', {
    summary: 'Segmentos que um texto nomeia ou lembra, o mais provável primeiro.',
    field: 'kinds',
    operationId: 'listKinds',
    query: [
      param('q', 'string', 'Uma palavra que as pessoas usam para ele, ou o começo dela.', {
        required: true,
        example: 'padar',
      }),
      param('limit', 'integer', 'De 1 a 20.', { default: 8, example: 8 }),
    ],
    response: { kinds: complete(kindsSchema), data: complete(kindsSchema) },
  }),
  forEverybody.get('/companies/slug/{slug}', {
    summary: 'Uma empresa pela parte legível do endereço.',
    field: 'companyBySlug',
    operationId: 'getCompanyBySlug',
    response: COMPANY_ANSWER,
    failures: { 404: 'Empresa não encontrada' },
  }),
  forEverybody.get('/companies/{id}', {
    summary: 'Uma empresa.',
    field: 'company',
    operationId: 'getCompany',
    response: COMPANY_ANSWER,
    failures: { 404: 'Empresa não encontrada' },
  }),
  forSignedIn.post('/companies', {
    summary: 'Cadastra uma empresa; a de um responsável espera a aprovação.',
    field: 'createCompany',
    body: FORM,
    response: {
      ...sentenceBy(
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
  forOwners.put('/companies/{id}', {
    summary: 'Muda uma empresa: um campo ausente fica como está, um vazio é esvaziado.',
    field: 'updateCompany',
    body: changesOf(FORM),
    response: { ...sentence('Empresa atualizada com sucesso!'), ...COMPANY_ANSWER },
    failures: { 404: 'Empresa não encontrada', 422: { city: 'Cidade não encontrada.' } },
  }),
];
