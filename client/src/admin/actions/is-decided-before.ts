import { failureOf } from '../../api/errors.ts';

/** Error codes of rows that were already decided or removed. */
export const CODES_OF_DECIDED: readonly string[] = ['CONFLICT', 'NOT_FOUND'];

const CHANGED = 'CHANGED_MEANWHILE';

/** Returns whether something is not as it was seen any more: it still waits, and must be read again. */
export function isChangedMeanwhile(error: unknown): boolean {
  const { reason, fields } = failureOf(error);
  // `seen` is the argument with what was seen.
  return reason === CHANGED || fields.seen !== undefined;
}

export const isDecidedBefore = (error: unknown): boolean =>
  CODES_OF_DECIDED.includes(failureOf(error).code) && !isChangedMeanwhile(error);

interface FailedRow {
  id: string;
  code: string;
  reason: string | null;
}

/** Returns the ids of the failed rows that were already decided. */
export const idsDecidedBefore = (failed: readonly FailedRow[]): string[] =>
  failed
    .filter(({ code, reason }) => CODES_OF_DECIDED.includes(code) && reason !== CHANGED)
    .map(({ id }) => id);
