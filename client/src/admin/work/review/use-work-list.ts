import { useState } from 'react';
import { usePolling } from '../../../api/use-polling.ts';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import { useWorkCountsQuery, useWorkQuery, type WorkRowFragment } from '../work.gen.ts';
import { keyOf, kindOf, type WorkKey, type WorkKind } from '../work-kinds.ts';

const REFRESH_MS = 30_000;
/** A decided matter stays hidden so long; later the server's list says whether it waits. */
const HIDDEN_MS = 15_000;

export interface WorkList {
  kind: WorkKind | undefined;
  /** Undefined while they are loading. */
  items: readonly WorkRowFragment[] | undefined;
  total: number;
  lastPage: number;
  page: number;
  countOf(kind: WorkKind): { count: number; overdue: number } | undefined;
  isFailed: boolean;
  retry(): Promise<void>;
  /** Hides decided matters at once. */
  hide(keys: readonly WorkKey[]): void;
  /** Shows matters again whose decision was undone. */
  unhide(keys: readonly WorkKey[]): void;
}

/** Returns what waits, as the URL filters it, refetched every 30 seconds and after each decision. */
export function useWorkList(address: ListAddress): WorkList {
  const kind = kindOf(address.text('kind'));
  const variables = { kinds: kind ? [kind] : null, q: address.text('q') || null, page: address.page };
  const { data, failure, refetch } = useWorkQuery({ variables });
  const counts = useWorkCountsQuery();
  const [hidden, setHidden] = useState<ReadonlyMap<string, number>>(new Map());

  const ask = async () => {
    await Promise.all([refetch(), counts.refetch()]);
    const since = Date.now() - HIDDEN_MS;
    setHidden((before) => new Map([...before].filter(([, at]) => at > since)));
  };
  const askNow = usePolling(ask, { everyMs: REFRESH_MS, restMs: REFRESH_MS });
  const found = data?.adminWork;
  const items = found?.items.filter((item) => !hidden.has(keyOf(item)));
  return {
    kind,
    items,
    total: found && items ? found.total - (found.items.length - items.length) : 0,
    lastPage: found?.lastPage ?? 1,
    page: address.page,
    countOf: (wanted) => counts.data?.adminWorkCounts.find((row) => row.kind === wanted),
    isFailed: failure !== undefined && !found,
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
  };
}
