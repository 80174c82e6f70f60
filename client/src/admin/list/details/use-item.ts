import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ITEM, type ListAddress } from '../../../ui/list/use-list-params.ts';

/** History state of an address with an opened row. */
interface ItemState {
  /** The page below neither scrolls nor loses the focus. */
  isOverlay: true;
  /** True where Back leads to the list. */
  isOverList: boolean;
}

export interface OpenItem {
  /** Id of the opened row; empty for none. */
  id: string;
  /** Props of the link that opens a row; Back closes it, however many have been looked at. */
  linkOf(row: { id: string }): { to: string; state: ItemState; replace: boolean };
  close(): void;
}

/** Returns the row that the URL opens. Closing focuses its row in the list. */
export function useItem(address: ListAddress, list: { current: HTMLElement | null }): OpenItem {
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = address.text(ITEM);
  const isOverList = (state as Partial<ItemState> | null)?.isOverList === true;
  const before = useRef(id);
  const focusRow = useEffectEvent((closed: string) => {
    const rows = list.current?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [];
    const row = [...rows].find((one) => one.dataset.id === closed);
    (row?.querySelector<HTMLElement>('[data-row-link]') ?? list.current)?.focus();
  });
  useEffect(() => {
    const closed = before.current;
    before.current = id;
    if (closed !== '' && id === '' && document.activeElement === document.body) focusRow(closed);
  }, [id]);
  return {
    id,
    linkOf: (row) => ({
      to: address.pathWith({ [ITEM]: row.id }),
      state: { isOverlay: true, isOverList: id === '' || isOverList },
      replace: id !== '',
    }),
    close: () => {
      if (isOverList) navigate(-1);
      else navigate(address.pathWith({ [ITEM]: '' }), { replace: true });
    },
  };
}
