import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepHeight } from './lock-height.ts';
import type { Outcome } from './outcome.tsx';

/** The last row's result is seen, and a second click of it is over, before others come. */
const ALL_DECIDED_MS = 700;
/** Interval between checks; two checks without pointer or keyboard focus release the rows. */
const LOOK_MS = 1_000;

interface Identified {
  id: string;
}

interface SettledRowsOptions<Row> {
  /** What the list holds by now. */
  rows: readonly Row[];
  /** False while the list is asked for again. */
  isFresh: boolean;
  /** Which page of which list it is: another one is shown as it is. */
  page: string;
  place: RefObject<HTMLElement | null>;
  /** False where a row can be acted on again as long as the list has it. */
  isFinal?: boolean;
}

export interface SettledRows<Row> {
  rows: readonly Row[];
  /** Those of them that are not decided. */
  open: readonly Row[];
  outcomeOf(row: Row): Outcome | undefined;
  /** Rows are decided: they stay with the outcome, and so do the others, until the list is shown as it is. */
  settle(ids: readonly string[], outcome: Outcome): void;
  /** Some rows are not of the list any more. */
  isHolding: boolean;
  /** The list was asked for again since, so it can be shown. */
  canRelease: boolean;
  /** Shows the list as it is by now. */
  release(): void;
}

/**
 * Rows that keep their places while they are decided, so that nothing else comes under the pointer. The list is shown
 * as it is by then once all of its rows are decided, or nobody points at it or has the focus in it for a moment.
 */
export function useSettledRows<Row extends Identified>({
  rows: fresh,
  isFresh,
  page,
  place,
  isFinal = true,
}: SettledRowsOptions<Row>): SettledRows<Row> {
  const [held, setHeld] = useState<{
    page: string;
    rows: readonly Row[];
    outcomes: ReadonlyMap<string, Outcome>;
  }>();
  const holding = held?.page === page ? held : undefined;
  // Another page ends the hold.
  if (held && !holding) setHeld(undefined);
  const freshById = new Map(fresh.map((row) => [row.id, row]));
  const rows = holding ? holding.rows.map((row) => freshById.get(row.id) ?? row) : fresh;
  const outcomeOf = ({ id }: Identified) =>
    isFinal || !freshById.has(id) ? holding?.outcomes.get(id) : undefined;
  const open = rows.filter((row) => outcomeOf(row) === undefined);

  const shown = useRef({ page, rows });
  useEffect(() => {
    // Rows of the page before are no rows of this one: a decision on them that is answered late holds nothing here.
    if (isFresh) shown.current = { page, rows };
  });

  const release = () => {
    const list = place.current;
    if (list?.querySelector('[data-outcome]:focus')) list.focus({ preventScroll: true });
    if (list) keepHeight(list);
    if (open.length === 0 && list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
    setHeld(undefined);
  };
  const releaseNow = useEffectEvent(release);
  const canRelease = holding !== undefined && isFresh;
  const isDone = open.length === 0;
  useEffect(() => {
    if (!canRelease) return;
    if (isDone) {
      const timer = setTimeout(() => releaseNow(), ALL_DECIDED_MS);
      return () => clearTimeout(timer);
    }
    let wasAway = false;
    const timer = setInterval(() => {
      const isAway = !place.current?.matches(':hover') && !place.current?.querySelector(':focus-visible');
      if (isAway && wasAway) releaseNow();
      wasAway = isAway;
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [canRelease, isDone, place]);

  return {
    rows,
    open,
    outcomeOf,
    isHolding: holding !== undefined,
    canRelease,
    release,
    settle(ids, outcome) {
      if (ids.length === 0) return;
      setHeld((before) => {
        const base = before?.page === shown.current.page ? before : { ...shown.current, outcomes: new Map() };
        return { ...base, outcomes: new Map([...base.outcomes, ...ids.map((id) => [id, outcome] as const)]) };
      });
    },
  };
}
