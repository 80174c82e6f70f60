import { failureOf } from '../../api/errors.ts';

/** Error codes of rows that were already decided or removed. */
export const CODES_OF_DECIDED: readonly string[] = ['CONFLICT', 'NOT_FOUND'];

export const isDecidedBefore = (error: unknown): boolean => CODES_OF_DECIDED.includes(failureOf(error).code);

/** Returns the ids of the failed rows that were already decided. */
export const idsDecidedBefore = (failed: readonly { id: string; code: string }[]): string[] =>
  failed.filter(({ code }) => CODES_OF_DECIDED.includes(code)).map(({ id }) => id);
