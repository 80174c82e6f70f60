import { PAGE_PARAMETERS, pageOf } from '../json/page-json.ts';
import { complete, flat, sentence } from '../route/answers.ts';
import {
  dateTime,
  flag,
  id,
  integer,
  integerOrNull,
  like,
  namedShape,
  number,
  orNull,
  shape,
  text,
  textOrNull,
} from '../route/json-schema.ts';
import { param } from '../route/parameter.ts';
import { forEverybody, type Route } from '../route/route.ts';

const COMMENT = 'Pão quentinho e bom atendimento.';
const FINGERPRINT = 'b5f1c8e29a7d4063';

const ratingSchema = namedShape('Rating', {
  id: like(id, 52),
  rating: { ...like(integer, 5), minimum: 1, maximum: 5 },
  comment: like(textOrNull, COMMENT),
  answer: {
    ...orNull(shape({ text: like(text, 'Obrigada pela visita!'), created_at: dateTime })),
    description: 'O que o responsável respondeu.',
  },
  created_at: dateTime,
});
const checkSchema = namedShape('RatingCheck', {
  has_rated: flag,
  rating: like(integerOrNull, 5),
  comment: like(textOrNull, COMMENT),
});
const totalsSchema = shape({
  company_average: { ...like(number, 4.5), from: 'averageRating' },
  total_ratings: like(integer, 12),
});

export const RATING_ROWS: Route[] = [
  forEverybody.post('/companies/{id}/rate', {
    summary: 'Avalia uma empresa, uma vez por navegador e por conta.',
    field: 'rateCompany',
    pathArgument: 'companyId',
    body: [
      param('rating', 'integer', 'Estrelas, de 1 a 5.', {
        required: true,
        minimum: 1,
        maximum: 5,
        example: 5,
      }),
      param('comment', 'string', 'Opcional.', { maxLength: 1_000, example: COMMENT }),
      param(
        'browser_fingerprint',
        'string',
        'O que distingue este navegador: um resumo das propriedades dele e de um valor sorteado.',
        {
          required: true,
          minLength: 8,
          maxLength: 128,
          pattern: '^[A-Za-z0-9_-]+$',
          example: FINGERPRINT,
          argument: 'fingerprint',
        },
      ),
    ],
    response: { ...sentence('Avaliação enviada com sucesso!'), data: complete(totalsSchema) },
    failures: {
      403: 'Você não pode avaliar a sua própria empresa.',
      404: 'Empresa não encontrada',
      409: 'Você já avaliou esta empresa',
      422: { rating: 'A nota vai de 1 a 5.' },
    },
  }),
  forEverybody.get('/companies/{id}/check-rating', {
    summary: 'Diz se este navegador, ou a conta do token, já avaliou a empresa.',
    field: 'ratingCheck',
    operationId: 'checkRating',
    pathArgument: 'companyId',
    query: [
      param('browser_fingerprint', 'string', 'O que distingue este navegador.', {
        example: FINGERPRINT,
        argument: 'fingerprint',
      }),
    ],
    response: flat(checkSchema),
    failures: { 404: 'Empresa não encontrada' },
  }),
  forEverybody.get('/companies/{id}/ratings', {
    summary: 'As avaliações de uma empresa, as mais novas primeiro.',
    field: 'company.ratings',
    operationId: 'listRatings',
    query: PAGE_PARAMETERS,
    response: pageOf('RatingPage', ratingSchema),
    failures: { 404: 'Empresa não encontrada' },
  }),
];
