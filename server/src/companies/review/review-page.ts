import type { Conditions } from '../../database/conditions.ts';
import type { Reader } from '../../database/statement.ts';
import { listPage } from '../../graphql/list-page.ts';
import type { Page, PageArgs } from '../../graphql/paging.ts';
import { ReviewOrder } from './review.inputs.ts';

interface ReviewList {
  from: string;
  key?: string;
  id: string;
  /**
   * The time that it is ordered by, and the normalized text that it is searched and named by; one index holds all.
   */
  at: string;
  text: string;
  columns: string;
  joined?: string;
}

interface ReviewPageArgs extends PageArgs {
  q?: string | null;
  order: ReviewOrder;
}

/** Returns a page of a list of the review queue. */
export async function reviewPage<Item>(
  reader: Reader,
  { id, at, text, ...list }: ReviewList,
  filter: Conditions,
  args: ReviewPageArgs,
): Promise<Page<Item>> {
  await filter.addSearch(reader, args.q, (pattern) => `${text} LIKE ${pattern}`);
  const orders: Record<ReviewOrder, string> = {
    oldest: `${at}, ${id}`,
    newest: `${at} DESC, ${id} DESC`,
    name: `${text} COLLATE "C", ${id}`,
  };
  return listPage<Item>(reader, { ...list, filter, order: orders[args.order] }, args);
}
