import type { Fields } from '../../http/request-fields.ts';
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
import { type Parameter, param } from '../route/route.ts';

export const PAGE_FIELDS = 'page perPage lastPage total';
export const PAGE_PARAMETERS: Parameter[] = [
  param('page', 'integer', 'A página, contada de 1.', {
    minimum: 1,
    maximum: 1_000_000,
    default: 1,
    example: 1,
  }),
  param('per_page', 'integer', 'Quantos por página.', { minimum: 1, maximum: 100, default: 16, example: 16 }),
];

interface PageFields<Item> {
  items: Item[];
  page: number;
  perPage: number;
  lastPage: number;
  total: number;
  totalIsExact?: boolean;
}

/** Reads `page` and `per_page` as the schema's arguments. */
export const pageVariables = (query: Fields) => ({
  page: query.integer('page') ?? 1,
  perPage: query.integer('per_page') ?? 16,
});

/** Returns a page as old clients know it; its items are in `data`. */
export function pageJson<Item>(page: PageFields<Item>, itemJson: (item: Item) => unknown) {
  const before = (page.page - 1) * page.perPage;
  const some = page.items.length > 0;
  return {
    current_page: page.page,
    data: page.items.map(itemJson),
    from: some ? before + 1 : null,
    to: some ? before + page.items.length : null,
    per_page: page.perPage,
    last_page: page.lastPage,
    total: page.total,
    total_is_exact: page.totalIsExact ?? true,
  };
}

/** The named schema of `pageJson`. */
export const pageSchema = (title: string, item: JsonSchema): JsonSchema =>
  named(
    title,
    shape({
      current_page: like(integer, 1),
      data: listOf(item),
      from: {
        ...like(integerOrNull, 1),
        description: 'O lugar do primeiro item na lista; nulo na página vazia.',
      },
      to: { ...like(integerOrNull, 1), description: 'O lugar do último item; nulo na página vazia.' },
      per_page: like(integer, 16),
      last_page: {
        ...like(integer, 1),
        description: 'A última que se alcança; na busca pública, a do resultado 400.',
      },
      total: { ...like(integer, 1), description: 'Todos, também os que nenhuma página alcança.' },
      total_is_exact: { ...flag, description: 'Falso quando o total é uma estimativa.' },
    }),
  );
