import type { Failure } from '../../../api/errors.ts';
import { ITEM, type ListAddress } from '../../../ui/list/use-list-params.ts';
import type { Details } from './row-details.tsx';

/** Returns the id of the row that the URL opens where it is not on the list's page; empty while that is loading. */
export function offPageId(
  address: ListAddress,
  { page, rows }: { page: unknown; rows: readonly { id: string }[] },
): string {
  const openId = address.text(ITEM);
  return page === undefined || rows.some(({ id }) => id === openId) ? '' : openId;
}

/** Returns what a list's details have of a row that a query loads by its id. */
export const openedRow = <Row>(
  row: Row | undefined,
  failure: Failure | undefined,
): Pick<Details<Row>, 'row' | 'isMissing'> => ({ row, isMissing: failure?.code === 'NOT_FOUND' });
