import { useState } from 'react';
import { keyOf } from '../../actions/work-kinds.ts';
import type { WorkRowFragment } from '../work.gen.ts';
import type { IsAfter } from './work-order.ts';

/** `adminDecidedWork` takes no more. */
const MOST = 200;

type Rows = readonly WorkRowFragment[];

/** Returns the rows in their order: those of now, and those of before that have left. */
function merged(before: Rows, now: Rows, isAfter: IsAfter): Rows {
  const present = new Set(now.map(keyOf));
  const left = before.filter((row) => !present.has(keyOf(row)));
  if (left.length === 0 || left.length + now.length > MOST) return now;
  return [...left, ...now].sort((one, other) => (isAfter(one, other) ? 1 : -1));
}

interface ShownRows {
  rows: Rows | undefined;
  /** Lets go of the rows that have left. */
  reset(): void;
}

/**
 * Returns the rows of a page that is read again and again. Rows that leave it stay where they are, so that none moves under
 * the pointer, until `reset` or another `page`, which names the page, its filters and order; hidden ones leave.
 */
export function useShownRows(
  found: Rows | undefined,
  page: string,
  { isHidden, isAfter }: { isHidden(row: WorkRowFragment): boolean; isAfter: IsAfter },
): ShownRows {
  const [shown, setShown] = useState<{ page: string; found: Rows; rows: Rows }>();
  const kept = shown?.page === page ? shown : undefined;
  if (found && kept?.found !== found)
    setShown({
      page,
      found,
      rows: kept
        ? merged(
            kept.rows.filter((row) => !isHidden(row)),
            found,
            isAfter,
          )
        : found,
    });
  return { rows: found && (kept?.rows ?? found), reset: () => setShown(undefined) };
}
