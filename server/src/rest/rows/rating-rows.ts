import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import { toRest } from '../json/to-rest.ts';
import {
  dateTime,
  flag,
  id,
  integer,
  integerOrNull,
  like,
  named,
  number,
  orNull,
  shape,
  text,
  textOrNull,
} from '../route/json-schema.ts';
import { param, type Route } from '../route/route.ts';

const ratingSchema = named(
  'Rating',
  shape({
    id: like(id, 52),
    rating: { ...like(integer, 5), minimum: 1, maximum: 5 },
    comment: like(textOrNull, 'Pão quentinho e bom atendimento.'),
    answer: {
      ...orNull(shape({ text: like(text, 'Obrigada pela visita!'), created_at: dateTime })),
      description: 'O que o responsável respondeu.',
    },
    created_at: dateTime,
  }),
);
const check = {
  has_rated: flag,
  rating: like(integerOrNull, 5),
  comment: like(textOrNull, 'Pão quentinho e bom atendimento.'),
};

export const RATING_ROWS: Route[] = [
  {
    method: 'POST',
    path: '/companies/{id}/rate',
    summary: 'Avalia uma empresa, uma vez por navegador e por conta.',
    who: 'everybody',
    operation: `mutation RestRateCompany($input: RateCompanyInput!) {
      rateCompany(input: $input) { averageRating totalRatings }
    }`,
    body: [
      param('rating', 'integer', 'Estrelas, de 1 a 5.', {
        required: true,
        minimum: 1,
        maximum: 5,
        example: 5,
      }),
      param('comment', 'string', 'Opcional.', {
        maxLength: 1_000,
        example: 'Pão quentinho e bom atendimento.',
      }),
      param(
        'browser_fingerprint',
        'string',
        'O que distingue este navegador: um resumo das propriedades dele e de um valor sorteado.',
        {
          required: true,
          minLength: 8,
          maxLength: 128,
          pattern: '^[A-Za-z0-9_-]+$',
          example: 'b5f1c8e29a7d4063',
        },
      ),
    ],
    rename: { fingerprint: 'browser_fingerprint' },
    variables: ({ params, body }) => ({
      input: {
        companyId: params.id,
        rating: body.requiredInteger('rating'),
        comment: body.text('comment'),
        fingerprint: body.required('browser_fingerprint'),
      },
    }),
    respond: ({ rateCompany }) => ({
      message: 'Avaliação enviada com sucesso!',
      data: { company_average: rateCompany.averageRating, total_ratings: rateCompany.totalRatings },
    }),
    response: {
      message: like(text, 'Avaliação enviada com sucesso!'),
      data: shape({ company_average: like(number, 4.5), total_ratings: like(integer, 12) }),
    },
    failures: {
      403: 'Você não pode avaliar a sua própria empresa.',
      404: 'Empresa não encontrada',
      409: 'Você já avaliou esta empresa',
      422: { rating: 'A nota vai de 1 a 5.' },
    },
  },
  {
    method: 'GET',
    path: '/companies/{id}/check-rating',
    summary: 'Diz se este navegador, ou a conta do token, já avaliou a empresa.',
    who: 'everybody',
    operation: `query RestCheckRating($companyId: ID!, $fingerprint: String) {
      ratingCheck(companyId: $companyId, fingerprint: $fingerprint) { hasRated rating comment }
    }`,
    query: [
      param('browser_fingerprint', 'string', 'O que distingue este navegador.', {
        example: 'b5f1c8e29a7d4063',
      }),
    ],
    variables: ({ params, query }) => ({
      companyId: params.id,
      fingerprint: query.text('browser_fingerprint'),
    }),
    respond: ({ ratingCheck }) => {
      const data = toRest(ratingCheck);
      return { ...data, data };
    },
    response: { ...check, data: named('RatingCheck', shape(check)) },
    failures: { 404: 'Empresa não encontrada' },
  },
  {
    method: 'GET',
    path: '/companies/{id}/ratings',
    cached: true,
    summary: 'As avaliações de uma empresa, as mais novas primeiro.',
    who: 'everybody',
    operation: `query RestListRatings($id: ID!, $page: Int!, $perPage: Int!) {
      company(id: $id) {
        ratings(page: $page, perPage: $perPage) { ${PAGE_FIELDS} items { id rating comment answer { text createdAt } createdAt } }
      }
    }`,
    query: PAGE_PARAMETERS,
    variables: ({ params, query }) => ({ id: params.id, ...pageVariables(query) }),
    respond: ({ company }) => ({ data: pageJson(company.ratings, toRest) }),
    response: { data: pageSchema('RatingPage', ratingSchema) },
    failures: { 404: 'Empresa não encontrada' },
  },
];
