import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** So far lists are paged; what lies beyond is the first page. */
const LAST_PAGE = 1_000_000;

export interface ListAddress {
  /** Counted from 1. */
  page: number;
  /** What the address says of a filter; empty when nothing. */
  text(name: string): string;
  /** The same, when it is one of these; else the first, which is the usual one and stands in no address. */
  choice<Value extends string>(name: string, choices: readonly [Value, ...Value[]]): Value;
  /** This list on another page. */
  pathOf(page: number): string;
  /** Other filters in place of these, from the first page on; an empty text takes one away. */
  change(parts: Record<string, string>): void;
}

/** What a list is asked with, kept in the address: it can be linked, gone back to and read anew. */
export function useListAddress(): ListAddress {
  const { pathname, key } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(search.get('page'));
  const shown = search.toString();
  /** Gone to and not shown yet, oldest first: two filters may change before either is seen in the address. */
  const underWay = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key, and somebody has gone somewhere
  useEffect(() => {
    const echo = underWay.current.indexOf(shown);
    underWay.current = echo >= 0 ? underWay.current.slice(echo + 1) : [];
  }, [shown, key]);

  function queryOf(from: string, parts: Record<string, string>): string {
    const params = new URLSearchParams(from);
    for (const [name, value] of Object.entries(parts)) {
      if (value === '') params.delete(name);
      else params.set(name, value);
    }
    return params.toString();
  }
  const addressOf = (query: string): string => (query === '' ? pathname : `${pathname}?${query}`);

  return {
    page: Number.isInteger(asked) && asked > 1 && asked < LAST_PAGE ? asked : 1,
    text: (name) => search.get(name) ?? '',
    choice: (name, choices) => choices.find((value) => value === search.get(name)) ?? choices[0],
    pathOf: (page) => addressOf(queryOf(shown, { page: page > 1 ? String(page) : '' })),
    change: (parts) => {
      const query = queryOf(underWay.current.at(-1) ?? shown, { ...parts, page: '' });
      underWay.current.push(query);
      navigate(addressOf(query), { replace: true });
    },
  };
}
