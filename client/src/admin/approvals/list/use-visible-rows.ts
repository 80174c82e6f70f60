import { useState } from 'react';
import { keyOf } from '../../undo/approval-key.ts';
import type { ApprovalRowFragment } from '../approvals.gen.ts';
import type { IsAfter } from './approval-order.ts';

/** `adminDecidedWork` takes no more. */
const MOST = 200;

type Rows = readonly ApprovalRowFragment[];

/** Returns the rows in their order: those of now, and those of before that have left. */
function merged(before: Rows, now: Rows, isAfter: IsAfter): Rows {
  const present = new Set(now.map(keyOf));
  const left = before.filter((row) => !present.has(keyOf(row)));
  if (left.length === 0 || left.length + now.length > MOST) return now;
  return [...left, ...now].sort((one, other) => (isAfter(one, other) ? 1 : -1));
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
export function useVisibleRows(
  found: Rows | undefined,
  page: string,
  { isHidden, isAfter, isNewestFirst }: ShownRowsOptions,
): ShownRows {
  const [shown, setShown] = useState<{ page: string; found: Rows; rows: Rows; arrivals: Rows }>();
  const kept = shown?.page === page ? shown : undefined;
  if (found && kept?.found !== found) {
    const before = kept?.rows.filter((row) => !isHidden(row)) ?? [];
    const arrivals = isNewestFirst ? arrivalsOf(before, found, isAfter) : NONE;
    const rest = found.filter((row) => !arrivals.includes(row));
    setShown({ page, found, rows: merged(before, rest, isAfter), arrivals });
  }
  return {
    rows: found && (kept?.rows ?? found),
    arrivals: kept?.arrivals ?? NONE,
    reset: () => setShown(undefined),
  };
}
