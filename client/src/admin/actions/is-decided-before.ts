import { failureOf } from '../../api/errors.ts';

/** Codes of errors that say that somebody else has decided or removed the row. */
export const CODES_OF_DECIDED: readonly string[] = ['CONFLICT', 'NOT_FOUND'];

export const isDecidedBefore = (error: unknown): boolean => CODES_OF_DECIDED.includes(failureOf(error).code);

/** Of the rows that a bulk mutation did not decide, those that were decided before. */
export const idsDecidedBefore = (failed: readonly { id: string; code: string }[]): string[] =>
  failed.filter(({ code }) => CODES_OF_DECIDED.includes(code)).map(({ id }) => id);
