import type { QueryResult } from '../../../api/hooks.ts';
import { ITEM, type ListAddress } from '../../../ui/list/use-list-params.ts';
import type { Details } from './row-details.tsx';

/** Returns the id of the row that the URL opens where the list does not show it; empty while its page is loading. */
export function offPageId(
  address: ListAddress,
  { page, rows, isFailed }: { page: unknown; rows: readonly { id: string }[]; isFailed: boolean },
): string {
  const openId = address.text(ITEM);
  const isLoading = page === undefined && !isFailed;
  return isLoading || rows.some(({ id }) => id === openId) ? '' : openId;
}

/** Maps a by-id query to `row`, `isMissing` and `retry`. */
export function openedRow<Row>(
  row: Row | undefined,
  { failure, refetch }: Pick<QueryResult<unknown>, 'failure' | 'refetch'>,
): Pick<Details<Row>, 'row' | 'isMissing' | 'retry'> {
  const isMissing = failure?.code === 'NOT_FOUND';
  return { row, isMissing, retry: failure && !isMissing ? refetch : undefined };
}
