import type { PageArgs } from '../../lib/paging.ts';
import type { Reader } from '../../lib/sql.ts';
import { ReviewOrder } from './review.inputs.ts';

const ORDERS: Record<ReviewOrder, string> = {
  oldest: 'at, id',
  newest: 'at DESC, id DESC',
  name: 'key, id',
};

interface ReviewList {
  /** A SELECT of `id`, `at` (the time it is ordered by) and `key` (the folded name), all of one index. */
  found: string;
  values: readonly unknown[];
  /** Whether rows are compared with a text: then they are walked through once, for page and total. */
  isSearched: boolean;
  order: ReviewOrder;
}

/** Ids of one page, in order, and how many rows the list has, exactly. */
export async function reviewPage(
  reader: Reader,
  { found, values, isSearched, order }: ReviewList,
  { page, perPage }: PageArgs,
): Promise<{ ids: number[]; total: number }> {
  const place = values.length + 1;
  const [row] = await reader.query<{ ids: number[]; total: number }>(
    {
      // Without a name it is planned for these very values.
      name: '',
      text: `WITH found AS ${isSearched ? '' : 'NOT '}MATERIALIZED (${found})
        SELECT (SELECT count(*)::int FROM found) AS total,
          ARRAY(SELECT id FROM found ORDER BY ${ORDERS[order]} LIMIT $${place} OFFSET $${place + 1}) AS ids`,
    },
    [...values, perPage, (page - 1) * perPage],
  );
  if (!row) throw new Error('Counting gave no row.');
  return row;
}
