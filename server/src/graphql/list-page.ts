import type { Conditions } from '../database/conditions.ts';
import type { Reader } from '../database/statement.ts';
import { type Page, type PageArgs, toPage } from './paging.ts';

export interface List {
  /** A table with its alias, such as `users u`. */
  from: string;
  /** The same rows once filtered, with the joins that `order` needs or in its order; `from` unless given. */
  orderedFrom?: string;
  /** Columns that identify a row of the table. */
  key?: string;
  filter: Conditions;
  /** A total order: no two rows are equal. */
  order: string;
  columns: string;
  /** Joined to the rows of the page alone. */
  joined?: string;
  /** Counts so many rows at most; beyond them the total is the planner's estimate. */
  countUpTo?: number;
}

interface Explained {
  'QUERY PLAN': Array<{ Plan: { 'Plan Rows': number } }>;
}

/** By the planner's estimate. */
const MANY_FOUND = 10_000;

/**
 * Reads a page of a list and its total in one statement: the page by the order's index and the count by another, or, of
 * a searched text that few rows have, both by one scan. An estimated total is never less than the rows known, and the
 * last page always has the exact one.
 */
export async function listPage<Item>(
  reader: Reader,
  { from, orderedFrom = from, key = 'id', filter, order, columns, joined = '', countUpTo }: List,
  args: PageArgs,
): Promise<Page<Item> & { totalIsExact: boolean }> {
  const { where, values, isSearched } = filter;
  const rows = `FROM ${from} ${where}`;
  const ordered = `SELECT ${key} FROM ${orderedFrom} ${where} ORDER BY ${order}`;
  const range = `LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const page = (of: string) =>
    `page AS (SELECT ${key}, row_number() OVER () AS position FROM (${of} ${range}) sorted)`;
  const count = (of: string) => `SELECT count(*)::int AS total ${of}`;
  // Statements without a name are planned for these very values.
  const query = <Row>(text: string, parameters: readonly unknown[] = values) =>
    reader.query<Row>({ name: '', text }, parameters);

  const skipped = (args.page - 1) * args.perPage;
  const limited = countUpTo === undefined ? rows : `FROM (SELECT ${rows} LIMIT ${countUpTo + 1}) few`;
  const estimate = async (statement: string): Promise<number> => {
    const [plan] = await query<Explained>(`EXPLAIN (FORMAT JSON) ${statement}`);
    return Math.round(plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0);
  };
  // Of few rows, finding them takes long, and of many, sorting them. The order may have values of its own.
  const isFoundOnce = isSearched && countUpTo === undefined && (await estimate(ordered)) < MANY_FOUND;
  const subqueries = isFoundOnce
    ? `found AS MATERIALIZED (${ordered}), ${page('SELECT * FROM found')}, counted AS (${count('FROM found')})`
    : `${page(ordered)}, counted AS (${count(limited)})`;
  const matches = await query<Item & { total: number; position: string | null }>(
    `WITH ${subqueries}
     SELECT counted.total, list.* FROM counted LEFT JOIN (
       SELECT ${columns}, page.position FROM ${from} JOIN page USING (${key}) ${joined}
     ) list ON true ORDER BY list.position`,
    // One more row than the page where another page may follow.
    [...values, args.perPage + (countUpTo === undefined ? 0 : 1), skipped],
  );
  // A page beyond the end is a row with the total and no item.
  const pageRows: Item[] = matches.filter(({ position }) => position !== null);
  const items = pageRows.slice(0, args.perPage);
  const counted = matches[0]?.total ?? 0;
  if (countUpTo === undefined || counted <= countUpTo) {
    return { ...toPage(items, counted, args), totalIsExact: true };
  }

  const reached = skipped + pageRows.length;
  if (pageRows.length > items.length) {
    return {
      ...toPage(items, Math.max(counted, await estimate(`SELECT ${rows}`), reached), args),
      totalIsExact: false,
    };
  }
  if (items.length > 0) return { ...toPage(items, reached, args), totalIsExact: true };
  const [all] = await query<{ total: number }>(count(rows));
  return { ...toPage(items, all?.total ?? 0, args), totalIsExact: true };
}
