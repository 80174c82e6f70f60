import type { Conditions } from '../database/conditions.ts';
import type { Reader } from '../database/statement.ts';
import { type Page, type PageArgs, toPage } from './paging.ts';

interface CountedList {
  /** Has a column `id`. */
  table: string;
  /** Of the table, in all that follows. */
  alias: string;
  filter: Conditions;
  /** Whether texts are searched: every row is looked at once, whatever the page, so page and count share it. */
  isSearched: boolean;
  /** Tells any two rows apart. */
  order: string;
  /** What an item holds; one of them is `id`. */
  columns: string;
  /** Joined to the rows of the page alone. */
  joined?: string;
}

/**
 * A page of a list with its exact total, by one statement: the page by the order's index and the count by another,
 * or both by one walk through the searched texts.
 */
export async function countedPage<Item>(
  reader: Reader,
  { table, alias, filter: { where, values }, isSearched, order, columns, joined = '' }: CountedList,
  args: PageArgs,
): Promise<Page<Item>> {
  const from = `FROM ${table} ${alias} ${where}`;
  const range = `LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const parts = isSearched
    ? `found AS MATERIALIZED (SELECT ${alias}.id ${from} ORDER BY ${order}),
        page AS (SELECT id FROM found ${range}),
        counted AS (SELECT count(*)::int AS total FROM found)`
    : `page AS (SELECT ${alias}.id ${from} ORDER BY ${order} ${range}),
        counted AS (SELECT count(*)::int AS total ${from})`;
  // Without a name it is planned for these very values.
  const statement = {
    name: '',
    text: `
      WITH ${parts}
      SELECT counted.total, list.* FROM counted LEFT JOIN (
        SELECT ${columns}, row_number() OVER (ORDER BY ${order}) AS position
        FROM page JOIN ${table} ${alias} USING (id) ${joined}
      ) list ON true ORDER BY list.position`,
  };
  const rows = await reader.query<Item & { total: number; id: number | null }>(statement, [
    ...values,
    args.perPage,
    (args.page - 1) * args.perPage,
  ]);
  // A page beyond the end is a row with the total and no item.
  const items: Item[] = rows.filter(({ id }) => id !== null);
  return toPage(items, rows[0]?.total ?? 0, args);
}
