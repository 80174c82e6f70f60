import { constant, whole } from '../route/answers.ts';
import {
  flag,
  integer,
  integerOrNull,
  type JsonSchema,
  like,
  listOf,
  named,
  shape,
} from '../route/json-schema.ts';
import { type Parameter, param } from '../route/parameter.ts';

export const PAGE_PARAMETERS: Parameter[] = [
  param('page', 'integer', 'A página, contada de 1.', {
    minimum: 1,
    maximum: 1_000_000,
    default: 1,
    example: 1,
  }),
  param('per_page', 'integer', 'Quantos por página.', { minimum: 1, maximum: 100, default: 16, example: 16 }),
];

interface Page {
  items: unknown[];
  page: number;
  perPage: number;
}

const firstOf = ({ items, page, perPage }: Page) => (items.length > 0 ? (page - 1) * perPage + 1 : null);
const lastOf = ({ items, page, perPage }: Page) =>
  items.length > 0 ? (page - 1) * perPage + items.length : null;

const isExact: JsonSchema = { ...flag, description: 'Falso quando o total é uma estimativa.' };

/** A page as old clients know it; its items are in `data`. `isEstimated`: the list knows whether its total is exact. */
export const pageSchema = (title: string, item: JsonSchema, { isEstimated = false } = {}): JsonSchema =>
  named(
    title,
    shape({
      current_page: { ...like(integer, 1), from: 'page' },
      data: { ...listOf(item), from: 'items' },
      from: {
        ...like(integerOrNull, 1, 'O lugar do primeiro item na lista; nulo na página vazia.'),
        computed: { fields: 'page perPage', value: firstOf },
      },
      to: {
        ...like(integerOrNull, 1, 'O lugar do último item; nulo na página vazia.'),
        computed: { fields: 'page perPage', value: lastOf },
      },
      per_page: like(integer, 16),
      last_page: like(integer, 1, 'A última que se alcança; na busca pública, a do resultado 400.'),
      total: like(integer, 1, 'Todos, também os que nenhuma página alcança.'),
      total_is_exact: isEstimated ? isExact : constant(isExact, true),
    }),
  );

/** The answer of a list. */
export const pageOf = (...page: Parameters<typeof pageSchema>) => ({
  data: whole(pageSchema(...page)),
});
