import { complete, constant } from '../route/answers.ts';
import {
  flag,
  integer,
  integerOrNull,
  type JsonSchema,
  like,
  listOf,
  namedShape,
} from '../route/json-schema.ts';
import { param } from '../route/parameter.ts';

export const PAGE = param('page', 'integer', 'A página, contada de 1.', {
  minimum: 1,
  maximum: 1_000_000,
  default: 1,
  example: 1,
});
export const PER_PAGE = param('per_page', 'integer', 'Quantos por página.', {
  minimum: 1,
  maximum: 100,
  default: 16,
  example: 16,
});
export const PAGE_PARAMETERS = [PAGE, PER_PAGE];

const isExact: JsonSchema = { ...flag, description: 'Falso quando o total é uma estimativa.' };

/** Returns the schema of a page; its items are in `data`. `isEstimated`: the list knows whether its total is exact. */
export const pageSchema = (title: string, item: JsonSchema, { isEstimated = false } = {}): JsonSchema =>
  namedShape(title, {
    current_page: { ...like(integer, 1), from: 'page' },
    data: { ...listOf(item), from: 'items' },
    from: {
      ...like(integerOrNull, 1, 'O lugar do primeiro item na lista; nulo na página vazia.'),
      computed: {
        fields: 'page perPage',
        value: ({ items, page, perPage }) => (items.length > 0 ? (page - 1) * perPage + 1 : null),
      },
    },
    to: {
      ...like(integerOrNull, 1, 'O lugar do último item; nulo na página vazia.'),
      computed: {
        fields: 'page perPage',
        value: ({ items, page, perPage }) => (items.length > 0 ? (page - 1) * perPage + items.length : null),
      },
    },
    per_page: like(integer, 16),
    last_page: like(integer, 1, 'A última que se alcança; na busca pública, a do resultado 400.'),
    total: like(integer, 1, 'Todos, também os que nenhuma página alcança.'),
    total_is_exact: isEstimated ? isExact : constant(isExact, true),
  });

/** Returns the answer of a list. */
export const pageOf = (...page: Parameters<typeof pageSchema>) => ({ data: complete(pageSchema(...page)) });
