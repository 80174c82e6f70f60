import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePolling } from '../../../api/use-polling.ts';
import { choiceOf } from '../../../ui/list/choices.ts';
import type { ListAddress } from '../../../ui/list/use-list-params.ts';
import { KINDS, kindOf, type WorkKind } from '../../approval-types/approval-types.ts';
import { isPastLastPage } from '../../list/is-past-last-page.ts';
import { type Decided, useDecided } from '../../list/use-decided.ts';
import { type ApprovalKey, keyOf } from '../../undo/approval-key.ts';
import { onWaitingAgain } from '../../undo/waiting-again.ts';
import {
  type ApprovalRowFragment,
  ApprovalsDocument,
  useApprovalCountsQuery,
  useApprovalsQuery,
  type WorkOrder,
} from '../approvals.gen.ts';
import { type IsAfter, isAfterBy, ORDERS } from './approval-order.ts';

/** `adminDecidedWork` takes no more. */
const MOST = 200;

type Rows = readonly ApprovalRowFragment[];

/** Returns the rows in their order: those of now, and those of before that have left. */
function merged(before: Rows, now: Rows, isAfter: IsAfter): Rows {
  const present = new Set(now.map(keyOf));
  const remaining = before.filter((row) => !present.has(keyOf(row)));
  if (remaining.length === 0 || remaining.length + now.length > MOST) return now;
  return [...remaining, ...now].sort((a, b) => (isAfter(a, b) ? 1 : -1));
}

/** Returns the rows that have come before the first of those that are shown. */
function arrivalsOf([first]: Rows, now: Rows, isAfter: IsAfter): Rows {
  return first ? now.filter((row) => isAfter(first, row)) : [];
}

interface ShownRowsOptions {
  isHidden(row: ApprovalRowFragment): boolean;
  isAfter: IsAfter;
  /** Whether new rows come first: they are not shown until `reset`. */
  isNewestFirst: boolean;
}

interface ShownRows {
  rows: Rows | undefined;
  /** Those above the rows that are not shown yet. */
  arrivals: Rows;
  /** Shows the latest rows only. */
  reset(): void;
}

const NONE: Rows = [];

/**
 * Returns the rows of a page that is read again and again. None moves under the pointer until `reset` or another
 * `page`, which names the page, its filters and order: rows that leave it stay where they are, and new ones do not show
 * above them. Hidden rows leave.
 */
function useVisibleRows(
  latest: Rows | undefined,
  page: string,
  { isHidden, isAfter, isNewestFirst }: ShownRowsOptions,
): ShownRows {
  const [snapshot, setSnapshot] = useState<{ page: string; latest: Rows; rows: Rows; arrivals: Rows }>();
  const current = snapshot?.page === page ? snapshot : undefined;
  if (latest && current?.latest !== latest) {
    const before = current?.rows.filter((row) => !isHidden(row)) ?? [];
    const arrivals = isNewestFirst ? arrivalsOf(before, latest, isAfter) : NONE;
    const rest = latest.filter((row) => !arrivals.includes(row));
    setSnapshot({ page, latest, rows: merged(before, rest, isAfter), arrivals });
  }
  return {
    rows: latest && (current?.rows ?? latest),
    arrivals: current?.arrivals ?? NONE,
    reset: () => setSnapshot(undefined),
  };
}

const REFRESH_MS = 30_000;
/** A decided approval stays hidden so long; later the server's list says whether it waits. */
const HIDDEN_MS = 15_000;

/** An approval, and the page of the list that it is on. */
export interface Placed {
  key: ApprovalRowFragment;
  page: number;
}

export interface LoadedApprovals {
  /** Those that the screen lists. */
  kinds: readonly WorkKind[];
  /** The one that the URL filters by. */
  kind: WorkKind | undefined;
  order: WorkOrder;
  isAfter: IsAfter;
  /** With those that others have decided; undefined while they are loading. */
  items: readonly ApprovalRowFragment[] | undefined;
  /** Those of the items that still wait. */
  waiting: readonly ApprovalRowFragment[];
  decided: Decided;
  total: number;
  lastPage: number;
  page: number;
  /** Number of the page's first approval in the whole list, from 1. */
  first: number;
  /** How many have come above the items, with the newest first; they show after a decision of one's own. */
  arrivals: number;
  showArrivals(): void;
  countOf(kind: WorkKind): { count: number; overdue: number } | undefined;
  isFailed: boolean;
  /** Whether the page is beyond the last one: its approvals have been decided. */
  isBeyond: boolean;
  retry(): Promise<void>;
  /** Hides decided approvals at once. */
  hide(keys: readonly ApprovalKey[]): void;
  /** Shows approvals again that are not decided after all; it does so by itself when a decision is undone. */
  unhide(keys: readonly ApprovalKey[]): void;
  /**
   * Reads what follows an approval, or precedes it; undefined at the end of the list. `from` is the page's edge unless
   * given.
   */
  beyond(isForward: boolean, from?: ApprovalRowFragment): Promise<Placed | undefined>;
}

/**
 * Returns what waits of some kinds, as the URL filters it, refetched every 30 seconds and after each decision. Decided
 * approvals leave the server's list at once, so that those of later pages move up. What others decide stays in its place
 * until a decision of one's own.
 */
