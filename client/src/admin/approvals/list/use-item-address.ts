import { useLocation, useNavigate } from 'react-router-dom';
import { parseKey } from '../../approval-types/approval-types.ts';
import { type ApprovalKey, keyOf } from '../../undo/approval-key.ts';

export interface ItemAddress {
  /** The open approval. */
  open: ApprovalKey | undefined;
  /** Path that opens an approval, or closes it; filters and page stay. */
  pathOf(key: ApprovalKey | undefined): string;
  /** Opens an approval in place of the one before, on another page where one is given: going back leads to the list. */
  replace(key: ApprovalKey | undefined, page?: number): void;
}

/** Returns the open approval, kept in the URL as `item`. */
export function useItemAddress(): ItemAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pathOf = (key: ApprovalKey | undefined, page?: number): string => {
    const params = new URLSearchParams(search);
    if (key) params.set('item', keyOf(key));
    else params.delete('item');
    if (page !== undefined && page > 1) params.set('page', String(page));
    else if (page !== undefined) params.delete('page');
    // Both characters are allowed in a query.
    const query = params.toString().replace(/%3A/g, ':');
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return {
    open: parseKey(new URLSearchParams(search).get('item') ?? ''),
    pathOf,
    replace: (key, page) => navigate(pathOf(key, page), { replace: true, preventScrollReset: true }),
  };
}
