import type { Conditions } from '../../database/conditions.ts';
import type { Reader } from '../../database/statement.ts';
import { ReviewOrder } from './review.inputs.ts';

/** The columns of a list of the review queue; one index holds all. */
interface ReviewColumns {
  id: string;
  /** The time that it is ordered by. */
  at: string;
  /** The normalized text that it is searched and named by. */
  text: string;
}

/** Returns the filter, with the search added, and the order of a list of the review queue. */
export async function reviewList(
  reader: Reader,
  { id, at, text }: ReviewColumns,
  filter: Conditions,
  { q, order }: { q?: string | null; order: ReviewOrder },
): Promise<{ filter: Conditions; order: string }> {
  await filter.addSearch(reader, q, (pattern) => `${text} LIKE ${pattern}`);
  const orders: Record<ReviewOrder, string> = {
    oldest: `${at}, ${id}`,
    newest: `${at} DESC, ${id} DESC`,
    name: `${text} COLLATE "C", ${id}`,
  };
  return { filter, order: orders[order] };
}