export function useApprovalList(address: ListAddress, kinds: readonly WorkKind[] = KINDS): LoadedApprovals {
  const client = useApolloClient();
  const kind = kindOf(address.text('kind'), kinds);
  const { page, rows: perPage } = address;
  const order = choiceOf(address, 'order', ORDERS);
  const isAfter = isAfterBy(order);
  const filter = {
    kinds: kind ? [kind] : kinds.length < KINDS.length ? [...kinds] : null,
    q: address.text('q') || null,
    order,
  };
  const { data, failure, refetch } = useApprovalsQuery({ variables: { ...filter, page, perPage } });
  const counts = useApprovalCountsQuery();
  const [hidden, setHidden] = useState<ReadonlyMap<string, number>>(new Map());

  const result = data?.adminWork;
  const isHidden = (item: ApprovalRowFragment) => hidden.has(keyOf(item));
  const visible = useVisibleRows(result?.items, JSON.stringify([filter, page, perPage]), {
    isHidden,
    isAfter,
    isNewestFirst: order === 'newest',
  });
  const arrivals = visible.arrivals.filter((item) => !isHidden(item)).length;
  // Rows show with the filters, which would move them down later.
  const isLoaded = visible.rows && (counts.data || counts.failure);
  const listed = isLoaded ? visible.rows?.filter((item) => !isHidden(item)) : undefined;
  const { answer: decided, forget } = useDecided(listed ?? []);
  const waiting = listed?.filter((item) => !decided.has(keyOf(item))) ?? [];
  const [top] = result?.items ?? [];
  // They were on this page and are on one before.
  const moved = page > 1 && top ? waiting.filter((item) => isAfter(top, item)) : [];

  const isOwn = useRef(false);
  const ask = async () => {
    const isReset = isOwn.current;
    isOwn.current = false;
    await Promise.all([refetch(), counts.refetch()]);
    if (isReset) visible.reset();
    const since = Date.now() - HIDDEN_MS;
    setHidden((before) => new Map([...before].filter(([, at]) => at > since)));
  };
  const askNow = usePolling(ask, { everyMs: REFRESH_MS, restMs: REFRESH_MS });
  // Others have decided the whole page: nothing of it is about to be pressed.
  const isUsedUp = waiting.length === 0 && listed !== undefined && listed.length > 0;
  useEffect(() => {
    if (!isUsedUp) return;
    isOwn.current = true;
    askNow();
  }, [isUsedUp, askNow]);
  const askOwn = () => {
    isOwn.current = true;
    askNow();
  };
  const unhide = (keys: readonly ApprovalKey[]) => {
    const undone = new Set(keys.map(keyOf));
    setHidden((before) => new Map([...before].filter(([key]) => !undone.has(key))));
    forget(keys);
    askOwn();
  };
  const showAgain = useEffectEvent(unhide);
  useEffect(() => onWaitingAgain((keys) => showAgain(keys)), []);
  const isGone = (item: ApprovalRowFragment) => isHidden(item) || decided.has(keyOf(item));
  const total = result && listed ? result.total - result.items.filter(isGone).length : 0;
  return {
    kinds,
    kind,
    order,
    isAfter,
    items: total > 0 ? listed : listed && [],
    waiting,
    decided,
    total,
    lastPage: result?.lastPage ?? 1,
    page,
    first: (page - 1) * perPage + 1 + arrivals - moved.length,
    arrivals,
    showArrivals: visible.reset,
    countOf: (approvalType) => counts.data?.adminWorkCounts.find((row) => row.kind === approvalType),
    isFailed: failure !== undefined && !result,
    isBeyond: isPastLastPage(result),
    retry() {
      isOwn.current = true;
      return ask();
    },
    hide(keys) {
      setHidden((before) => new Map([...before, ...keys.map((key) => [keyOf(key), Date.now()] as const)]));
      askOwn();
    },
    unhide,
    async beyond(isForward, from) {
      const edge = from ?? (isForward ? result?.items.at(-1) : result?.items[0]);
      if (!edge) return undefined;
      const readPage = async (number: number) => {
        const answer = await client.query({
          query: ApprovalsDocument,
          variables: { ...filter, page: number, perPage },
          fetchPolicy: 'network-only',
        });
        return answer.data?.adminWork ?? { items: [], lastPage: 1 };
      };
      const isPast = (item: ApprovalRowFragment) => (isForward ? isAfter(item, edge) : isAfter(edge, item));
      const isWanted = (item: ApprovalRowFragment) => isPast(item) && !hidden.has(keyOf(item));
      const step = isForward ? 1 : -1;
      let number = page;
      let { items: rows, lastPage } = await readPage(number);
      const isPage = (pageNumber: number) => pageNumber >= 1 && pageNumber <= lastPage;
      // Decisions and undone ones move approvals by any number of pages: first to the page where the edge is now.
      while (isPage(number - step) && rows.every(isPast)) {
        number -= step;
        ({ items: rows, lastPage } = await readPage(number));
      }
      for (;;) {
        const next = isForward ? rows.find(isWanted) : rows.findLast(isWanted);
        if (next) return { key: next, page: number };
        number += step;
        if (!isPage(number)) return undefined;
        ({ items: rows, lastPage } = await readPage(number));
      }
    },
  };
}
