import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** A higher page number in the URL is ignored. */
const LAST_PAGE = 1_000_000;

/** Rows a page that a list offers, `rows` in the URL. */
export const ROWS_A_PAGE = [25, 50, 100] as const;
export type Rows = (typeof ROWS_A_PAGE)[number];

export interface ListAddress {
  /** Counted from 1. */
  page: number;
  /** Rows a page. */
  rows: Rows;
  /** Value of a filter in the URL; empty when it has none. */
  text(name: string): string;
  /** Path of this list on another page. */
  pathOf(page: number): string;
  /** Path of this list with other parameters, on the same page; an empty text removes one. */
  pathWith(params: Record<string, string>): string;
  /** Changes filters and goes to the first page; an empty text removes a filter. */
  change(params: Record<string, string>): void;
  /** Changes the rows a page and goes to the first. */
  changeRows(rows: Rows): void;
}

/** Name of the opened row in the URL. */
export const ITEM = 'item';
/** Name of the part of it that is shown, in place of its usual details. */
export const PART = 'part';
/** The parameters of a list without an opened row. */
export const NO_ITEM = { [ITEM]: '', [PART]: '' } as const;

/** Returns filters, order and page of a list, kept in the URL. */
export function useListAddress(usualRows: Rows = ROWS_A_PAGE[0]): ListAddress {
  const { pathname, key } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const number = Number(search.get('page'));
  const rows = Number(search.get('rows'));
  const current = search.toString();
  /** Navigated to and not rendered yet, oldest first: two filters may change before either is in the rendered URL. */
  const underWay = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key means another navigation
  useEffect(() => {
    const echo = underWay.current.indexOf(current);
    underWay.current = echo >= 0 ? underWay.current.slice(echo + 1) : [];
  }, [current, key]);

  function queryOf(from: string, changes: Record<string, string>): string {
    const params = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    return params.toString();
  }
  const addressOf = (query: string): string => (query === '' ? pathname : `${pathname}?${query}`);

  const change = (params: Record<string, string>) => {
    const query = queryOf(underWay.current.at(-1) ?? current, { ...params, page: '', ...NO_ITEM });
    underWay.current.push(query);
    navigate(addressOf(query), { replace: true });
  };
  return {
    page: Number.isInteger(number) && number > 1 && number < LAST_PAGE ? number : 1,
    rows: ROWS_A_PAGE.find((offered) => offered === rows) ?? usualRows,
    text: (name) => search.get(name) ?? '',
    pathOf: (page) => addressOf(queryOf(current, { page: page > 1 ? String(page) : '', ...NO_ITEM })),
    pathWith: (params) => addressOf(queryOf(current, params)),
    change,
    changeRows: (size) => change({ rows: size === usualRows ? '' : String(size) }),
  };
}
