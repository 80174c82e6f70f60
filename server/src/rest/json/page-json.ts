import type { Fields } from '../fields.ts';
import type { Parameter } from '../route.ts';
import { flag, integer, integerOrNull, type JsonSchema, listOf, shape } from './json-schema.ts';

export const PAGE_FIELDS = 'page perPage lastPage total';
export const PAGE_PARAMETERS: Parameter[] = [
  { name: 'page', type: 'integer', description: 'From 1.' },
  { name: 'per_page', type: 'integer', description: '1 to 100; 16 when absent.' },
];

interface PageFields<Item> {
  items: Item[];
  page: number;
  perPage: number;
  lastPage: number;
  total: number;
  totalIsExact?: boolean;
}

/** `page` and `per_page` of the query as the schema's arguments. */
export const pageVariables = (query: Fields) => ({
  page: query.integer('page') ?? 1,
  perPage: query.integer('per_page') ?? 16,
});

/** A list "in data.data" (DECISIONS section 5). */
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

export const pageSchema = (item: JsonSchema): JsonSchema =>
  shape({
    current_page: integer,
    data: listOf(item),
    from: integerOrNull,
    to: integerOrNull,
    per_page: integer,
    last_page: integer,
    total: integer,
    total_is_exact: flag,
  });
