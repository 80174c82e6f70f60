import { useListCountQuery } from './bulk-job.gen.ts';
import type { BulkActionInput, BulkSelection } from './use-bulk-selection.ts';

export interface BulkPart {
  /** Number of things that the action can be done to; undefined until those of a whole filter are counted. */
  count: number | undefined;
  /** Why they could not be counted. */
  problem: string | undefined;
  /** Counts those of a whole filter again. */
  retry(): Promise<void>;
  /** Starts the action on them, or another one that has the same part; false when it failed. */
  start(overrides?: Partial<Pick<BulkActionInput, 'action' | 'reason' | 'seen'>>): Promise<boolean>;
}

/**
 * Returns the part of a selection that an action can be done to. Of selected rows those that fit; of a whole filter what
 * the server counts for the action.
 */
export function useBulkPart<Row extends { id: string }>(
  chosen: BulkSelection<Row>,
  what: BulkActionInput,
  fits: (row: Row) => boolean,
): BulkPart {
  const isWhole = chosen.allMatching.total !== undefined;
  const input = { ...what, ...chosen.source.of };
  const { data, failure, refetch } = useListCountQuery({ variables: { input }, skip: !isWhole });
  const rows = chosen.selection.rows.filter(fits);
  const count = isWhole ? (data?.adminListCount ?? undefined) : rows.length;
  return {
    count,
    problem: isWhole ? failure?.message : undefined,
    retry: refetch,
    start: (overrides) =>
      chosen.start({ ...what, ...overrides, ...(isWhole && count !== undefined && { total: count }) }, rows),
  };
}
