import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { usePolling } from '../../../api/use-polling.ts';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import { isBeyond } from '../../list/is-beyond.ts';
import { useWorkCountsQuery, useWorkQuery, WorkDocument, type WorkRowFragment } from '../work.gen.ts';
import { KINDS, keyOf, kindOf, type WorkKey, type WorkKind } from '../work-kinds.ts';

const REFRESH_MS = 30_000;
/** A decided matter stays hidden so long; later the server's list says whether it waits. */
const HIDDEN_MS = 15_000;
/** As the query asks for it. */
const PER_PAGE = 50;

/** A matter, and the page of the list that it is on. */
export interface Placed {
  key: WorkKey;
  page: number;
}

export interface WorkList {
  /** Those that the screen lists. */
  kinds: readonly WorkKind[];
  /** The one that the URL filters by. */
  kind: WorkKind | undefined;
  /** Undefined while they are loading. */
  items: readonly WorkRowFragment[] | undefined;
  total: number;
  lastPage: number;
  page: number;
  /** Number of the page's first matter in the whole list, from 1. */
  first: number;
  countOf(kind: WorkKind): { count: number; overdue: number } | undefined;
  isFailed: boolean;
  /** Whether the page is beyond the last one: its matters have been decided. */
  isBeyond: boolean;
  retry(): Promise<void>;
  /** Hides decided matters at once. */
  hide(keys: readonly WorkKey[]): void;
  /** Shows matters again whose decision was undone. */
  unhide(keys: readonly WorkKey[]): void;
  /** Reads what follows the page, or precedes it; undefined at the end of the list. */
  beyond(isForward: boolean): Promise<Placed | undefined>;
}

/**
 * Returns what waits of some kinds, as the URL filters it, refetched every 30 seconds and after each decision. Decided
 * matters leave the server's list at once, so that those of later pages move up.
 */
export function useWorkList(address: ListAddress, kinds: readonly WorkKind[] = KINDS): WorkList {
  const client = useApolloClient();
  const kind = kindOf(address.text('kind'), kinds);
  const { page } = address;
  const filter = {
    kinds: kind ? [kind] : kinds.length < KINDS.length ? [...kinds] : null,
    q: address.text('q') || null,
  };
  const { data, failure, refetch } = useWorkQuery({ variables: { ...filter, page } });
  const counts = useWorkCountsQuery();
  const [hidden, setHidden] = useState<ReadonlyMap<string, number>>(new Map());

  const ask = async () => {
    await Promise.all([refetch(), counts.refetch()]);
    const since = Date.now() - HIDDEN_MS;
    setHidden((before) => new Map([...before].filter(([, at]) => at > since)));
  };
  const askNow = usePolling(ask, { everyMs: REFRESH_MS, restMs: REFRESH_MS });
  const found = data?.adminWork;
  // Rows show with the filters, which would move them down later.
  const isLoaded = found && (counts.data || counts.failure);
  const items = isLoaded ? found.items.filter((item) => !hidden.has(keyOf(item))) : undefined;
  return {
    kinds,
    kind,
    items,
    total: found && items ? found.total - (found.items.length - items.length) : 0,
    lastPage: found?.lastPage ?? 1,
    page,
    first: (page - 1) * PER_PAGE + 1,
    countOf: (wanted) => counts.data?.adminWorkCounts.find((row) => row.kind === wanted),
    isFailed: failure !== undefined && !found,
    isBeyond: isBeyond(found),
    retry: ask,
    hide(keys) {
      setHidden((before) => new Map([...before, ...keys.map((key) => [keyOf(key), Date.now()] as const)]));
      askNow();
    },
    unhide(keys) {
      const undone = new Set(keys.map(keyOf));
      setHidden((before) => new Map([...before].filter(([known]) => !undone.has(known))));
      askNow();
    },
    async beyond(isForward) {
      const known = new Set([...(found?.items ?? []).map(keyOf), ...hidden.keys()]);
      // The same page first: matters of the next one may have moved up to it.
      for (const number of isForward ? [page, page + 1] : [page - 1]) {
        if (number < 1) return undefined;
        const { data: read } = await client.query({
          query: WorkDocument,
          variables: { ...filter, page: number },
          fetchPolicy: 'network-only',
        });
        const fresh = read?.adminWork.items.filter((item) => !known.has(keyOf(item))) ?? [];
        const next = isForward ? fresh[0] : fresh.at(-1);
        if (next) return { key: next, page: number };
      }
      return undefined;
    },
  };
}
