import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ITEM, type ListAddress, NO_ITEM, PART } from '../../../ui/list/use-list-params.ts';

/** History state of an address with an opened row. */
interface ItemState {
  /** The page below neither scrolls nor loses the focus. */
  isOverlay: true;
  /** True where Back leads to the list. */
  isOverList: boolean;
}

/** Returns the props of the link that opens a row, or a part of it; Back closes it, however many have been looked at. */
export type ItemLink = (
  row: { id: string },
  section?: string,
) => { to: string; state: ItemState; replace: boolean };

export interface OpenItem {
  /** Id of the opened row; empty for none. */
  id: string;
  linkOf: ItemLink;
  close(): void;
}

const isOverListOf = (state: unknown): boolean => (state as Partial<ItemState> | null)?.isOverList === true;

/** Returns what opens rows of a list. */
export function useItemLink(address: ListAddress): ItemLink {
  const { state } = useLocation();
  const id = address.text(ITEM);
  return (row, section = '') => ({
    to: address.pathWith({ [ITEM]: row.id, [PART]: section }),
    state: { isOverlay: true, isOverList: id === '' || isOverListOf(state) },
    replace: id !== '',
  });
}

/** Returns the row that the URL opens. Closing focuses its row in the list. */
export function useItem(address: ListAddress, list: { current: HTMLElement | null }): OpenItem {
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = address.text(ITEM);
  const linkOf = useItemLink(address);
  const before = useRef(id);
  const focusRow = useEffectEvent((closed: string) => {
    const rows = list.current?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [];
    const row = [...rows].find((tableRow) => tableRow.dataset.id === closed);
    (row?.querySelector<HTMLElement>('[data-row-link]') ?? list.current)?.focus();
  });
  useEffect(() => {
    const closed = before.current;
    before.current = id;
    if (closed !== '' && id === '' && document.activeElement === document.body) focusRow(closed);
  }, [id]);
  return {
    id,
    linkOf,
    close: () => {
      if (isOverListOf(state)) navigate(-1);
      else navigate(address.pathWith(NO_ITEM), { replace: true });
    },
  };
}
