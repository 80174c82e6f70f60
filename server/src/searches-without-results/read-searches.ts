import { Conditions } from '../database/conditions.ts';
import type { Context } from '../graphql/context.ts';
import { listPage } from '../graphql/list-page.ts';
import type { Page } from '../graphql/paging.ts';
import type {
  SearchesWithoutResultsArgs,
  SearchWithoutResults,
  SearchWithoutResultsOrder,
} from './search-without-results.ts';

/** Left out are those that have become a word of a kind. */
export const SHOWN_SEARCHES = `searches_without_results s WHERE is_common AND NOT is_dismissed
  AND NOT EXISTS (SELECT FROM kind_words w WHERE w.key = s.key)`;

const ORDERS: Record<SearchWithoutResultsOrder, string> = {
  times: 'times DESC, text',
  timesAscending: 'times, text DESC',
  newest: 'last_seen_at DESC, text',
  oldest: 'last_seen_at, text DESC',
};

/** Returns a page of the texts that at least five addresses searched without results. */
export function adminSearchesWithoutResults(
  ctx: Context,
  { q, order, ...args }: SearchesWithoutResultsArgs,
): Promise<Page<SearchWithoutResults>> {
  const filter = new Conditions();
  if (q) filter.add((placeholder) => `text LIKE '%' || search_fold(${placeholder(q)}) || '%'`);
  const list = {
    from: `(SELECT text, times, last_seen_at FROM ${SHOWN_SEARCHES}) shown`,
    key: 'text',
    filter,
    order: ORDERS[order],
    columns: 'text AS id, text, times, last_seen_at AS "lastSeenAt"',
  };
  return listPage<SearchWithoutResults>(ctx.db.reads, list, args);
}
