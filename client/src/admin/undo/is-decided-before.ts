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

/** Returns whether a failed undo can be tried again: the server did not report it as too late, and its time is not over. */
export const canRetryUndo = (error: unknown, until: number | undefined): boolean =>
  !CODES_OF_DECIDED.includes(failureOf(error).code) && (until === undefined || until > Date.now());
