import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lockHeight } from './lock-height.ts';
import type { Outcome } from './outcome.tsx';

/** Longer than a double click, and long enough to read the last outcome. */
const ALL_DECIDED_MS = 700;
/** Interval between checks; two checks without pointer or keyboard focus release the rows. */
const CHECK_MS = 1_000;

interface Identified {
  id: string;
}

interface DecidedRowsOptions<Row> {
  /** The rows of the latest response. */
  rows: readonly Row[];
  /** False while the list is reloading. */
  isCurrent: boolean;
  /** Identifies the page of the list; another one shows the latest rows. */
  page: string;
  element: RefObject<HTMLElement | null>;
  /** False where a row can be acted on again as long as the list has it. */
  isFinal?: boolean;
}

export interface DecidedRows<Row> {
  rows: readonly Row[];
  /** The undecided ones. */
  open: readonly Row[];
  outcomeOf(row: Row): Outcome | undefined;
  /** Keeps the rows in place with their outcome until `release`. */
  settle(ids: readonly string[], outcome: Outcome): void;
  /** Takes the outcome of a row back: the decision was undone. */
  unsettle(id: string): void;
  /** True while rows are kept in place. */
  isHolding: boolean;
  /** True once the list has been reloaded. */
  canRelease: boolean;
  /** Shows the latest rows. */
  release(): void;
}

/**
 * Keeps decided rows in place, so that no other row moves under the pointer. The latest rows are shown once all are
 * decided, or once neither pointer nor keyboard focus has been in the list for two checks.
 */
export function useDecidedRows<Row extends Identified>({
  rows: latest,
  isCurrent,
  page,
  element,
  isFinal = true,
}: DecidedRowsOptions<Row>): DecidedRows<Row> {
  const [snapshot, setSnapshot] = useState<{
    page: string;
    rows: readonly Row[];
    outcomes: ReadonlyMap<string, Outcome>;
  }>();
  const holding = snapshot?.page === page ? snapshot : undefined;
  // Another page releases the rows.
  if (snapshot && !holding) setSnapshot(undefined);
  const latestById = new Map(latest.map((row) => [row.id, row]));
  const rows = holding ? holding.rows.map((row) => latestById.get(row.id) ?? row) : latest;
  const outcomeOf = ({ id }: Identified) =>
    isFinal || !latestById.has(id) ? holding?.outcomes.get(id) : undefined;
  const open = rows.filter((row) => outcomeOf(row) === undefined);

  const pageRef = useRef({ page, rows });
  useEffect(() => {
    // Ignores a late response about a row of the previous page.
    if (isCurrent) pageRef.current = { page, rows };
  });

  const release = () => {
    const list = element.current;
    if (list?.querySelector('[data-outcome]:focus')) list.focus({ preventScroll: true });
    if (list) lockHeight(list);
    if (open.length === 0 && list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
    setSnapshot(undefined);
  };
  const releaseNow = useEffectEvent(release);
  const canRelease = holding !== undefined && isCurrent;
  const isDone = open.length === 0;
  useEffect(() => {
    if (!canRelease) return;
    if (isDone) {
      const timer = setTimeout(() => releaseNow(), ALL_DECIDED_MS);
      return () => clearTimeout(timer);
    }
    let wasAway = false;
    const timer = setInterval(() => {
      const isAway = !element.current?.matches(':hover') && !element.current?.querySelector(':focus-visible');
      if (isAway && wasAway) releaseNow();
      wasAway = isAway;
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, [canRelease, isDone, element]);

  return {
    rows,
    open,
    outcomeOf,
    isHolding: holding !== undefined,
    canRelease,
    release,
    settle(ids, outcome) {
      if (ids.length === 0) return;
      setSnapshot((before) => {
        const base =
          before?.page === pageRef.current.page ? before : { ...pageRef.current, outcomes: new Map() };
        return { ...base, outcomes: new Map([...base.outcomes, ...ids.map((id) => [id, outcome] as const)]) };
      });
    },
    unsettle(undone) {
      setSnapshot(
        (before) =>
          before && { ...before, outcomes: new Map([...before.outcomes].filter(([id]) => id !== undone)) },
      );
    },
  };
}
