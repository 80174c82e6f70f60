import {
  dateTime,
  flag,
  integer,
  integerOrNull,
  number,
  orNull,
  shape,
  text,
  textOrNull,
} from '../json/json-schema.ts';
import { PAGE_FIELDS, PAGE_PARAMETERS, pageJson, pageSchema, pageVariables } from '../json/page-json.ts';
import type { Route } from '../route.ts';

const ratingSchema = shape({
  id: integer,
  rating: integer,
  comment: textOrNull,
  answer: orNull(shape({ text, created_at: dateTime })),
  created_at: dateTime,
});
interface RatingFields {
  id: string;
  rating: number;
  comment: string | null;
  answer: { text: string; createdAt: string } | null;
  createdAt: string;
}
const ratingJson = (rating: RatingFields) => ({
  id: Number(rating.id),
  rating: rating.rating,
  comment: rating.comment,
  answer: rating.answer && { text: rating.answer.text, created_at: rating.answer.createdAt },
  created_at: rating.createdAt,
});
const check = { has_rated: flag, rating: integerOrNull, comment: textOrNull };

export const RATING_ROWS: Route[] = [
  {
    method: 'POST',
    path: '/companies/{id}/rate',
    summary: 'Rates a company; 409 for a second time.',
    who: 'everybody',
    operation: `mutation RestRate($input: RateCompanyInput!) {
      rateCompany(input: $input) { averageRating totalRatings }
    }`,
    body: [
      { name: 'rating', type: 'integer', required: true, description: '1 to 5.' },
      { name: 'comment', type: 'string', description: 'At most 1000 characters.' },
      { name: 'browser_fingerprint', type: 'string', required: true },
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
    response: { message: text, data: shape({ company_average: number, total_ratings: integer }) },
  },
  {
    method: 'GET',
    path: '/companies/{id}/check-rating',
    summary: 'Whether this browser, or the signed-in user, has rated the company.',
    who: 'everybody',
    operation: `query RestRatingCheck($companyId: ID!, $fingerprint: String) {
      ratingCheck(companyId: $companyId, fingerprint: $fingerprint) { hasRated rating comment }
    }`,
    query: [{ name: 'browser_fingerprint', type: 'string' }],
    variables: ({ params, query }) => ({
      companyId: params.id,
      fingerprint: query.text('browser_fingerprint'),
    }),
    respond: ({ ratingCheck: { hasRated, rating, comment } }) => {
      const data = { has_rated: hasRated, rating, comment };
      return { ...data, data };
    },
    response: { ...check, data: shape(check) },
  },
  {
    method: 'GET',
    path: '/companies/{id}/ratings',
    summary: 'Ratings of a company, the newest first.',
    who: 'everybody',
    operation: `query RestRatings($id: ID!, $page: Int!, $perPage: Int!) {
      company(id: $id) {
        ratings(page: $page, perPage: $perPage) { ${PAGE_FIELDS} items { id rating comment answer { text createdAt } createdAt } }
      }
    }`,
    query: PAGE_PARAMETERS,
    variables: ({ params, query }) => ({ id: params.id, ...pageVariables(query) }),
    respond: ({ company }) => ({ data: pageJson(company.ratings, ratingJson) }),
    response: { data: pageSchema(ratingSchema) },
  },
];
