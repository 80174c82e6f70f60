import { likePattern } from '../../database/like-pattern.ts';
import type { Reader } from '../../database/statement.ts';
import type { PageArgs } from '../../graphql/paging.ts';
import { ReviewOrder } from './review.inputs.ts';

const DIRECTIONS: Record<ReviewOrder, string> = {
  oldest: 'key, id',
  newest: 'key DESC, id DESC',
  name: 'key, id',
};

/** A list as SQL; all its columns stand in one index. */
interface ReviewList {
  from: string;
  /** Columns: its number, the time it is ordered by, and the text it is searched and named by. */
  id: string;
  at: string;
  text: string;
  /** With places from $1 on for `values`. */
  conditions: readonly string[];
  values: readonly unknown[];
}

interface ReviewPageArgs extends PageArgs {
  q?: string | null;
  order: ReviewOrder;
}

/** Ids of one page, in order, and how many rows the list has, exactly. */
export async function reviewPage(
  reader: Reader,
  list: ReviewList,
  { q, order, page, perPage }: ReviewPageArgs,
): Promise<{ ids: number[]; total: number }> {
  const values = [...list.values];
  const conditions = [...list.conditions];
  const add = (value: unknown): string => `$${values.push(value)}`;
  if (q) conditions.push(`${list.text} LIKE ${add(await likePattern(reader, q))}`);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const key = order === ReviewOrder.name ? `${list.text} COLLATE "C"` : list.at;
  const [row] = await reader.query<{ ids: number[]; total: number }>(
    {
      // Without a name it is planned for these very values. What is compared with a text is walked through once,
      // for page and total; else the page is read by the order's index.
      name: '',
      text: `WITH found AS ${q ? '' : 'NOT '}MATERIALIZED
          (SELECT ${list.id} AS id, ${key} AS key FROM ${list.from} ${where})
        SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(SELECT id FROM found
          ORDER BY ${DIRECTIONS[order]} LIMIT ${add(perPage)} OFFSET ${add((page - 1) * perPage)}) AS ids`,
    },
    values,
  );
  if (!row) throw new Error('Counting gave no row.');
  return row;
}
